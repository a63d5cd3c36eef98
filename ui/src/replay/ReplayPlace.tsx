// Any game on record, move by move: keys, a jump to what is disputed, both clocks, positions that came back.
import { useCallback, useEffect, useMemo, useRef } from "react";
import { LineBoard } from "../board/LineBoard";
import { NotationChooser, useNotation } from "../board/notation";
import { BoardChooser, useBoardInHand } from "../board/RoundBoards";
import { desk } from "../ipc/desk";
import type { BoardRow, Competition, Replay, Side } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { useWhere } from "../frame/where";
import { say, t } from "../text/say";
import page from "../widgets/Page.module.css";
import { replayed } from "./replayed";
import { SaveDiagram } from "./SaveDiagram";
import styles from "./Replay.module.css";

export function ReplayPlace({ competition }: { competition: Competition }) {
  const { round, row } = useBoardInHand(competition);
  const notation = useNotation();
  const game = row?.game ?? null;
  const { value: read, refusal } = useQuery<Replay>(game === null ? null : `game:${game}:replay:${notation ?? ""}`, () =>
    desk.replay(game ?? "", notation),
  );
  // While the game is written in another notation it stays on the screen, with the move in view and the board as turned.
  const shown = useRef<Replay | undefined>(undefined);
  const value = read ?? (shown.current?.game === game ? shown.current : undefined);
  useEffect(() => {
    if (value) shown.current = value;
  }, [value]);
  return (
    <div className={page["page"]}>
      <div className={page["bar"]}>
        {round && <BoardChooser round={round} row={row} />}
        <NotationChooser />
      </div>
      <div className={page["body"]}>
        {row === null && <p className={page["section"]}>{t("replay-choose")}</p>}
        {refusal && <p className={page["section"]} role="status">{refusal.messages.map(say).join(" ")}</p>}
        {row && value && !refusal && <Game key={row.game} row={row} replay={value} />}
      </div>
    </div>
  );
}

function Game({ row, replay }: { row: BoardRow; replay: Replay }) {
  const { where } = useWhere();
  const game = useMemo(() => replayed(replay), [replay]);
  const under = useCallback(
    (at: number, below: Side) => {
      const position = game?.positions[at];
      if (!position) return null;
      const mark = game.marks.get(at);
      return (
        <>
          <dl className={styles["clocks"]} aria-label={t("replay-clocks")}>
            {(["white", "black"] as const).map((side) => (
              <div key={side} data-side={side}>
                <dt>
                  <bdi>{row[side].name}</bdi>
                </dt>
                <dd>{position.clocks[side] ?? "–:––:––"}</dd>
              </div>
            ))}
            {replay.resultText !== null && (
              <div>
                <dt>{t("replay-result")}</dt>
                <dd>{replay.resultText}</dd>
              </div>
            )}
          </dl>
          {mark && (
            <p role="status" className={mark.kind === "notLegal" ? styles["notLegal"] : undefined}>
              {mark.says}
            </p>
          )}
          <p className={page["dim"]}>
            {[
              ...(position.check ? [t("replay-check")] : []),
              t("replay-quiet", { count: position.quietPlies }),
              ...(position.spentText === null ? [] : [t("replay-spent", { time: position.spentText })]),
              ...position.comments,
            ].join(" · ")}
          </p>
          <SaveDiagram
            asked={{
              fen: position.fen,
              squares: position.squares,
              flipped: below === "black",
              place: `${position.numberText}${position.text}`,
            }}
          />
        </>
      );
    },
    [game, row, replay.resultText],
  );
  if (!game) return null;
  return (
    <div className={styles["replay"]}>
      <LineBoard
        start={game.start.fen}
        steps={game.steps}
        marks={game.marks}
        kinds={game.kinds}
        disputed={game.disputed}
        at={where.replayAt?.game === row.game ? where.replayAt.ply : game.steps.length}
        label={t("replay-title")}
      >
        {under}
      </LineBoard>
      {replay.rest.length > 0 && (
        <p role="status" className={styles["notLegal"]}>
          {t("replay-unread")} {replay.rest.map((one) => `${one.numberText}${one.text}`).join(" ")}
        </p>
      )}
    </div>
  );
}
