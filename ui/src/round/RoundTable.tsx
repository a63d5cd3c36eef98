// The boards of a round as a table: one row in hand, moved by the arrow keys; only the rows in view exist in the page.
import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, useEffect, useRef, type KeyboardEvent } from "react";
import { SIZE_CHANGED } from "../frame/look";
import { useRecording } from "../frame/recording";
import type { BoardRow, GameId, Seat } from "../ipc/model";
import { t } from "../text/say";
import { Mark } from "../widgets/Mark";
import { focusRound } from "./focus";
import styles from "./RoundTable.module.css";

interface Props {
  rows: BoardRow[];
  inHand: GameId | null;
  choose: (game: GameId) => void;
  empty: string;
}

export function RoundTable({ rows, inHand, choose, empty }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { justRecorded } = useRecording();
  const at = Math.max(0, rows.findIndex((row) => row.game === inHand));
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    // One row's height in the current size of type.
    estimateSize: () => rowHeight(),
    overscan: 8,
    initialRect: { width: 800, height: 600 },
  });

  // Another size of type: rows are measured anew.
  useEffect(() => {
    const again = () => virtual.measure();
    window.addEventListener(SIZE_CHANGED, again);
    return () => window.removeEventListener(SIZE_CHANGED, again);
  }, [virtual]);

  useEffect(() => {
    if (rows.length > 0) virtual.scrollToIndex(at, { align: "auto" });
  }, [virtual, at, rows.length]);

  // For whoever measures how long the window takes to open.
  useEffect(() => {
    requestAnimationFrame(() => performance.mark("round-shown", { detail: Date.now() }));
  }, []);

  const move = (to: number) => {
    const row = rows[Math.min(Math.max(to, 0), rows.length - 1)];
    if (!row) return;
    choose(row.game);
    focusRound();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight()) - 1);
    const steps: Record<string, number> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: rows.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    move(to);
  };

  return (
    <div
      className={styles["table"]}
      role="grid"
      aria-label={t("round-boards")}
      aria-rowcount={rows.length + 1}
      aria-colcount={COLUMNS.length}
      onKeyDown={onKeyDown}
    >
      <div role="rowgroup">
        <div className={`${styles["row"]} ${styles["head"]}`} role="row" aria-rowindex={1}>
          {COLUMNS.map((column) => (
            <span key={column} role="columnheader" className={styles[column]}>
              {t(`column-${column}`)}
            </span>
          ))}
        </div>
      </div>
      <div ref={scroller} className={styles["scroller"]} role="rowgroup">
        {rows.length === 0 && <p className={styles["empty"]}>{empty}</p>}
        <div role="presentation" className={styles["all"]} style={{ height: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map((item) => {
            const row = rows[item.index];
            if (!row) return null;
            return (
              <BoardRowLine
                key={row.game}
                row={row}
                index={item.index}
                top={item.start}
                inHand={item.index === at}
                recorded={justRecorded.has(row.game)}
                choose={choose}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

const COLUMNS = [
  "board", "white", "whiteRating", "whitePoints", "result", "black", "blackRating", "blackPoints", "state",
] as const;

interface LineProps {
  row: BoardRow;
  index: number;
  top: number;
  inHand: boolean;
  recorded: boolean;
  choose: (game: GameId) => void;
}

/** One board. Drawn anew only when what it shows has changed: a key changes two of them, not all in view. */
const BoardRowLine = memo(function BoardRowLine({ row, index, top, inHand, recorded, choose }: LineProps) {
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={inHand}
      tabIndex={inHand ? 0 : -1}
      data-board={row.board}
      data-state={row.state}
      data-open={row.openIncidents > 0 || undefined}
      className={`${styles["row"]} ${styles["line"]} ${recorded ? styles["recorded"] : ""}`}
      style={{ transform: `translateY(${top}px)` }}
      onClick={() => choose(row.game)}
      onFocus={() => !inHand && choose(row.game)}
    >
      <span role="gridcell" className={styles["board"]}>
        {row.matchText ?? row.board}
      </span>
      <SeatCells seat={row.white} side="white" row={row} />
      <span role="gridcell" className={styles["result"]}>
        <ResultCell row={row} />
      </span>
      <SeatCells seat={row.black} side="black" row={row} />
      <span role="gridcell" className={styles["state"]}>
        <StateMarks row={row} recorded={recorded} />
      </span>
    </div>
  );
});

function SeatCells({ seat, side, row }: { seat: Seat; side: "white" | "black"; row: BoardRow }) {
  const missing = row.late && seat.arrivedText === null;
  return (
    <>
      <span role="gridcell" className={`${styles[side]} ${missing ? styles["missing"] : ""}`} title={seat.name}>
        {seat.title !== null && <i>{seat.title} </i>}
        <bdi>{seat.name}</bdi>
      </span>
      <span role="gridcell" className={styles[`${side}Rating`]}>
        {seat.ratingText ?? ""}
      </span>
      <span role="gridcell" className={styles[`${side}Points`]}>
        {seat.pointsText}
      </span>
    </>
  );
}

function ResultCell({ row }: { row: BoardRow }) {
  if (row.result) return <b>{row.result.text}</b>;
  if (row.state === "playing") return <span aria-label={t("state-playing")}>·</span>;
  if (row.state === "adjourned") return <abbr title={t("state-adjourned")}>{t("state-adjourned-short")}</abbr>;
  if (row.state === "disputed") return <span>{t("state-disputed")}</span>;
  return <span className="spoken">{t("state-notStarted")}</span>;
}

function StateMarks({ row, recorded }: { row: BoardRow; recorded: boolean }) {
  return (
    <>
      {row.state === "disputed" && <Labelled text={t("state-disputed")} shape="dispute" />}
      {row.late && <Labelled text={t(row.defaulted ? "state-defaulted" : "state-late")} shape="late" />}
      {row.underFiveMinutes && row.lowestClockText !== null && (
        <span className={styles["clock"]}>{row.lowestClockText}</span>
      )}
      {row.openIncidents > 0 && (
        <>
          <Labelled text={t("state-open", { count: row.openIncidents })} shape="flag" />
          {row.openIncidents > 1 && <span aria-hidden="true">{row.openIncidents}</span>}
        </>
      )}
      {row.openIncidents === 0 && row.incidents > 0 && (
        <span className={styles["ruled"]} title={t("state-ruled", { count: row.incidents })}>
          {row.incidents}
        </span>
      )}
      {recorded && <Labelled text={t("state-recorded")} shape="recorded" />}
    </>
  );
}

function Labelled({ text, shape }: { text: string; shape: "flag" | "dispute" | "late" | "recorded" }) {
  return (
    <span role="img" aria-label={text} title={text}>
      <Mark shape={shape} />
    </span>
  );
}

/** `--row` in pixels, at the size of type now in force. */
function rowHeight(): number {
  const root = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return 2 * (Number.isFinite(root) ? root : 16);
}
