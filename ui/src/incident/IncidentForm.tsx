// Facts only: what happened, to whom, at which move, what the clocks showed. The desk answers with its advice while the
// form is filled in; nothing is recorded before Enter.
import { useState } from "react";
import { desk } from "../ipc/desk";
import type {
  Advice, BoardRow, Command, Competition, IncidentDraft, IncidentField, Preview, RulingDraft, RulingMode, RulingOffered,
} from "../ipc/model";
import { useAsked } from "../ipc/query";
import { useRecording } from "../frame/recording";
import { OccurredField, orNull } from "../game/forms";
import { say, t } from "../text/say";
import { Because } from "../widgets/Because";
import { Button } from "../widgets/Button";
import { Check, Checks, Radios } from "../widgets/Check";
import { Chooser } from "../widgets/Chooser";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import { ClockFacts } from "../clocks/ClockFacts";
import { AdviceView, undecidedBy } from "./AdviceView";
import { RulingForm } from "./RulingForm";
import styles from "./Incident.module.css";
import { useForms } from "./useForms";

const MODES: RulingMode[] = ["done", "ask", "open"];

interface Props {
  row: BoardRow;
  competition: Competition;
  done: () => void;
}

export function IncidentForm({ row, competition, done }: Props) {
  const { record } = useRecording();
  const { incidents: kinds, reporters, moments } = useForms();
  const [draft, setDraft] = useState<IncidentDraft>(() => emptyDraft(row.game));
  const [ruling, setRuling] = useState(false);
  const change = (to: Partial<IncidentDraft>) => setDraft((was) => ({ ...was, ...to }));
  const kind = kinds.find((one) => one.kind === draft.kind) ?? null;
  const asks = (field: IncidentField) => kind?.fields.includes(field) ?? false;

  const command: Command = { kind: "incident", incident: draft };
  const asked = kind !== null && (draft.against.length > 0 || !asks("side"));
  const preview = useAsked<Preview>(asked ? JSON.stringify(command) : null, () => desk.preview(command));
  const advice = preview.value?.advice ?? null;

  const likely = likelyOf(advice);
  const undecided = advice !== null && undecidedBy(advice);

  const submit = async (with_: RulingDraft | null) => {
    // While the mate question is open, Enter rules nothing: the incident waits.
    const mode: RulingMode = undecided && with_ === null ? "open" : draft.mode;
    if (await record({ kind: "incident", incident: { ...draft, mode, ruling: with_ } })) done();
  };

  /** Records what the button says. Where what was typed last changes that, the new advice is shown first. */
  const enter = async () => {
    // Another ruling is being written below: that form records it.
    if (ruling) return;
    if (draft.mode !== "done") return submit(null);
    let first = likely;
    if (asked && preview.of !== JSON.stringify(command)) {
      const now = likelyOf((await desk.preview(command).catch(() => null))?.advice ?? null);
      if (JSON.stringify(now?.label) !== JSON.stringify(first?.label)) return;
      first = now;
    }
    await submit(first?.ruling ?? null);
  };

  return (
    <>
    <form
      className={`${page["form"]} ${styles["held"]}`}
      onSubmit={(event) => {
        event.preventDefault();
        void enter();
      }}
    >
      <h3>
        {t("incident-form")} {kind && <Because because={kind.because} />}
      </h3>
      <div className={page["fields"]}>
        <Chooser
          autoFocus
          label={t("incident-kind")}
          value={draft.kind}
          options={kinds.map((one) => ({ value: one.kind, label: say(one.title) }))}
          onChange={(chosen) => change({ kind: chosen })}
        />
      </div>
      <Checks
        label={t("incident-against")}
        value={draft.against}
        options={(["white", "black"] as const).map((side) => ({
          value: side,
          label: t(`incident-against-${side}`, { name: row[side].name }),
        }))}
        onChange={(against) => change({ against: against as IncidentDraft["against"] })}
      />
      <div className={page["fields"]}>
        {asks("move") && (
          <Field
            figures
            label={t("form-move")}
            placeholder="34"
            value={draft.move ?? ""}
            onChange={(move) => change({ move: orNull(move) })}
          />
        )}
        {asks("played") && (
          <Field
            figures
            label={t("incident-move-text")}
            placeholder="Nf3-g6"
            value={draft.moveText ?? ""}
            onChange={(moveText) => change({ moveText: orNull(moveText) })}
          />
        )}
        {asks("when") && (
          <Chooser
            label={t("incident-when")}
            value={draft.when}
            options={moments.map((one) => ({ value: one.value, label: say(one.label) }))}
            onChange={(when) => change({ when })}
          />
        )}
        {asks("player") && (
          <Field
            label={t("incident-person")}
            value={draft.person ?? ""}
            onChange={(person) => change({ person: orNull(person) })}
          />
        )}
        {asks("clocks") && (
          <>
            <Field
              figures
              label={t("form-clock-white")}
              placeholder="0:12:22"
              value={draft.clocks.white ?? ""}
              onChange={(white) => change({ clocks: { ...draft.clocks, white: orNull(white) } })}
            />
            <Field
              figures
              label={t("form-clock-black")}
              placeholder="0:46:09"
              value={draft.clocks.black ?? ""}
              onChange={(black) => change({ clocks: { ...draft.clocks, black: orNull(black) } })}
            />
          </>
        )}
        {asks("minutes") && (
          <Field
            figures
            label={t("incident-minutes")}
            value={draft.minutes ?? ""}
            onChange={(minutes) => change({ minutes: orNull(minutes) })}
          />
        )}
        <OccurredField value={draft.occurred ?? ""} onChange={(occurred) => change({ occurred: orNull(occurred) })} />
      </div>
      <ClockFacts kind={kind} draft={draft} change={change} />
      <div className={page["fields"]}>
        <Chooser
          label={t("incident-reported-by")}
          value={draft.reportedBy}
          options={reporters.map((one) => ({ value: one.value, label: say(one.label) }))}
          onChange={(reportedBy) => change({ reportedBy })}
        />
        <Field
          label={t("incident-witness-field")}
          value={draft.witness ?? ""}
          onChange={(witness) => change({ witness: orNull(witness) })}
        />
      </div>
      {asks("squares") && (
        <Field
          label={t("incident-squares")}
          hint={t("incident-squares-hint")}
          placeholder="e4 xd5"
          value={draft.squares ?? ""}
          onChange={(squares) => change({ squares: orNull(squares) })}
        />
      )}
      {asks("position") && (
        <Field
          long
          label={t("incident-position")}
          hint={t("incident-position-hint")}
          value={draft.position ?? ""}
          onChange={(position) => change({ position: orNull(position) })}
        />
      )}
      <Check isSelected={draft.sameAction} onChange={(sameAction) => change({ sameAction })}>
        {t("incident-same-action")}
      </Check>
      <Field long label={t("form-text")} value={draft.text ?? ""} onChange={(text) => change({ text: orNull(text) })} />
      <Radios
        label={t("incident-mode")}
        value={draft.mode}
        options={MODES.map((mode) => ({ value: mode, label: t(`incident-mode-${mode}`) }))}
        onChange={(mode) => change({ mode: mode as RulingMode })}
      />
      <div className={styles["foot"]}>
      <div className={styles["said"]}>
        {preview.value?.remarks.map((remark) => <p key={remark.id}>{say(remark)}</p>)}
        {preview.refusal && <p role="status">{preview.refusal.messages.map(say).join(" ")}</p>}
        {advice && <AdviceView advice={advice} before={draft.clocks} />}
      </div>
      <p className={page["actions"]}>
        {!ruling && (
          <Button type="submit" first keys="Enter" isDisabled={kind === null}>
            {draft.mode === "done" && likely ? say(likely.label) : t("form-record")}
          </Button>
        )}
        {!ruling &&
          draft.mode === "done" &&
          advice?.rulings.slice(likely ? 1 : 0).map((offered) => (
            <Button key={offered.label.id} onPress={() => void submit(offered.ruling)}>
              {say(offered.label)}
            </Button>
          ))}
        {draft.mode === "done" && (
          <Button plain onPress={() => setRuling(!ruling)} aria-expanded={ruling}>
            {t("ruling-other")}
          </Button>
        )}
        <Button onPress={done} keys="Escape">
          {t("form-cancel")}
        </Button>
      </p>
      </div>
    </form>
    {ruling && <RulingForm competition={competition} submit={submit} cancel={() => setRuling(false)} />}
    </>
  );
}

function emptyDraft(game: string): IncidentDraft {
  return {
    game,
    section: null,
    round: null,
    kind: "",
    against: [],
    person: null,
    player: null,
    move: null,
    moveText: null,
    clocks: { white: null, black: null },
    minutes: null,
    squares: null,
    position: null,
    text: null,
    reportedBy: null,
    witness: null,
    occurred: null,
    sameAction: false,
    when: null,
    mode: "done",
    ruling: null,
  };
}

/** What Enter records: the first ruling offered, none while the mate question is open. */
function likelyOf(advice: Advice | null): RulingOffered | null {
  return advice && !undecidedBy(advice) ? advice.rulings[0] ?? null : null;
}
