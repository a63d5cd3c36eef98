import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import type { BoardRow, Round, RoundCounts } from "../ipc/model";
import { useWhere } from "../frame/where";
import { say, t } from "../text/say";
import { Button } from "../widgets/Button";
import styles from "./RoundFoot.module.css";

export const FILTERS = ["all", "playing", "late", "disputed", "underFive", "open"] as const;
export type Filter = (typeof FILTERS)[number];

/** Whether a row is shown. The row itself says what it is; nothing is worked out here. */
export function passes(row: BoardRow, filter: Filter): boolean {
  switch (filter) {
    case "all":
      return true;
    case "playing":
      return row.state === "playing";
    case "late":
      return row.late;
    case "disputed":
      return row.state === "disputed";
    case "underFive":
      return row.underFiveMinutes;
    case "open":
      return row.openIncidents > 0;
  }
}

function countOf(counts: RoundCounts, boards: number, filter: Filter): number {
  const of: Record<Filter, number> = {
    all: boards,
    playing: counts.playing,
    late: counts.late,
    disputed: counts.disputed,
    underFive: counts.underFiveMinutes,
    open: counts.openIncidents,
  };
  return of[filter];
}

/** The round in numbers; each number is the filter that shows what it counts. */
export function RoundFoot({ round, filter, choose }: { round: Round; filter: Filter; choose: (to: Filter) => void }) {
  const { go } = useWhere();
  return (
    <footer className={styles["foot"]}>
      <ToggleButtonGroup
        aria-label={t("filter-label")}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[filter]}
        onSelectionChange={([chosen]) => chosen !== undefined && choose(chosen as Filter)}
        className={styles["filters"] ?? ""}
      >
        {FILTERS.map((one) => (
          <ToggleButton key={one} id={one} className={styles["filter"] ?? ""}>
            {t(`filter-${one}`)} <b>{countOf(round.counts, round.rows.length, one)}</b>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {round.counts.adjourned > 0 && (
        <Button plain onPress={() => go({ place: "adjourned" })}>
          {t("round-adjourned", { count: round.counts.adjourned })}
        </Button>
      )}
      <p>
        {t("round-finished", { finished: round.counts.finished, notStarted: round.counts.notStarted })}
        {" · "}
        {say(round.defaultTime)}
        {round.byes.length > 0 && (
          <span title={round.byes.map((bye) => `${bye.name}: ${say(bye.kind)}`).join("\n")}>
            {" · "}
            {t("round-byes", { count: round.byes.length })}
          </span>
        )}
      </p>
    </footer>
  );
}
