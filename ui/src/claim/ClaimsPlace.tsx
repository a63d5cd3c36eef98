// The claim desk: moves in, what they prove out. The desk counts and rules; this shows it and hands over what was typed.
import { useMemo, useRef, useState } from "react";
import { LineBoard, type MoveMark } from "../board/LineBoard";
import { NotationChooser, useNotation } from "../board/notation";
import { BoardChooser, useBoardInHand } from "../board/RoundBoards";
import { desk } from "../ipc/desk";
import type { ClaimAsked, ClaimShown, Competition, LegalMove, LineStep, Side } from "../ipc/model";
import { useAsked } from "../ipc/query";
import { inHand, useWhere } from "../frame/where";
import { orNull } from "../game/forms";
import { useActions } from "../keys/handlers";
import { say, t } from "../text/say";
import { Button } from "../widgets/Button";
import { Check, Radios } from "../widgets/Check";
import { Chooser } from "../widgets/Chooser";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import { ClaimFound } from "./ClaimFound";
import { ClaimVerdicts } from "./ClaimVerdicts";
import { MoveField } from "./MoveField";
import { FileOfMoves } from "./FileOfMoves";
import { PositionField } from "./PositionField";
import styles from "./Claims.module.css";

/** What a move made on the board means. */
type BoardMove = "adds" | "writes";

export function ClaimsPlace({ competition }: { competition: Competition }) {
  const { where } = useWhere();
  const { section, round: number } = inHand(competition, where);
  const { round, row } = useBoardInHand(competition);
  const notation = useNotation();
  const [moves, setMoves] = useState("");
  const [fileGame, setFileGame] = useState<number | null>(null);
  const [position, setPosition] = useState("");
  const [fen, setFen] = useState<string | null>(null);
  const [since, setSince] = useState<readonly string[]>([]);
  const [next, setNext] = useState("");
  const [written, setWritten] = useState("");
  const [touched, setTouched] = useState(false);
  const [clocks, setClocks] = useState({ white: "", black: "" });
  const [claimant, setClaimant] = useState<Side | null>(null);
  const [boardMove, setBoardMove] = useState<BoardMove | null>(null);
  const [promoting, setPromoting] = useState<readonly LegalMove[]>([]);

  const asked: ClaimAsked = {
    game: row?.game ?? null, section: section?.id ?? null, round: number, moves: orNull(moves), number: fileGame, fen,
    since: [...since], written: orNull(written), touched, claimant, notation,
  };
  const half = position.trim() !== "" && fen === null;
  const something = !half && (asked.game !== null || asked.moves !== null || fen !== null || since.length > 0);
  const { value: shown, refusal } = useAsked<ClaimShown>(something ? JSON.stringify(asked) : null, () => desk.claim(asked));
  const line = useSame(shown?.line, sameLine);
  const legal = useSame(shown?.legal, sameMoves) ?? NO_MOVES;
  const marks = useMemo(() => marksOf(shown), [shown?.report.occurrences.map((one) => one.ply).join(" ")]);

  // Moves that are on record are looked at, and the board writes; what is entered here is played on.
  const means: BoardMove = boardMove ?? (asked.game !== null && asked.moves === null && fen === null ? "writes" : "adds");
  const add = (move: string) => {
    setSince([...since, move]);
    setNext("");
    setWritten("");
  };
  const takeBack = () => setSince(since.slice(0, -1));
  const make = (move: LegalMove) => {
    setPromoting([]);
    if (means === "adds") add(move.san);
    else setWritten(move.text);
  };
  const made = (from: string, to: string) => {
    const meant = legal.filter((one) => one.from === from && one.to === to);
    if (meant.length === 1 && meant[0]) make(meant[0]);
    else setPromoting(meant);
  };
  const hears = useRef(made);
  hears.current = made;
  const toMove = shown?.report.toMove ?? "white";
  const board = useMemo(
    () => ({ side: toMove, legal, made: (from: string, to: string) => hears.current(from, to) }),
    [toMove, legal],
  );
  useActions(since.length > 0 ? { "take-back-move": takeBack } : {});
  const fresh = () => {
    setSince([]);
    setWritten("");
    setPromoting([]);
  };
  const changeMoves = (text: string) => {
    setMoves(text);
    setFileGame(null);
    fresh();
  };

  return (
    <div className={`${page["split"]} ${styles["desk"]}`}>
      <section aria-label={t("claims-title")}>
        <div className={page["form"]}>
          <div className={styles["row"]}>
            {round && <BoardChooser round={round} row={row} none={t("claims-no-board")} />}
            <FileOfMoves onRead={changeMoves} />
          </div>
          <Field
            long
            label={t("claims-moves")}
            placeholder={t("claims-moves-hint")}
            value={moves}
            onChange={changeMoves}
          />
          {shown && shown.games.length > 1 && (
            <Chooser
              label={t("claims-file-game")}
              value={String(shown.number)}
              options={shown.games.map((label, at) => ({ value: String(at + 1), label: `${at + 1}. ${label}` }))}
              onChange={(value) => setFileGame(Number(value))}
            />
          )}
          <PositionField
            text={position}
            onText={(text) => {
              setPosition(text);
              fresh();
            }}
            onPosition={setFen}
          />
          {since.length > 0 && line && (
            <p className={page["actions"]}>
              <span>
                {t("claims-since")}: {added(line, since)}
              </span>
              <Button onPress={takeBack} keys="Shift+B">
                {t("claims-take-back")}
              </Button>
            </p>
          )}
          <div className={styles["entries"]}>
            <MoveField label={t("claims-next")} hint={t("claims-next-hint")} value={next} onChange={setNext} legal={legal} onTake={add} />
            <MoveField label={t("claims-written")} hint={t("claims-written-hint")} value={written} onChange={setWritten} legal={legal} />
            <Chooser
              label={t("claims-claimant")}
              value={claimant ?? ""}
              options={[
                { value: "", label: t("claims-claimant-mover") },
                { value: "white", label: t("side-white") },
                { value: "black", label: t("side-black") },
              ]}
              onChange={(side) => setClaimant(side === "" ? null : (side as Side))}
            />
          </div>
          {shown?.unclear && !begins(legal, written) && <p role="status">{say(shown.unclear)}</p>}
          <div className={styles["row"]}>
            {(["white", "black"] as const).map((side) => (
              <Field
                key={side}
                figures
                label={t(`form-clock-${side}`)}
                placeholder={side === "white" ? "0:12:22" : "0:46:09"}
                value={clocks[side]}
                onChange={(read) => setClocks({ ...clocks, [side]: read })}
              />
            ))}
            <Check isSelected={touched} onChange={setTouched}>
              {t("claims-touched")}
            </Check>
          </div>
          {something && refusal && <p role="status">{refusal.messages.map(say).join(" ")}</p>}
          {shown?.remarks.map((remark) => (
            <p key={remark.id} role="status" className={styles["notLegal"]}>
              {say(remark)}
            </p>
          ))}
          {!something && !half && <p className={page["dim"]}>{t("claims-start")}</p>}
        </div>
        {shown && <ClaimVerdicts shown={shown} clocks={clocks} />}
      </section>
      <section aria-label={t("claims-line")}>
        {shown && line && (
          <div className={styles["found"]}>
            <LineBoard
              start={shown.startFen}
              steps={line}
              at={line.length}
              label={t("claims-line")}
              marks={marks}
              moves={board}
            />
            {promoting.length > 0 && (
              <p className={page["actions"]} role="group" aria-label={t("claims-promotion")}>
                {t("claims-promotion")}
                {promoting.map((move) => (
                  <Button key={move.san} onPress={() => make(move)}>
                    {move.text}
                  </Button>
                ))}
              </p>
            )}
            <div className={styles["row"]}>
              <Radios
                label={t("claims-board-move")}
                value={means}
                options={[
                  { value: "writes", label: t("claims-board-writes") },
                  { value: "adds", label: t("claims-board-adds") },
                ]}
                onChange={(value) => setBoardMove(value as BoardMove)}
              />
              <NotationChooser />
            </div>
            <ClaimFound shown={shown} line={line} />
          </div>
        )}
      </section>
    </div>
  );
}

