// What is entered at the claim desk, and the question it makes. The desk answers it; nothing here judges.
import type { ClaimAsked, LegalMove, Side } from "../ipc/model";
import { orNull } from "../game/forms";

export interface Entry {
  /** A game file or moves, as pasted. */
  moves: string;
  /** Which game of the file. */
  number: number | null;
  /** The position as typed; `fen` is what the desk made of it, null while it is none yet. */
  position: string;
  fen: string | null;
  /** Moves added since, and the one being typed. */
  since: readonly string[];
  next: string;
  written: string;
  touched: boolean;
  /** Asked under a historical text only. */
  unrecorded: boolean;
  flagFell: boolean;
  claimant: Side | null;
  clocks: { white: string; black: string };
  /** What a move made on the board means; null until it was said. */
  boardMove: BoardMove | null;
  /** Promotions between which the arbiter has to choose. */
  promoting: readonly LegalMove[];
}

export type BoardMove = "adds" | "writes";

export type Change = (part: Partial<Entry> | ((entry: Entry) => Partial<Entry>)) => void;

export const EMPTY: Entry = {
  moves: "", number: null, position: "", fen: null, since: [], next: "", written: "", touched: false, unrecorded: false,
  flagFell: false, claimant: null,
  clocks: { white: "", black: "" }, boardMove: null, promoting: [],
};

/** Other moves than before: nothing that was added to those before belongs to them. */
export const OTHER_MOVES = { since: [], written: "", promoting: [] } satisfies Partial<Entry>;

/** Where the moves come from, and by which rules and in which notation they are looked at. */
export interface Place {
  game: string | null;
  section: string | null;
  round: number | null;
  notation: string | null;
}

/** The question; null while there is nothing to ask about, or only half a position. */
export function asked(entry: Entry, place: Place): ClaimAsked | null {
  const moves = orNull(entry.moves);
  const half = entry.position.trim() !== "" && entry.fen === null;
  const something = place.game !== null || moves !== null || entry.fen !== null || entry.since.length > 0;
  if (half || !something) return null;
  return {
    ...place, moves, number: entry.number, fen: entry.fen, since: [...entry.since], written: orNull(entry.written),
    touched: entry.touched, unrecorded: entry.unrecorded, flagFell: entry.flagFell, claimant: entry.claimant,
  };
}

/** The part of it that the moves on the screen hang on: it stays the same while a written move is typed. */
export function movesOf(question: ClaimAsked): ClaimAsked {
  return { ...question, written: null, touched: false, unrecorded: false, flagFell: false, claimant: null };
}

/** What a move on the board means: moves on record are looked at and written on, what is entered here is played on. */
export function boardMoveOf(entry: Entry, place: Place): BoardMove {
  const onRecord = place.game !== null && orNull(entry.moves) === null && entry.fen === null;
  return entry.boardMove ?? (onRecord ? "writes" : "adds");
}

/** A move made: added after the last one, or the written one. */
export function takes(entry: Entry, move: LegalMove, means: BoardMove): Partial<Entry> {
  return means === "adds"
    ? { since: [...entry.since, move.san], next: "", written: "", promoting: [] }
    : { written: move.text, promoting: [] };
}

/** A question about nothing, to begin from. */
export const NOTHING: ClaimAsked = {
  game: null, section: null, round: null, moves: null, number: null, fen: null, since: [], written: null, touched: false,
  unrecorded: false, flagFell: false, claimant: null, notation: null,
};
