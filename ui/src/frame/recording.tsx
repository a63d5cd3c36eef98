// Recording, for every form and key: one call, one entry, one answer put on the screen. Nothing is shown as recorded
// before the answer is here; a refusal is shown and nothing changes.
import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from "react";
import { desk, refusalFrom } from "../ipc/desk";
import type { Command, Desk, EntryRow, Message, Recorded, Refusal, Round } from "../ipc/model";
import { invalidate, patch } from "../ipc/query";

interface Recording {
  /** Records and puts the answer on the screen; null when refused (the refusal is shown). */
  record: (command: Command) => Promise<Recorded | null>;
  /** Runs any other call of the desk; null when refused (the refusal is shown). */
  attempt: <T>(call: () => Promise<T>) => Promise<T | null>;
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
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  /** A command whose answer was lost keeps its id, so that trying again records once. */
  const unanswered = useRef<{ text: string; entry: string } | null>(null);

  const take = useCallback((recorded: Recorded) => {
    insert(recorded);
    setLast(recorded);
    setRefusal(null);
  }, []);

  const attempt = useCallback(async <T,>(call: () => Promise<T>): Promise<T | null> => {
    try {
      const answer = await call();
      setRefusal(null);
      return answer;
    } catch (thrown) {
      const why = refusalFrom(thrown);
      if (why.code !== "cancelled") setRefusal(why);
      return null;
    }
  }, []);

  const record = useCallback(
    async (command: Command) => {
      const text = JSON.stringify(command);
      const entry = unanswered.current?.text === text ? unanswered.current.entry : crypto.randomUUID();
      unanswered.current = { text, entry };
      const recorded = await attempt(() => desk.record(entry, command));
      if (recorded === null) return null;
      unanswered.current = null;
      take(recorded);
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
      justRecorded: new Set(last?.rows.map((row) => row.game)),
      remarks: last?.remarks ?? [],
      refusal,
      dismiss: () => setRefusal(null),
    }),
    [record, attempt, take, last, refusal],
  );
  return <RecordingContext value={value}>{children}</RecordingContext>;
}

export function useRecording(): Recording {
  const recording = useContext(RecordingContext);
  if (!recording) throw new Error("useRecording stands outside RecordingProvider");
  return recording;
}

/** Puts a recorded entry into everything already read. */
function insert(recorded: Recorded): void {
  const rows = new Map(recorded.rows.map((row) => [row.game, row]));
  const { game } = recorded.entry;
  if (rows.size > 0 || recorded.counts) {
    patchRounds((was) => ({
      ...was,
      rows: was.rows.map((row) => rows.get(row.game) ?? row),
      counts: recorded.counts && was.rows.some((row) => rows.has(row.game)) ? recorded.counts : was.counts,
    }));
  }
  patch<Desk>("desk", (was) =>
    was.competition
      ? { ...was, competition: { ...was.competition, head: recorded.head, undo: recorded.undo } }
      : was,
  );
  // What is not carried by the answer is read again; the board in hand first.
  if (game) invalidate(`game:${game}`);
  else invalidate("game:");
  if (rows.size === 0 || recorded.entry.kind === "undo") {
    invalidate("round:");
    invalidate("desk");
    invalidate("settings:");
  }
  invalidate("journal:");
  invalidate("player:");
  invalidate("players:");
}

function patchRounds(change: (was: Round) => Round): void {
  for (const key of roundsRead) patch<Round>(key, change);
}

/** Keys of the rounds read so far. */
const roundsRead = new Set<string>();

export function roundKey(section: string, round: number): string {
  const key = `round:${section}:${round}`;
  roundsRead.add(key);
  return key;
}
