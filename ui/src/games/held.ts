// What was read, typed and found in the Games place. It stays while the arbiter looks elsewhere, and is forgotten when
// another competition is laid on the desk.
import { useSyncExternalStore } from "react";
import type { Auditing, AuditShown, Exported, GamesChoices, GamesDiff, SheetDecided } from "../ipc/model";

export interface Held {
  /** A file of games as it was first read, and what was chosen since. */
  file: { first: GamesDiff; choices: GamesChoices } | null;
  written: Exported | null;
  paste: string;
  sheets: { game: string | null; white: string; black: string; finalFen: string; decided: readonly SheetDecided[]; note: string };
  audit: AuditShown | null;
  /** What is being looked through, in words, and how far it has come. */
  auditing: { progress: Auditing | null } | null;
}

const NOTHING: Held = {
  file: null,
  written: null,
  paste: "",
  sheets: { game: null, white: "", black: "", finalFen: "", decided: [], note: "" },
  audit: null,
  auditing: null,
};

let held = NOTHING;
const watchers = new Set<() => void>();

/** Changes some of it. */
export function hold(change: Partial<Held>): void {
  held = { ...held, ...change };
  for (const watcher of watchers) watcher();
}

export function forgetGames(): void {
  hold(NOTHING);
}

export function useHeld(): Held {
  return useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    () => held,
  );
}
