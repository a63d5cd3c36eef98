// What stands on the envelope, as fields: the same for a game that is adjourned now and for an envelope corrected later.
import type { EnvelopeTyped, Pair, Side } from "../ipc/model";
import { t } from "../text/say";
import { Chooser } from "../widgets/Chooser";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";

interface Props {
  envelope: EnvelopeTyped;
  change: (to: EnvelopeTyped) => void;
  names: Pair<string>;
  /** The game is being adjourned: when, and whether before the end of the session. */
  fresh?: boolean;
}

export function EnvelopeFields({ envelope, change, names, fresh = false }: Props) {
  const set = (to: Partial<EnvelopeTyped>) => change({ ...envelope, ...to });
  const side = (value: string): Side => (value === "black" ? "black" : "white");
  const sides = [
    { value: "white", label: `${t("side-white")}: ${names.white}` },
    { value: "black", label: `${t("side-black")}: ${names.black}` },
  ];
  return (
    <>
      <Chooser
        autoFocus
        label={t("adjourn-sealer")}
        value={envelope.sealer}
        options={sides}
        onChange={(value) => set({ sealer: side(value) })}
      />
      <Field
        figures
        label={t("adjourn-number")}
        placeholder="41"
        value={envelope.move}
        onChange={(move) => set({ move })}
      />
      <Chooser
        label={t("adjourn-offer")}
        value={envelope.offerBy ?? ""}
        options={[{ value: "", label: t("adjourn-offer-none") }, ...sides]}
        onChange={(value) => set({ offerBy: value === "" ? null : side(value) })}
      />
      <Field
        figures
        label={t("form-clock-white")}
        placeholder="0:12:22"
        value={envelope.clocks.white ?? ""}
        onChange={(white) => set({ clocks: { ...envelope.clocks, white: typed(white) } })}
      />
      <Field
        figures
        label={t("form-clock-black")}
        placeholder="0:46:09"
        value={envelope.clocks.black ?? ""}
        onChange={(black) => set({ clocks: { ...envelope.clocks, black: typed(black) } })}
      />
      {fresh && (
        <Field
          figures
          label={t("form-occurred")}
          placeholder={t("form-occurred-now")}
          value={envelope.adjourned ?? ""}
          onChange={(adjourned) => set({ adjourned: typed(adjourned) })}
        />
      )}
      <div className={page["whole"]}>
        <Field
          label={t("adjourn-fen")}
          hint={t("adjourn-fen-hint")}
          value={envelope.fen ?? ""}
          onChange={(fen) => set({ fen: typed(fen) })}
        />
      </div>
      <Field
        label={t("adjourn-resumes")}
        placeholder={t("adjourn-resumes-form")}
        value={envelope.resumes ?? ""}
        onChange={(resumes) => set({ resumes: typed(resumes) })}
      />
      <Field
        label={t("adjourn-place")}
        value={envelope.place ?? ""}
        onChange={(place) => set({ place: typed(place) })}
      />
      {fresh && (
        <Field
          figures
          label={t("adjourn-session-ends")}
          placeholder={t("adjourn-session-over")}
          value={envelope.sessionEnds ?? ""}
          onChange={(sessionEnds) => set({ sessionEnds: typed(sessionEnds) })}
        />
      )}
    </>
  );
}

/** What was typed as it stands: blanks inside it are still to be followed by words. */
function typed(text: string): string | null {
  return text === "" ? null : text;
}
