// The claim desk: moves in, what they prove out. The desk counts and rules; this shows it and hands over what was typed.
// Each part is drawn anew only when what it shows has changed: the answer to a key press may not wait for the others.
import { useCallback, useState } from "react";
import { useNotation } from "../board/notation";
import { useBoardInHand } from "../board/RoundBoards";
import { desk } from "../ipc/desk";
import type { ClaimMoves, ClaimShown, Competition, LegalMove, LineStep } from "../ipc/model";
import { useAsked } from "../ipc/query";
import { inHand, useWhere } from "../frame/where";
import { useActions } from "../keys/handlers";
import { say, t } from "../text/say";
import { Button } from "../widgets/Button";
import page from "../widgets/Page.module.css";
import { AtTheClaim, UnderOldText, WhoClaims } from "./Claimant";
import { ClaimBoard, stoodAt } from "./ClaimBoard";
import { ClaimFound } from "./ClaimFound";
import { ClaimSource } from "./ClaimSource";
import { ClaimVerdicts } from "./ClaimVerdicts";
import { EMPTY, asked, boardMoveOf, movesOf, type Change, type Entry, NOTHING } from "./entry";
import { MoveField } from "./MoveField";
import styles from "./Claims.module.css";

const NO_MOVES: readonly LegalMove[] = [];
const NO_GAMES: readonly string[] = [];

export function ClaimsPlace({ competition }: { competition: Competition }) {
  const { where } = useWhere();
  const { section, round: number } = inHand(competition, where);
  const { round, row } = useBoardInHand(competition);
  const place = { game: row?.game ?? null, section: section?.id ?? null, round: number, notation: useNotation() };
  const [entry, setEntry] = useState<Entry>(EMPTY);
  const change = useCallback<Change>(
    (part) => setEntry((was) => ({ ...was, ...(typeof part === "function" ? part(was) : part) })),
    [],
  );
  const question = asked(entry, place);
  const ofMoves = question && movesOf(question);
  const { value: given, refusal } = useAsked<ClaimMoves>(ofMoves && JSON.stringify(ofMoves), () =>
    desk.claimMoves(ofMoves ?? movesOf(NOTHING)),
  );
  const { value: shown } = useAsked<ClaimShown>(
    // What is on record by now belongs to the answer.
    question && JSON.stringify([question, competition.head]),
    () => desk.claim(question ?? NOTHING),
  );
  const legal = given?.legal ?? NO_MOVES;
  const { since } = entry;

  const typeNext = useCallback((next: string) => change({ next }), [change]);
  const add = useCallback(
    (move: string) => change((was) => ({ since: [...was.since, move], next: "", written: "" })),
    [change],
  );
  const write = useCallback((written: string) => change({ written }), [change]);
  const takeBack = () => change((was) => ({ since: was.since.slice(0, -1) }));
  useActions(since.length > 0 ? { "take-back-move": takeBack } : {});

  return (
    <div className={`${page["split"]} ${styles["desk"]}`}>
      <section aria-label={t("claims-title")}>
        <div className={page["form"]}>
          <ClaimSource
            round={round}
            row={row}
            moves={entry.moves}
            position={entry.position}
            games={given?.games ?? NO_GAMES}
            number={given?.number ?? 1}
            change={change}
          />
          <div className={styles["entries"]}>
            <MoveField label={t("claims-next")} hint={t("claims-next-hint")} value={entry.next} onChange={typeNext} legal={legal} onTake={add} />
            <MoveField label={t("claims-written")} hint={t("claims-written-hint")} value={entry.written} onChange={write} legal={legal} />
            <WhoClaims claimant={entry.claimant} change={change} />
          </div>
          {since.length > 0 && given && (
            <p className={page["actions"]}>
              <span>
                {t("claims-since")}: {added(given.line, since)}
              </span>
              <Button onPress={takeBack} keys="Shift+B">
                {t("claims-take-back")}
              </Button>
            </p>
          )}
          {shown?.unclear && !begins(legal, entry.written) && <p role="status">{say(shown.unclear)}</p>}
          <AtTheClaim clocks={entry.clocks} touched={entry.touched} change={change} />
          {shown?.historical && <UnderOldText unrecorded={entry.unrecorded} flagFell={entry.flagFell} change={change} />}
          {question && refusal && <p role="status">{refusal.messages.map(say).join(" ")}</p>}
          {given?.remarks.map((remark) => (
            <p key={remark.id} role="status" className={styles["notLegal"]}>
              {say(remark)}
            </p>
          ))}
          {!question && entry.position.trim() === "" && <p className={page["dim"]}>{t("claims-start")}</p>}
        </div>
        {shown && <ClaimVerdicts shown={shown} clocks={entry.clocks} />}
      </section>
      <section aria-label={t("claims-line")}>
        {given && (
          <div className={styles["found"]}>
            <ClaimBoard
              given={given}
              stood={stoodAt(shown?.report.occurrences ?? [])}
              means={boardMoveOf(entry, place)}
              promoting={entry.promoting}
              change={change}
            />
            {shown && <ClaimFound report={shown.report} line={given.line} />}
          </div>
        )}
      </section>
    </div>
  );
}

/** The moves added at the desk, as the line shows them. */
function added(line: readonly LineStep[], since: readonly string[]): string {
  return line.slice(-since.length).map((step) => `${step.numberText}${step.text}`).join(" ");
}

/** What was typed may still become a move. */
function begins(legal: readonly LegalMove[], typed: string): boolean {
  return legal.some((move) => move.text.toLowerCase().startsWith(typed.trim().toLowerCase()));
}
