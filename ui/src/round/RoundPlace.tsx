import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { desk } from "../ipc/desk";
import type { BoardRow, Competition, GameId, ResultCode, Round } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { GamePanel } from "../game/GamePanel";
import { useActions, type Handlers } from "../keys/handlers";
import type { ActionId } from "../keys/actions";
import { resultByKey } from "../quickline/boardNumber";
import { focusRound } from "./focus";
import { useRecording, roundKey } from "../frame/recording";
import { inHand, useWhere } from "../frame/where";
import { t } from "../text/say";
import { NoBoards } from "./NoBoards";
import { RoundFoot, type Filter, FILTERS, passes } from "./RoundFoot";
import { RoundTable } from "./RoundTable";
import styles from "./RoundPlace.module.css";

/** The keys that record a result on the row in hand. */
const RESULTS: Partial<Record<ActionId, ResultCode>> = {
  "result-white-wins": "whiteWins",
  "result-black-wins": "blackWins",
  "result-draw": "draw",
  "result-white-wins-forfeit": "whiteWinsForfeit",
  "result-black-wins-forfeit": "blackWinsForfeit",
  "result-double-forfeit": "doubleForfeit",
  "result-half-zero": "halfZero",
  "result-zero-half": "zeroHalf",
  "result-zero-zero": "zeroZero",
  "result-one-half": "oneHalf",
  "result-half-one": "halfOne",
};

export function RoundPlace({ competition }: { competition: Competition }) {
  const { where, go } = useWhere();
  const { section, round: number } = inHand(competition, where);
  const { value: round } = useQuery<Round>(section && number ? roundKey(section.id, number) : null, () =>
    desk.round(section?.id ?? "", number ?? 0),
  );
  const [filter, setFilter] = useState<Filter>("all");
  const rows = useMemo(() => round?.rows.filter((row) => passes(row, filter)) ?? [], [round, filter]);
  const row = rows.find((one) => one.game === where.game) ?? rows[0] ?? null;
  const choose = useCallback((game: GameId) => go({ game, form: null }), [go]);

  useRoundActions(round ?? null, row);
  // The row in hand has the keyboard when the round is shown and again when a form closes.
  const shown = row !== null && where.form === null;
  useEffect(() => {
    if (shown) focusRound();
  }, [shown, section?.id, number]);
  useActions(
    round
      ? { filter: () => setFilter(FILTERS[(FILTERS.indexOf(filter) + 1) % FILTERS.length] ?? "all") }
      : {},
  );

  // Where the panel stands below the list, a form that opens in it comes into view.
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (where.form !== null) panel.current?.scrollIntoView({ block: "start" });
  }, [where.form]);

  if (!section || number === null) return <NoBoards competition={competition} />;
  if (!round) return null;
  return (
    <div className={styles["round"]}>
      <section className={styles["boards"]} aria-label={t("round-boards")}>
        <RoundTable
          rows={rows}
          inHand={row?.game ?? null}
          choose={choose}
          empty={t(filter === "all" ? "round-no-boards" : `round-none-${filter}`)}
        />
        <RoundFoot round={round} filter={filter} choose={setFilter} />
      </section>
      <aside ref={panel} className={styles["panel"]} aria-label={t("panel-label")}>
        <GamePanel key={row?.game ?? "none"} round={round} row={row} competition={competition} />
      </aside>
    </div>
  );
}

function useRoundActions(round: Round | null, row: BoardRow | null) {
  const { record } = useRecording();
  const { where, go } = useWhere();
  const onRow: Handlers = {};
  if (row) {
    for (const [action, result] of Object.entries(RESULTS)) {
      onRow[action as ActionId] = (press) => {
        const before = row.result;
        const replaced = before && before.code !== result ? { id: "strip-replaced", args: { result: before.text } } : undefined;
        resultByKey(press, record({ kind: "result", game: row.game, result, how: null }, replaced));
      };
    }
    if (row.result) onRow["result-clear"] = () => void record({ kind: "clearResult", game: row.game });
    onRow["incident"] = () => go({ game: row.game, form: "incident" });
    onRow["clock-reading"] = () => go({ game: row.game, form: "clocks" });
    onRow["correct-clocks"] = () => go({ game: row.game, place: "clocks", form: "correction" });
    onRow["claim"] = () => go({ game: row.game, place: "claims", form: null });
    onRow["replay"] = () => go({ game: row.game, place: "replay", form: null });
    onRow["two-sheets"] = () => go({ game: row.game, place: "games", games: "sheets", form: null });
    onRow["paste-anything"] = () => go({ game: row.game, place: "games", games: "paste", form: null });
    onRow["adjourn"] = () =>
      row.state === "adjourned" ? go({ game: row.game, place: "adjourned", form: null }) : go({ game: row.game, form: "adjourn" });
    onRow["note"] = () => go({ game: row.game, form: "note" });
    onRow["pairing-change"] = () => go({ game: row.game, form: "pairing" });
    onRow["open-incidents"] = () => {
      go({ game: row.game, form: null });
      requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-ruling]")?.focus());
    };
    const missing = (["white", "black"] as const).filter((side) => row[side].arrivedText === null);
    const [side] = missing;
    if (side !== undefined) {
      onRow["arrived"] = () =>
        missing.length === 1
          ? void record({ kind: "arrival", game: row.game, side, occurred: null })
          : go({ game: row.game, form: "arrival" });
    }
  }
  useActions({
    ...onRow,
    ...(round &&
      round.startedText === null && {
        "start-round": () =>
          void record({ kind: "startRound", section: round.section, round: round.round, occurred: null }),
      }),
    ...(round && {
      "all-arrived": () =>
        void record({ kind: "allArrived", section: round.section, round: round.round, absent: [], occurred: null }),
      "close-round": () => void record({ kind: "closeRound", section: round.section, round: round.round }),
    }),
    ...(round && { "confirm-defaults": () => go({ form: where.form === "defaults" ? null : "defaults" }) }),
  });
}
