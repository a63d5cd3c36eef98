import type { EntryRow, Message } from "../ipc/model";
import { say, t } from "../text/say";
import { Because } from "../widgets/Because";
import styles from "./Entry.module.css";

/** Entries in the order given, one line each. An entry that no longer stands is struck through and says what changed it. */
export function EntryList({ rows }: { rows: EntryRow[] }) {
  return (
    <ol className={styles["list"]}>
      {rows.map((row) => (
        <li key={row.entry} className={styles["entry"]} data-state={row.state}>
          <EntryLine row={row} />
        </li>
      ))}
    </ol>
  );
}

/** A handful is shown; the many changes of an import unfold. */
function Facts({ facts }: { facts: Message[] }) {
  const said = facts.map(say).join(" · ");
  if (facts.length <= 6) return <span>{said}</span>;
  return (
    <details>
      <summary>{t("entry-facts", { count: facts.length })}</summary>
      <span>{said}</span>
    </details>
  );
}

export function EntryLine({ row }: { row: EntryRow }) {
  return (
    <>
      <span className={styles["number"]}>{row.numberText}</span>
      <span className={styles["time"]} title={row.occurredText === null ? undefined : t("entry-occurred", { time: row.occurredText })}>
        {row.recordedText}
      </span>
      <span className={styles["by"]}>{row.ruledBy !== null && row.ruledBy !== row.by ? `${row.by}/${row.ruledBy}` : row.by}</span>
      <span className={styles["what"]}>
        <b>{say(row.title)}</b> <Facts facts={row.facts} /> <Because because={row.because} />
        {row.state !== "stands" && (
          <em>{t(`entry-state-${row.state}`, { number: row.changedByText ?? "–" })}</em>
        )}
        {row.aboutText !== null && <em>{t("entry-about", { number: row.aboutText })}</em>}
      </span>
    </>
  );
}
