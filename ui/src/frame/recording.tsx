// Recording, for every form and key: one call, one entry, one answer put on the screen. Nothing is shown as recorded
// before the answer is here; a refusal is shown and nothing changes.
import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from "react";
import { desk, refusalFrom } from "../ipc/desk";
import type { Command, Desk, EntryRow, Message, Recorded, Refusal, Round } from "../ipc/model";
import { invalidate, patch } from "../ipc/query";

interface Recording {
  /** Records and puts the answer on the screen, with a remark where one is given; null when refused (the refusal is
   * shown). */
  record: (command: Command, remark?: Message) => Promise<Recorded | null>;
  /** Runs any other call of the desk; null when refused (the refusal is shown). */
  attempt: <T>(call: () => Promise<T>, again?: () => void) => Promise<T | null>;
  /** Does what was refused all the same, where the arbiter may decide so. */
  again: (() => void) | null;
  /** Puts an answer on the screen that came another way (import, second window). */
  take: (recorded: Recorded) => void;
  last: EntryRow | null;
  /** Games whose row was recorded by the last entry. */
  justRecorded: ReadonlySet<string>;
  remarks: Message[];
  refusal: Refusal | null;
  dismiss: () => void;
}

const RecordingContext = createContext<Recording | null>(null);

export function RecordingProvider({ children }: { children: ReactNode }) {
  const [last, setLast] = useState<Recorded | null>(null);
  const [refused, setRefused] = useState<{ refusal: Refusal; again: (() => void) | null } | null>(null);
  /** A command whose answer was lost keeps its id, so that trying again records once. */
  const unanswered = useRef<{ text: string; entry: string } | null>(null);

  const take = useCallback((recorded: Recorded) => {
    insert(recorded);
    setLast(recorded);
    setRefused(null);
  }, []);

  const attempt = useCallback(async <T,>(call: () => Promise<T>, again?: () => void): Promise<T | null> => {
    try {
      const answer = await call();
      setRefused(null);
      return answer;
    } catch (thrown) {
      const why = refusalFrom(thrown);
      const mayInsist = why.code === "fileAsk" && again !== undefined;
      if (why.code !== "cancelled") setRefused({ refusal: why, again: mayInsist ? again : null });
      return null;
    }
  }, []);

  const record = useCallback(
    async (command: Command, remark?: Message) => {
      const text = JSON.stringify(command);
      const entry = unanswered.current?.text === text ? unanswered.current.entry : crypto.randomUUID();
      unanswered.current = { text, entry };
      const recorded = await attempt(() => desk.record(entry, command));
      if (recorded === null) {
        // Another window's entries may have come to light on the way: whatever is on the screen is read again.
        invalidate("");
        return null;
      }
      unanswered.current = null;
      take(remark ? { ...recorded, remarks: [remark, ...recorded.remarks] } : recorded);
      return recorded;
    },
    [attempt, take],
  );

  const value = useMemo<Recording>(
    () => ({
      record,
      attempt,
      take,
      last: last?.entry ?? null,
      justRecorded: new Set(last?.whole === false ? last.rows.map((row) => row.game) : []),
      remarks: last?.remarks ?? [],
      refusal: refused?.refusal ?? null,
      again: refused?.again ?? null,
      dismiss: () => setRefused(null),
    }),
    [record, attempt, take, last, refused],
  );
  return <RecordingContext value={value}>{children}</RecordingContext>;
}

export function useRecording(): Recording {
  const recording = useContext(RecordingContext);
  if (!recording) throw new Error("useRecording stands outside RecordingProvider");
  return recording;
}

/** What may have changed with any entry, by the beginning of its key. */
const BESIDE = [
  "game:", "journal:", "owed:", "player:", "players:", "laws:", "appeals:", "clocks:", "adjourned", "envelope:",
];

/** Puts a recorded entry into everything already read. */
function insert(recorded: Recorded): void {
  const { place, rows, counts } = recorded;
  if (place && counts) {
    const changed = new Map(rows.map((row) => [row.game, row]));
    patch<Round>(roundKey(place.section, place.round), (was) => ({
      ...was,
      rows: recorded.whole ? rows : was.rows.map((row) => changed.get(row.game) ?? row),
      counts,
    }));
  }
  patch<Desk>("desk", (was) =>
    was.competition
      ? {
          ...was,
          competition: {
            ...was.competition,
            head: recorded.head,
            undo: recorded.undo,
            reasonsOwed: recorded.reasonsOwed,
          },
        }
      : was,
  );
  // What the answer does not carry is read again where it is on the screen. An entry that changes one board leaves the
  // other rounds as they were.
  if (recorded.whole || !place || recorded.others) {
    invalidate("desk");
    invalidate("round:");
    invalidate("settings:");
    invalidate("defaults:");
  }
  for (const what of BESIDE) invalidate(what);
}

export function roundKey(section: string, round: number): string {
  return `round:${section}:${round}`;
}