const NO_MOVES: readonly LegalMove[] = [];

/** The moves added at the desk, as the line shows them. */
function added(line: readonly LineStep[], since: readonly string[]): string {
  return line.slice(-since.length).map((step) => `${step.numberText}${step.text}`).join(" ");
}

function marksOf(shown: ClaimShown | undefined): Map<number, MoveMark> {
  const marks = new Map<number, MoveMark>();
  for (const one of shown?.report.occurrences ?? []) marks.set(one.ply, { kind: "same", says: t("claims-occurrences") });
  return marks;
}

/** The value before, as long as the new one says the same: what hangs on it is not drawn again while a move is typed. */
function useSame<T>(now: T | undefined, same: (a: T, b: T) => boolean): T | undefined {
  const kept = useRef<T | undefined>(undefined);
  if (now === undefined || kept.current === undefined || !same(kept.current, now)) kept.current = now;
  return kept.current;
}

/** What was typed may still become a move. */
function begins(legal: readonly LegalMove[], typed: string): boolean {
  return legal.some((move) => move.text.toLowerCase().startsWith(typed.trim().toLowerCase()));
}

function sameLine(a: readonly LineStep[], b: readonly LineStep[]): boolean {
  return a.length === b.length && a.every((step, at) => step.fen === b[at]?.fen && step.text === b[at]?.text && step.clockText === b[at]?.clockText);
}

function sameMoves(a: readonly LegalMove[], b: readonly LegalMove[]): boolean {
  return a.length === b.length && a.every((move, at) => move.text === b[at]?.text && move.from === b[at]?.from);
}
