// The forms of an adjourned game. They hand over what was typed; the desk reads it and says what it did not understand.
import { useState } from "react";
import type { Adjourned, AdjournmentTyped, Competition } from "../ipc/model";
import { OccurredField, orNull, RecordForm } from "../game/forms";
import { t } from "../text/say";
import { Check } from "../widgets/Check";
import { Chooser } from "../widgets/Chooser";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import { EnvelopeFields } from "./EnvelopeFields";

export type ActName = "handOver" | "change" | "tell" | "open" | "openReply" | "lost" | "reply" | "resume" | "clocks";

interface Props {
  name: ActName;
  row: Adjourned;
  competition: Competition;
  done: () => void;
}

export function ActForm({ name, row, competition, done }: Props) {
  const adjournment = row.adjournment;
  const [text, setText] = useState("");
  const [note, setNote] = useState("");
  const [at, setAt] = useState("");
  const [found, setFound] = useState("");
  const [openedBy, setOpenedBy] = useState(competition.recordedBy ?? "");
  const [envelope, setEnvelope] = useState(row.envelope);
  const [clocks, setClocks] = useState(row.envelope.clocks);
  const [position, setPosition] = useState(true);
  const [times, setTimes] = useState(true);
  const [early, setEarly] = useState(true);
  const [anyway, setAnyway] = useState(false);

  const acts: Record<ActName, () => AdjournmentTyped> = {
    handOver: () => ({ what: "handOver", adjournment, holder: text, at: orNull(at), note: orNull(note) }),
    change: () => ({ what: "change", adjournment, envelope: { ...envelope, adjourned: null } }),
    tell: () => ({ what: "seal", adjournment, reply: false, text: orNull(text) }),
    reply: () => ({ what: "seal", adjournment, reply: true, text: orNull(text) }),
    open: () => opened(false),
    openReply: () => opened(true),
    lost: () => ({
      what: "lost",
      adjournment,
      reply: false,
      positionKnown: position,
      timesKnown: times,
      declared: orNull(text),
      at: orNull(at),
    }),
    resume: () => ({ what: "resume", adjournment, clocks, at: orNull(at) }),
    clocks: () => ({ what: "correctClocks", adjournment, clocks, beforeFirstMove: early }),
  };
  const opened = (reply: boolean): AdjournmentTyped => ({
    what: "open",
    adjournment,
    reply,
    found: orNull(found),
    text: orNull(text),
    openedBy: orNull(openedBy),
    at: orNull(at),
    anyway,
  });

  return (
    <RecordForm
      title={t(`adjourned-act-${name}`)}
      done={done}
      command={() => ({ kind: "adjournment", act: acts[name]() })}
    >
      {name === "change" && <EnvelopeFields envelope={envelope} change={setEnvelope} names={row.players} />}
      {name === "handOver" && (
        <>
          <Field autoFocus label={t("adjourn-holder")} value={text} onChange={setText} />
          <Field label={t("adjourned-note")} value={note} onChange={setNote} />
          <OccurredField value={at} onChange={setAt} />
        </>
      )}
      {(name === "tell" || name === "reply") && (
        <Field
          autoFocus
          label={t("adjourn-sealed")}
          hint={t(name === "reply" ? "adjourned-reply-hint" : "adjourn-sealed-hint")}
          value={text}
          onChange={setText}
        />
      )}
      {(name === "open" || name === "openReply") && (
        <>
          <div className={page["whole"]}>
            <Field
              autoFocus
              label={t("adjourned-written")}
              hint={row.told && name === "open" ? t("adjourned-written-told") : undefined}
              value={text}
              onChange={setText}
            />
          </div>
          <Chooser
            label={t("adjourned-found")}
            value={found}
            options={["", "clear", "ambiguous", "undecipherable", "illegal"].map((value) => ({
              value,
              label: t(`adjourned-found-${value === "" ? "read" : value}`),
            }))}
            onChange={setFound}
          />
          <Chooser
            label={t("adjourned-opened-by")}
            value={openedBy}
            options={competition.arbiters.map((one) => ({ value: one.id, label: `${one.initials} ${one.name}` }))}
            onChange={setOpenedBy}
          />
          <OccurredField value={at} onChange={setAt} />
          {name === "open" && row.arrivedText[row.sealer === "white" ? "black" : "white"] === null && (
            <Check isSelected={anyway} onChange={setAnyway}>
              {t("adjourned-open-anyway")}
            </Check>
          )}
        </>
      )}
      {name === "lost" && (
        <>
          <Check autoFocus isSelected={position} onChange={setPosition}>
            {t("adjourned-position-known")}
          </Check>
          <Check isSelected={times} onChange={setTimes}>
            {t("adjourned-times-known")}
          </Check>
          <Field label={t("adjourned-declared")} value={text} onChange={setText} />
          <OccurredField value={at} onChange={setAt} />
        </>
      )}
      {(name === "resume" || name === "clocks") && (
        <>
          {(["white", "black"] as const).map((side) => (
            <Field
              key={side}
              figures
              autoFocus={side === "white"}
              label={t(`form-clock-${side}`)}
              value={clocks[side] ?? ""}
              onChange={(clock) => setClocks({ ...clocks, [side]: clock === "" ? null : clock })}
            />
          ))}
          {name === "resume" && <OccurredField value={at} onChange={setAt} />}
          {name === "clocks" && (
            <Check isSelected={early} onChange={setEarly}>
              {t("adjourned-before-first-move")}
            </Check>
          )}
        </>
      )}
    </RecordForm>
  );
}
