import { useEffect, useRef, type KeyboardEvent } from "react";
import type { ClockBoard, ClockRound, GameId } from "../ipc/model";
import { say, t } from "../text/say";
import { Mark } from "../widgets/Mark";
import page from "../widgets/Page.module.css";
import styles from "./Clocks.module.css";

interface Props {
  clocks: ClockRound;
  inHand: GameId | null;
  take: (game: GameId) => void;
  /** The list has the keyboard: no form stands beside it. */
  active: boolean;
}

const BUTTONS = "[data-board] > td > button";

/** The boards that are playing: under five minutes, then those to walk to, then the others. Up and down go through them; the board
 * that has the keyboard is in hand. */
export function ClockBoards({ clocks, inHand, take, active }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const shown = clocks.rows.length > 0;
  useEffect(() => {
    if (!active || !shown) return;
    const own = list.current?.querySelector<HTMLElement>("tr[aria-current] > td > button");
    // A board that is not listed stays in hand: the list has the keyboard, and an arrow key chooses.
    (own ?? list.current)?.focus({ preventScroll: own === null });
    // Only when the place opens and when a form closes.
  }, [active, shown]);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const all = [...(list.current?.querySelectorAll<HTMLElement>(BUTTONS) ?? [])];
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (by === undefined) return;
    event.preventDefault();
    all[Math.max(at + by, 0)]?.focus();
  };
  if (clocks.rows.length === 0) return <p className={page["section"]}>{t("clocks-none-playing")}</p>;
  const short = clocks.rows.filter((row) => row.underFive);
  const walk = clocks.rows.filter((row) => !row.underFive && (row.flagged || row.mayBeUnder));
  const others = clocks.rows.filter((row) => !row.underFive && !walk.includes(row));
  return (
    <div ref={list} tabIndex={-1} onKeyDown={step}>
      <Boards title={t("clocks-under-five")} rows={short} inHand={inHand} take={take} />
      {short.length === 0 && <p className={`${page["section"]} ${page["dim"]}`}>{t("clocks-none-under")}</p>}
      <Boards title={t("clocks-walk")} rows={walk} inHand={inHand} take={take} />
      <Boards title={t("clocks-others")} rows={others} inHand={inHand} take={take} />
    </div>
  );
}

function Boards({ title, rows, inHand, take }: Omit<Props, "clocks" | "active"> & { title: string; rows: ClockBoard[] }) {
  if (rows.length === 0) return null;
  return (
    <table className={`${page["table"]} ${styles["boards"]}`} aria-label={title}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t("column-board")}</th>
          <th scope="col">{t("clocks-players")}</th>
          <th scope="col" className={page["figure"]}>
            {t("clocks-column-clocks")}
          </th>
          <th scope="col">{t("clocks-column-read")}</th>
          <th scope="col">{t("clocks-column-check")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.game} data-board={row.board} aria-current={row.game === inHand || undefined}>
            <td className={page["figure"]}>
              <button
                type="button"
                aria-label={t("clocks-sheet-of", { board: row.matchText ?? row.board })}
                onClick={() => take(row.game)}
                onFocus={() => row.game !== inHand && take(row.game)}
              >
                {row.matchText ?? row.board}
              </button>
            </td>
            <td>
              <bdi>{row.names.white}</bdi>
              <bdi>{row.names.black}</bdi>
            </td>
            <td className={page["figure"]}>
              <span>{row.shown.white ?? "–"}</span>
              <span>{row.shown.black ?? "–"}</span>
            </td>
            <td>
              <span>{row.moveText ?? ""}</span>
              <span className={page["dim"]}>{row.since ? say(row.since) : t(row.shown.white ? "sheet-moves" : "clocks-never-read")}</span>
            </td>
            <td>
              <Check row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What makes the arbiter walk there: said in words, marked by shape. */
function Check({ row }: { row: ClockBoard }) {
  return (
    <>
      {row.flagged && (
        <span className={styles["flagged"]}>
          <Mark shape="dispute" />{" "}
          {row.gapText === null ? (
            t("clocks-flagged-other")
          ) : (
            <>
              <span className="spoken">{t("sheet-gap")}</span> {row.gapText}
            </>
          )}
        </span>
      )}
      {row.mayBeUnder && (
        <span className={styles["short"]}>
          <Mark shape="late" /> {t("clocks-may-be-under")}
        </span>
      )}
      {row.openIncidents > 0 && (
        <span className={styles["short"]}>
          <Mark shape="flag" /> {t("clocks-open", { count: row.openIncidents })}
        </span>
      )}
    </>
  );
}
