import { useState } from "react";
import type { Advice, Message, Pair } from "../ipc/model";
import { Board } from "../board/Board";
import { useActions } from "../keys/handlers";
import { MateEvidence } from "../mate/MateEvidence";
import { say, t } from "../text/say";
import { Because } from "../widgets/Because";
import { Button } from "../widgets/Button";
import styles from "./Incident.module.css";

interface Props {
  advice: Advice;
  before?: Pair<string | null> | null;
  /** Already ruled: the advice stays readable and steps back. */
  quiet?: boolean;
}

/** What the Laws prescribe here: the sentences, the Articles, the clocks after it, what it means for the result. */
export function AdviceView({ advice, before = null, quiet = false }: Props) {
  const [evidence, setEvidence] = useState(false);
  const question = quiet ? null : advice.mateQuestion;
  const undecided = undecidedBy(advice);
  const mate = advice.mate && (
    <li>
      {undecided ? <b>{say(advice.mate)}</b> : say(advice.mate)}{" "}
      {question && (
        <Button
          plain={!undecided}
          first={undecided}
          data-ruling={undecided || undefined}
          onPress={() => setEvidence(!evidence)}
          aria-expanded={evidence}
          keys="m"
        >
          {t(undecided ? "evidence-decide" : "evidence-show")}
        </Button>
      )}
    </li>
  );
  useActions(question ? { "mate-question": () => setEvidence(!evidence) } : {});
  return (
    <div className={styles["advice"]} data-quiet={quiet || undefined}>
      <p className={styles["dim"]}>
        {t("advice-label")} <Because because={advice.because} />
      </p>
      <ul>
        {undecided && mate}
        {advice.lines.map((line, at) => (
          <li key={at}>{positionOf(line) === null ? say(line) : <Position fen={positionOf(line) ?? ""} says={say(line)} />}</li>
        ))}
        {!undecided && mate}
        {advice.result && (
          <li>
            <b>{say(advice.result)}</b>
          </li>
        )}
      </ul>
      {question && evidence && <MateEvidence question={question} close={() => setEvidence(false)} />}
      {advice.clocksAfter && <ClocksBeforeAfter before={before} after={advice.clocksAfter} />}
    </div>
  );
}

/** The ruling hangs on the mate question, and that is not decided: no ruling is the likely one. */
export function undecidedBy(advice: Advice): boolean {
  return advice.mate?.id === "mate-undetermined";
}

/** The position an answer rests on, where the line says one. */
function positionOf(line: Message): string | null {
  const fen = line.id === "advice-position" ? line.args["fen"] : null;
  return typeof fen === "string" ? fen : null;
}

function Position({ fen, says }: { fen: string; says: string }) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t("advice-position-show")}</summary>
      {open && <Board small fen={fen} label={says} />}
      <p className={styles["dim"]}>{says}</p>
    </details>
  );
}

function ClocksBeforeAfter({ before, after }: { before: Pair<string | null> | null; after: Pair<string | null> }) {
  return (
    <table className={styles["clocks"]}>
      <thead>
        <tr>
          <th scope="col">
            <span className="spoken">{t("clocks-side")}</span>
          </th>
          {before && <th scope="col">{t("clocks-before")}</th>}
          <th scope="col">{t("clocks-after")}</th>
        </tr>
      </thead>
      <tbody>
        {(["white", "black"] as const).map((side) => (
          <tr key={side}>
            <th scope="row">{t(`side-${side}`)}</th>
            {before && <td>{before[side] ?? "–"}</td>}
            <td>
              <b>{after[side] ?? "–"}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
