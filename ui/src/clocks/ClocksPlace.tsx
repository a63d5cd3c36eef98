// The clocks of the round: who is short of time, the last readings, and beside them the reading or the correction in hand.
import { useState } from "react";
import { BoardChooser, boardText, useBoardInHand } from "../board/RoundBoards";
import { desk } from "../ipc/desk";
import type { BoardRow, Competition, Game } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { useWhere } from "../frame/where";
import { ClocksForm } from "../game/forms";
import { t } from "../text/say";
import { Button } from "../widgets/Button";
import page from "../widgets/Page.module.css";
import { Correction } from "./Correction";
import styles from "./Clocks.module.css";

type InHand = "reading" | "correction" | null;

export function ClocksPlace({ competition }: { competition: Competition }) {
  const { go } = useWhere();
  const { round, row } = useBoardInHand(competition);
  const [form, setForm] = useState<InHand>(null);
  const playing = round?.rows.filter((one) => one.state === "playing") ?? [];
  const short = playing.filter((one) => one.underFiveMinutes);
  const others = playing.filter((one) => !one.underFiveMinutes);
  const take = (board: BoardRow) => {
    go({ game: board.game });
    setForm("reading");
  };
  return (
    <div className={page["split"]}>
      <section aria-label={t("clocks-title")}>
        {playing.length === 0 && <p className={page["section"]}>{t("clocks-none-playing")}</p>}
        {playing.length > 0 && (
          <>
            <Boards title={t("clocks-under-five")} rows={short} none={t("clocks-none-under")} row={row} take={take} />
            <Boards title={t("clocks-others")} rows={others} none={null} row={row} take={take} />
          </>
        )}
      </section>
      <section>
        {round && (
          <div className={page["bar"]}>
            <BoardChooser round={round} row={row} />
            {row && (
              <p className={page["actions"]}>
                <Button onPress={() => setForm("reading")}>{t("clocks-read")}</Button>
                <Button onPress={() => setForm("correction")}>{t("clocks-correct")}</Button>
              </p>
            )}
          </div>
        )}
        {row && form === "reading" && <ClocksForm key={row.game} row={row} done={() => setForm(null)} />}
        {row && form === "correction" && <Correction key={row.game} row={row} done={() => setForm(null)} />}
        {row && form === null && <LastReading row={row} />}
      </section>
    </div>
  );
}

interface BoardsProps {
  title: string;
  rows: BoardRow[];
  none: string | null;
  /** The board in hand. */
  row: BoardRow | null;
  take: (row: BoardRow) => void;
}

function Boards({ title, rows, none, row: inHand, take }: BoardsProps) {
  if (rows.length === 0) return none === null ? null : <p className={page["section"]}>{none}</p>;
  return (
    <>
      <h2 className={styles["title"]}>{title}</h2>
      <table className={`${page["table"]} ${styles["boards"]}`} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t("column-board")}</th>
            <th scope="col">{t("column-white")}</th>
            <th scope="col">{t("column-black")}</th>
            <th scope="col" className={page["figure"]}>
              {t("clocks-lowest")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.game} data-board={row.board} aria-current={row.game === inHand?.game || undefined}>
              <td>
                <Button plain onPress={() => take(row)} aria-label={t("clocks-read-board", { board: boardText(row) })}>
                  {row.matchText ?? row.board}
                </Button>
              </td>
              <td>
                <bdi>{row.white.name}</bdi>
              </td>
              <td>
                <bdi>{row.black.name}</bdi>
              </td>
              <td className={page["figure"]}>{row.lowestClockText ?? "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function LastReading({ row }: { row: BoardRow }) {
  const { value: game } = useQuery<Game>(`game:${row.game}`, () => desk.game(row.game));
  const clocks = game?.clocks;
  if (!clocks) return null;
  return (
    <dl className={styles["reading"]} aria-label={t("clocks-last")}>
      {(["white", "black"] as const).map((side) => (
        <div key={side}>
          <dt>
            <bdi>{row[side].name}</bdi>
          </dt>
          <dd>{clocks.text[side] ?? "–"}</dd>
        </div>
      ))}
      <div>
        <dt>{t("clocks-last")}</dt>
        <dd>
          {clocks.moveText !== null
            ? t("panel-clocks-at-move", { move: clocks.moveText, time: clocks.atText })
            : t("panel-clocks-at", { time: clocks.atText })}
        </dd>
      </div>
    </dl>
  );
}
