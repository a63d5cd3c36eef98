// The correction of a board's clocks: facts in, the right times out, with the arithmetic both players can check. The desk
// says what each kind asks for and works it out; one key records it as one entry.
import { useState } from "react";
import { desk } from "../ipc/desk";
import type { BoardRow, CorrectionDraft, CorrectionForm, CorrectionShown, Game } from "../ipc/model";
import { useAsked, useQuery } from "../ipc/query";
import { useRecording } from "../frame/recording";
import { orNull } from "../game/forms";
import { say, t } from "../text/say";
import { Button } from "../widgets/Button";
import { Chooser } from "../widgets/Chooser";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import { CorrectionFields } from "./CorrectionFields";
import styles from "./Clocks.module.css";
import { WorkedOut } from "./WorkedOut";

export function Correction({ row, done }: { row: BoardRow; done: () => void }) {
  const { value: game } = useQuery<Game>(`game:${row.game}`, () => desk.game(row.game));
  const { value: forms } = useQuery<CorrectionForm[]>("correctionForms", desk.correctionForms);
  if (!game || !forms) return null;
  return <Wizard row={row} forms={forms} last={game.clocks?.text ?? { white: null, black: null }} done={done} />;
}

interface Props {
  row: BoardRow;
  forms: CorrectionForm[];
  /** The last readings: what the clocks show until something else is typed. */
  last: CorrectionDraft["clocks"];
  done: () => void;
}

function Wizard({ row, forms, last, done }: Props) {
  const { record } = useRecording();
  const [draft, setDraft] = useState<CorrectionDraft>(() => emptyDraft(row.game, last));
  const change = (to: Partial<CorrectionDraft>) => setDraft((was) => ({ ...was, ...to }));
  const form = forms.find((one) => one.kind === draft.kind) ?? null;
  const { value: shown, refusal } = useAsked<CorrectionShown>(form ? JSON.stringify(draft) : null, () =>
    desk.correctClocks(draft),
  );
  const ready = shown?.record ?? null;
  return (
    <form
      className={page["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void record(ready).then((recorded) => recorded && done());
      }}
    >
      <h3>{t("correction-title", { board: row.matchText ?? row.board })}</h3>
      <Chooser
        autoFocus
        label={t("correction-kind")}
        value={form?.kind ?? null}
        options={forms.map((one) => ({ value: one.kind, label: say(one.title) }))}
        onChange={(kind) => change({ kind, choice: null })}
      />
      {!form && <p className={page["dim"]}>{t("correction-on-change")}</p>}
      {form && (
        <div className={styles["wizard"]}>
          <div>
            <CorrectionFields form={form} draft={draft} change={change} />
            <Field
              long
              label={t("correction-reason")}
              value={draft.reason ?? ""}
              onChange={(reason) => change({ reason: orNull(reason) })}
            />
          </div>
          <div>
            {refusal && <p role="status">{refusal.messages.map(say).join(" ")}</p>}
            {shown && <WorkedOut shown={shown} white={row.white.name} black={row.black.name} />}
          </div>
        </div>
      )}
      <p className={page["actions"]}>
        <Button type="submit" first keys="Enter" isDisabled={ready === null}>
          {t("correction-record")}
        </Button>
        <Button onPress={done} keys="Escape">
          {t("form-cancel")}
        </Button>
      </p>
    </form>
  );
}

function emptyDraft(game: string, clocks: CorrectionDraft["clocks"]): CorrectionDraft {
  const neither = { white: null, black: null };
  return {
    game, kind: "", clocks, counters: neither, setControl: null, side: null, choice: null, disability: false,
    timesBefore: neither, amount: null, amounts: neither, completed: neither, takenBack: neither, lastGood: neither,
    lastGoodMoves: neither, elapsed: null, scheduleSuffers: false, missedGiven: false, reason: null,
  };
}
