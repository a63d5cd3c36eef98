// The clocks of the round: who is short of time, the last readings, and beside them the reading or the correction in hand.
import { useState } from "react";
import { BoardChooser, useBoardInHand } from "../board/RoundBoards";
import { desk } from "../ipc/desk";
import type { BoardRow, Competition, Game } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { useWhere } from "../frame/where";
import { ClocksForm } from "../game/forms";
import { t } from "../text/say";
import { Button } from "../widgets/Button";
import page from "../widgets/Page.module.css";
import { Correction } from "./Correction";

type InHand = "reading" | "correction" | null;

export function ClocksPlace({ competition }: { competition: Competition }) {
  const { go } = useWhere();
  const { round, row } = useBoardInHand(competition);
  const [form, setForm] = useState<InHand>(null);
  const playing = round?.rows.filter((one) => one.state === "playing") ?? [];
  const short = playing.filter((one) => one.underFiveMinutes);
  const others = playing.filter((one) => !one.underFiveMinutes);
  const take = (board: BoardRow, what: InHand) => {
    go({ game: board.game });
    setForm(what);
  };
  return (
    <div className={page["split"]}>
      <section aria-label={t("clocks-title")}>
        {playing.length === 0 && <p className={page["section"]}>{t("clocks-none-playing")}</p>}
        {playing.length > 0 && (
          <>
            <Boards title={t("clocks-under-five")} rows={short} none={t("clocks-none-under")} take={take} />
            <Boards title={t("clocks-others")} rows={others} none={null} take={take} />
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
  take: (row: BoardRow, what: InHand) => void;
}

function Boards({ title, rows, none, take }: BoardsProps) {
  if (rows.length === 0) return none === null ? null : <p className={page["section"]}>{none}</p>;
  return (
    <table className={page["table"]} aria-label={title}>
      <caption className={page["section"]}>
        <b>{title}</b>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t("column-board")}</th>
          <th scope="col">{t("column-white")}</th>
          <th scope="col">{t("column-black")}</th>
          <th scope="col" className={page["figure"]}>
            {t("clocks-lowest")}
          </th>
          <th scope="col">
            <span className="spoken">{t("clocks-read")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.game} data-board={row.board}>
            <th scope="row">{row.matchText ?? row.board}</th>
            <td>
              <bdi>{row.white.name}</bdi>
            </td>
            <td>
              <bdi>{row.black.name}</bdi>
            </td>
            <td className={page["figure"]}>{row.lowestClockText ?? "–"}</td>
            <td>
              <Button plain onPress={() => take(row, "reading")}>
                {t("clocks-read")}
              </Button>
              <Button plain onPress={() => take(row, "correction")}>
                {t("clocks-correct")}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LastReading({ row }: { row: BoardRow }) {
  const { value: game } = useQuery<Game>(`game:${row.game}`, () => desk.game(row.game));
  const clocks = game?.clocks;
  if (!clocks) return null;
  return (
    <p className={page["section"]}>
      {t("clocks-last")}: {row.white.name} <b>{clocks.text.white ?? "–"}</b> · {row.black.name}{" "}
      <b>{clocks.text.black ?? "–"}</b> ·{" "}
      {clocks.moveText !== null
        ? t("panel-clocks-at-move", { move: clocks.moveText, time: clocks.atText })
        : t("panel-clocks-at", { time: clocks.atText })}
    </p>
  );
}
