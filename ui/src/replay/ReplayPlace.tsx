// Any game on record, move by move: keys, a jump to what is disputed, both clocks, positions that came back.
import { LineBoard } from "../board/LineBoard";
import { BoardChooser, useBoardInHand } from "../board/RoundBoards";
import { desk } from "../ipc/desk";
import type { BoardRow, ClaimShown, Competition } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { say, t } from "../text/say";
import page from "../widgets/Page.module.css";
import { clocksAt, replayed, type Replayed } from "./replayed";
import styles from "./Replay.module.css";

export function ReplayPlace({ competition }: { competition: Competition }) {
  const { round, row } = useBoardInHand(competition);
  const game = row?.game ?? null;
  const { value, refusal } = useQuery<ClaimShown>(game === null ? null : `game:${game}:replay`, () =>
    desk.claim({ game, section: null, round: null, moves: null, fen: null, written: null, touched: false }),
  );
  return (
    <div className={page["page"]}>
      <div className={page["bar"]}>{round && <BoardChooser round={round} row={row} />}</div>
      <div className={page["body"]}>
        {row === null && <p className={page["section"]}>{t("replay-choose")}</p>}
        {refusal && <p className={page["section"]} role="status">{refusal.messages.map(say).join(" ")}</p>}
        {row && value && !refusal && <Game key={row.game} row={row} game={replayed(value)} />}
      </div>
    </div>
  );
}

function Game({ row, game }: { row: BoardRow; game: Replayed }) {
  return (
    <div className={styles["replay"]}>
      <LineBoard
        start={game.start}
        steps={game.steps}
        marks={game.marks}
        at={game.steps.length}
        label={t("replay-title")}
      >
        {(at) => {
          const clocks = clocksAt(game.steps, game.start, at);
          return (
            <>
              <dl className={styles["clocks"]} aria-label={t("replay-clocks")}>
                {(["white", "black"] as const).map((side) => (
                  <div key={side} data-side={side}>
                    <dt>
                      <bdi>{row[side].name}</bdi>
                    </dt>
                    <dd>{clocks[side] ?? "–:––:––"}</dd>
                  </div>
                ))}
              </dl>
              {game.marks.get(at) && <p>{game.marks.get(at)?.says}</p>}
            </>
          );
        }}
      </LineBoard>
      {game.notLegal && (
        <p role="status" className={styles["notLegal"]}>
          {t("claims-not-legal", { ply: game.notLegal.ply, text: game.notLegal.text })}
        </p>
      )}
    </div>
  );
}
