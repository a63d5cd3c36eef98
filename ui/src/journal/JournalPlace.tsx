// Every entry, newest first, filtered by what the arbiter asks. Read in pages; only what is in view exists in the page.
import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef, useState } from "react";
import { desk } from "../ipc/desk";
import type { Competition, EntryRow, JournalFilter, JournalPage } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { useRecording } from "../frame/recording";
import { useWhere } from "../frame/where";
import { say, t } from "../text/say";
import { Button } from "../widgets/Button";
import { Chooser } from "../widgets/Chooser";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import { EntryLine } from "./EntryList";
import styles from "./Entry.module.css";

const PAGE = 200;
const ALL = "";
const NO_FILTER: JournalFilter = {
  section: null, round: null, board: null, player: null, kind: null, arbiter: null, article: null, text: null,
};

export function JournalPlace({ competition }: { competition: Competition }) {
  const { where, go } = useWhere();
  const [typed, setFilter] = useState<JournalFilter>(NO_FILTER);
  const filter = { ...typed, article: where.cites, player: where.about?.player ?? null };
  const [pages, setPages] = useState(1);
  const change = (to: Partial<JournalFilter>) => {
    setFilter((was) => ({ ...was, ...to }));
    setPages(1);
  };
  const { value } = useQuery<JournalPage>(`journal:${pages}:${JSON.stringify(filter)}`, () =>
    desk.journal(filter, 0, pages * PAGE),
  );
  const sections = competition.sections.map((one) => ({ value: one.id, label: one.name }));
  const kinds = (value?.kinds ?? []).map((one) => ({ value: one.value, label: say(one.label) }));
  const arbiters = competition.arbiters.map((one) => ({ value: one.id, label: one.initials }));
  const withAll = (options: { value: string; label: string }[]) => [{ value: ALL, label: t("filter-any") }, ...options];
  const orAll = (chosen: string) => (chosen === ALL ? null : chosen);
  return (
    <div className={page["page"]}>
      <div className={page["bar"]} role="search" aria-label={t("journal-filter")}>
        <Field label={t("journal-text")} value={filter.text ?? ""} onChange={(text) => change({ text: orAll(text) })} />
        <Chooser
          label={t("header-section")}
          value={filter.section ?? ALL}
          options={withAll(sections)}
          onChange={(section) => change({ section: orAll(section) })}
        />
        <Field
          figures
          label={t("header-round")}
          value={filter.round === null ? "" : String(filter.round)}
          onChange={(round) => change({ round: numberOrNull(round) })}
        />
        <Field
          figures
          label={t("column-board")}
          value={filter.board === null ? "" : String(filter.board)}
          onChange={(board) => change({ board: numberOrNull(board) })}
        />
        <Chooser
          label={t("journal-kind")}
          value={filter.kind ?? ALL}
          options={withAll(kinds)}
          onChange={(kind) => change({ kind: orAll(kind) })}
        />
        <Chooser
          label={t("journal-arbiter")}
          value={filter.arbiter ?? ALL}
          options={withAll(arbiters)}
          onChange={(arbiter) => change({ arbiter: orAll(arbiter) })}
        />
        {where.cites !== null && (
          <Button onPress={() => go({ cites: null })}>{t("journal-cites", { article: where.cites })}</Button>
        )}
        {where.about !== null && (
          <Button onPress={() => go({ about: null })}>{t("journal-about", { name: where.about.name })}</Button>
        )}
        <p className={page["dim"]} role="status">
          {value && t("journal-total", { count: value.total })}
        </p>
      </div>
      {value && <Entries rows={value.rows} total={value.total} more={() => setPages(pages + 1)} />}
    </div>
  );
}

function Entries({ rows, total, more }: { rows: EntryRow[]; total: number; more: () => void }) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 40,
    overscan: 12,
    initialRect: { width: 800, height: 600 },
  });
  if (rows.length === 0) return <p className={page["teach"]}>{t("journal-none")}</p>;
  return (
    <div ref={scroller} className={page["body"]}>
      <ol className={styles["journal"]} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((item) => {
          const row = rows[item.index];
          if (!row) return null;
          return (
            <li
              key={row.entry}
              ref={virtual.measureElement}
              data-index={item.index}
              data-state={row.state}
              data-entry={row.entry}
              aria-setsize={total}
              aria-posinset={item.index + 1}
              className={`${styles["entry"]} ${styles["line"]}`}
              style={{ transform: `translateY(${item.start}px)` }}
            >
              <JournalLine row={row} />
            </li>
          );
        })}
      </ol>
      {rows.length < total && (
        <p className={page["section"]}>
          <Button onPress={more}>{t("journal-more", { left: total - rows.length })}</Button>
        </p>
      )}
    </div>
  );
}

function JournalLine({ row }: { row: EntryRow }) {
  const { go } = useWhere();
  const { record } = useRecording();
  const [reason, setReason] = useState<string | null>(null);
  return (
    <>
      <EntryLine row={row} />
      <span>
        {row.game !== null && (
          <Button plain onPress={() => go({ place: "round", game: row.game, round: row.round })}>
            {t("journal-where", { section: row.section ?? "", round: row.round ?? "", board: row.board ?? "" })}
          </Button>
        )}
      </span>
      <span>
        {row.state === "stands" && reason === null && (
          <Button plain onPress={() => setReason("")}>
            {t("journal-correct")}
          </Button>
        )}
        {reason !== null && (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              void record({ kind: "takeBack", about: row.entry, reason }).then(
                (recorded) => recorded && setReason(null),
              );
            }}
          >
            <Field autoFocus label={t("journal-correct-reason")} value={reason} onChange={setReason} />
          </form>
        )}
      </span>
    </>
  );
}

function numberOrNull(text: string): number | null {
  const number = Number.parseInt(text, 10);
  return Number.isNaN(number) ? null : number;
}
