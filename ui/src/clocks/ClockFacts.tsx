import type { ClockFactsDraft, IncidentDraft, IncidentKind, Side } from "../ipc/model";
import { orNull } from "../game/forms";
import { useForms } from "../incident/useForms";
import { say, t } from "../text/say";
import { Radios } from "../widgets/Check";
import { Chooser } from "../widgets/Chooser";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";

interface Props {
  kind: IncidentKind | null;
  draft: IncidentDraft;
  change: (to: Partial<IncidentDraft>) => void;
}

const NOTHING: ClockFactsDraft = {
  completed: { white: null, black: null }, countedBy: null, firstFlag: null, stoppedFor: null,
};

/** What a fallen flag, stopped clocks or an illegal position ask for besides what every incident asks. */
export function ClockFacts({ kind, draft, change }: Props) {
  const { countedBy, stopReasons } = useForms();
  const asks = (field: IncidentKind["fields"][number]) => kind?.fields.includes(field) ?? false;
  const facts = draft.clock ?? NOTHING;
  const tell = (to: Partial<ClockFactsDraft>) => change({ clock: { ...facts, ...to } });
  return (
    <>
      {asks("flag") && (
        <div className={page["fields"]}>
          {(["white", "black"] as const).map((side) => (
            <Field
              key={side}
              figures
              label={`${t("flag-completed")}, ${t(`side-${side}`)}`}
              placeholder="39"
              value={facts.completed[side] ?? ""}
              onChange={(text) => tell({ completed: { ...facts.completed, [side]: orNull(text) } })}
            />
          ))}
          <Chooser
            label={t("flag-counted-by")}
            value={facts.countedBy}
            options={countedBy.map((one) => ({ value: one.value, label: say(one.label) }))}
            onChange={(by) => tell({ countedBy: by })}
          />
        </div>
      )}
      {asks("flag") && draft.against.length === 2 && (
        <Radios
          label={t("flag-first")}
          value={facts.firstFlag ?? ""}
          options={[
            ...(["white", "black"] as const).map((side) => ({ value: side, label: t(`side-${side}`) })),
            { value: "", label: t("flag-first-unknown") },
          ]}
          onChange={(side) => tell({ firstFlag: side === "" ? null : (side as Side) })}
        />
      )}
      {asks("stoppedFor") && (
        <Chooser
          label={t("flag-stopped-for")}
          value={facts.stoppedFor}
          options={stopReasons.map((one) => ({ value: one.value, label: say(one.label) }))}
          onChange={(why) => tell({ stoppedFor: why })}
        />
      )}
      {asks("when") && (
        <Radios
          label={t("flag-when")}
          value={draft.when ?? "before-reply"}
          options={[
            { value: "before-reply", label: t("flag-when-before") },
            { value: "after-reply", label: t("flag-when-after") },
          ]}
          onChange={(when) => change({ when })}
        />
      )}
    </>
  );
}
