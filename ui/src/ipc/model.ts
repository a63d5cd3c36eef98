// What the page is given and what it hands back, as plain data. The page prints these and decides nothing:
// times, scores, clocks and move numbers arrive preformatted; sentences arrive as Fluent ids with arguments;
// which rows are late, which rulings are prescribed, which keys apply is said by the desk.
//
// Units: `…Text` is for the eye; `…At` that is a number is milliseconds since 1970 (UTC), for count-downs only.

export type SectionId = string;
export type PlayerId = string;
export type GameId = string;
export type ArbiterId = string;
/** The entry's uuid. An incident, a ruling, a claim is named by the entry that recorded it. */
export type EntryId = string;
export type RoundNo = number;

/** A sentence by its Fluent id. Arguments are already the text to print. */
export interface Message {
  id: string;
  args: Record<string, string>;
}

/** An Article as the desk cites it: number in the section's edition, our own short title. */
export interface Citation {
  article: string;
  title: Message;
}

export type Side = "white" | "black";

export interface Pair<T> {
  white: T;
  black: T;
}

// ── Refusals ────────────────────────────────────────────────────────────────────────────────────────────────

export type ErrorCode =
  /** The Laws or the desk's rules say no; nothing was recorded. */
  | "refused"
  /** Somebody recorded something about the same subject first. */
  | "conflict"
  /** The thing named does not exist (any more). */
  | "notFound"
  /** The text was not understood; `message` says which word. */
  | "unclear"
  /** The file: wrong kind, damaged, newer, locked, read-only, full, on a network share. */
  | "file"
  /** No competition lies on the desk. */
  | "noCompetition"
  /** The person closed the file dialog or stopped the work. Not shown. */
  | "cancelled"
  | "internal";

/** What happened, what is safe (`safe`), what to do next (`next`). */
export interface Refusal {
  code: ErrorCode;
  message: Message;
  because: Citation[];
  safe: Message | null;
  next: Message | null;
}

// ── The competition ─────────────────────────────────────────────────────────────────────────────────────────

/** What the window shows first: either a competition or the ways to get one. */
export interface Desk {
  competition: Competition | null;
  recent: RecentFile[];
  /** Set when the file was opened with something to say (missing -wal, restored, read only). */
  warnings: Message[];
}

export interface RecentFile {
  path: string;
  name: string;
  openedText: string;
}

export interface Competition {
  name: string;
  file: string;
  /** Short head hash of the journal. */
  head: string;
  sections: Section[];
  arbiters: Arbiter[];
  /** Who types on this desk now. */
  recordedBy: ArbiterId | null;
  /** What `u` would take back, or null. */
  undo: Message | null;
  /** Rulings that still owe a reason, in all sections. */
  reasonsOwed: number;
}

export interface Section {
  id: SectionId;
  /** The prefix of the quick line: "A". */
  letter: string;
  name: string;
  players: number;
  rounds: RoundInBrief[];
  /** "rapid, adequate supervision" and the like. */
  regime: Message;
  timeControlText: string;
}

export interface RoundInBrief {
  round: RoundNo;
  boards: number;
  state: "paired" | "running" | "finished";
}

export interface Arbiter {
  id: ArbiterId;
  initials: string;
  name: string;
  role: Message;
}

// ── The round ───────────────────────────────────────────────────────────────────────────────────────────────

export interface Round {
  section: SectionId;
  round: RoundNo;
  /** Hall time "15:04", or null before it started. */
  startedText: string | null;
  startedAt: number | null;
  /** When default time is reached; null where the round has not started. */
  defaultAt: number | null;
  /** "default time is 0: the announcement is silent" and the like. */
  defaultTime: Message;
  rows: BoardRow[];
  byes: ByeRow[];
  counts: RoundCounts;
}

export interface RoundCounts {
  notStarted: number;
  playing: number;
  finished: number;
  disputed: number;
  late: number;
  underFiveMinutes: number;
  openIncidents: number;
}

export type BoardState = "notStarted" | "playing" | "finished" | "disputed";

export interface BoardRow {
  game: GameId;
  board: number;
  /** Team matches: "3.2" is match 3, board 2. */
  matchText: string | null;
  white: Seat;
  black: Seat;
  state: BoardState;
  result: ResultShown | null;
  openIncidents: number;
  incidents: number;
  /** Somebody has not arrived and the round runs. */
  late: boolean;
  /** Default time has passed for somebody who has not arrived. */
  defaulted: boolean;
  underFiveMinutes: boolean;
  /** The lower of the two last clock readings. */
  lowestClockText: string | null;
}

export interface Seat {
  player: PlayerId | null;
  name: string;
  title: string | null;
  /** "2410", or null when unrated. */
  ratingText: string | null;
  /** Points before this round: "5½". */
  pointsText: string;
  /** Hall time of arrival, or null. */
  arrivedText: string | null;
  /** This player's recorded incidents in all rounds. */
  incidents: number;
}

/** Outcome, points and rated are three facts. */
export interface ResultShown {
  code: ResultCode;
  /** "1–0", "½–½", "+ –", "½–0". */
  text: string;
  rated: boolean;
  pointsText: Pair<string>;
  /** How it came about, where recorded: "checkmate", "forfeit by default time". */
  how: Message | null;
}

/** What the result keys can say. One–half is asked for too, so that the desk can refuse it with its Article. */
export type ResultCode =
  | "whiteWins"
  | "blackWins"
  | "draw"
  | "whiteWinsForfeit"
  | "blackWinsForfeit"
  | "doubleForfeit"
  | "halfZero"
  | "zeroHalf"
  | "zeroZero"
  | "oneHalf"
  | "halfOne";

export interface ByeRow {
  player: PlayerId;
  name: string;
  /** "pairing-allocated bye", "half-point bye", "absent", "withdrawn". */
  kind: Message;
  pointsText: string;
}

// ── The board in hand ───────────────────────────────────────────────────────────────────────────────────────

export interface Game {
  game: GameId;
  section: SectionId;
  round: RoundNo;
  board: number;
  matchText: string | null;
  state: BoardState;
  white: Seat;
  black: Seat;
  clocks: ClocksShown | null;
  result: ResultShown | null;
  /** Newest first; open ones before ruled ones. */
  incidents: Incident[];
  /** What else was recorded on this game: arrivals, readings, notes, adjustments. Newest first. */
  entries: EntryRow[];
  /** Per player: incidents of all rounds, this one included. */
  history: Pair<HistoryLine[]>;
  /** Moves recorded for replay: plies, 0 when none. */
  plies: number;
}

export interface ClocksShown {
  /** "0:12:22" right-aligned; null where not read. */
  text: Pair<string | null>;
  /** "34." or "34…", or null. */
  moveText: string | null;
  /** Hall time of the reading. */
  atText: string;
}

export interface HistoryLine {
  entry: EntryId;
  round: RoundNo;
  board: number | null;
  what: Message;
  because: Citation[];
}

// ── Incidents, advice, rulings ──────────────────────────────────────────────────────────────────────────────

/** The desk's kinds, with the word the quick line knows. The form prints this list. */
export interface IncidentKind {
  kind: string;
  /** "illegal", "touch", "phone". */
  word: string;
  title: Message;
  because: Citation[];
  /** Which fields the form shows for this kind, in order. */
  fields: IncidentField[];
  /** For "variant": promotion, castling, two hands … */
  variants: Choice[];
}

export type IncidentField = "side" | "variant" | "move" | "clocks" | "minutes" | "squares" | "player" | "text";

export interface Choice {
  value: string;
  label: Message;
}

export type IncidentStatus = "open" | "ruled" | "revoked" | "changedOnAppeal";

export interface Incident {
  entry: EntryId;
  numberText: string;
  kind: string;
  title: Message;
  status: IncidentStatus;
  /** Hall time. */
  atText: string;
  moveText: string | null;
  /** Both players may be at fault. */
  against: Side[];
  /** "White, second one of this player in this game", and other facts, one line each. */
  facts: Message[];
  reportedBy: Message | null;
  witness: string | null;
  ruledBy: string | null;
  text: string | null;
  clocksBefore: Pair<string | null> | null;
  advice: Advice | null;
  ruling: Ruling | null;
}

/** What the Laws prescribe or permit here, and why. */
export interface Advice {
  /** Sentences, most important first. */
  lines: Message[];
  because: Citation[];
  clocksAfter: Pair<string | null> | null;
  /** What it means for the result, or null. */
  result: Message | null;
  /** The mate question where it matters: "Black can mate", "undetermined — the arbiter decides". */
  mate: Message | null;
  /** Rulings ready to be recorded with one key; the prescribed one first. */
  rulings: RulingOffered[];
}

export interface RulingOffered {
  label: Message;
  prescribed: boolean;
  because: Citation[];
  ruling: RulingDraft;
}

export interface Ruling {
  entry: EntryId;
  lines: Message[];
  because: Citation[];
  clocksAfter: Pair<string | null> | null;
  ruledBy: string | null;
  atText: string;
  /** The arbiter ruled otherwise than advised. */
  differs: boolean;
  reason: string | null;
  reasonOwed: boolean;
}

/** The nine of 12.9 by the desk's own names, never by number. */
export type PenaltyKind =
  | "warning"
  | "addOpponentTime"
  | "reduceOwnTime"
  | "increaseOpponentPoints"
  | "reduceOwnPoints"
  | "lossOfGame"
  | "fine"
  | "exclusionFromRounds"
  | "expulsion";

export interface PenaltyDraft {
  on: Side | "other";
  /** Who, when it is no player of this game. */
  who: string | null;
  penalty: PenaltyKind;
  /** Minutes, points, money or rounds as typed: "2", "½", "50 EUR", "6-9". */
  amount: string | null;
}

export interface RulingDraft {
  penalties: PenaltyDraft[];
  /** Time given or taken that is no penalty, in the same signs: "+2:00", "-0:30". */
  adjust: Pair<string | null>;
  result: ResultCode | null;
  /** No penalty, play goes on. */
  nothing: boolean;
  reason: string | null;
  ruledBy: ArbiterId | null;
}

/** Done at the board · ask first · open. */
export type RulingMode = "done" | "ask" | "open";

export interface IncidentDraft {
  game: GameId;
  kind: string;
  variant: string | null;
  against: Side[];
  /** As typed: "34", "34...", "". */
  move: string | null;
  clocks: Pair<string | null>;
  minutes: string | null;
  squares: string | null;
  text: string | null;
  reportedBy: string | null;
  witness: string | null;
  /** Hall time as typed "16:05"; null is now. */
  occurred: string | null;
  mode: RulingMode;
  ruling: RulingDraft | null;
}

// ── Everything that can be recorded: one shape, one path ────────────────────────────────────────────────────

/** `record(entryId, command)` appends; `preview(command)` takes the same path without appending. */
export type Command =
  | { kind: "result"; game: GameId; result: ResultCode; how: string | null }
  | { kind: "clearResult"; game: GameId }
  | { kind: "startRound"; section: SectionId; round: RoundNo; occurred: string | null }
  | { kind: "arrival"; game: GameId; side: Side; occurred: string | null }
  | { kind: "confirmDefaults"; section: SectionId; round: RoundNo; games: DefaultConfirmed[] }
  | { kind: "clockReading"; game: GameId; clocks: Pair<string | null>; move: string | null; occurred: string | null }
  | { kind: "note"; game: GameId | null; player: PlayerId | null; text: string }
  | { kind: "incident"; incident: IncidentDraft }
  | { kind: "rule"; incident: EntryId; ruling: RulingDraft }
  | { kind: "reason"; ruling: EntryId; reason: string }
  | { kind: "revoke"; about: EntryId; reason: string; clocks: "counterAdjusted" | "playWentOn" }
  | { kind: "correct"; about: EntryId; reason: string; with: Command | null }
  | { kind: "undo" }
  | { kind: "setting"; section: SectionId; round: RoundNo | null; key: string; value: string }
  | { kind: "arbiter"; initials: string; name: string; role: string }
  | { kind: "takeSeat"; arbiter: ArbiterId }
  | { kind: "section"; letter: string; name: string }
  | { kind: "player"; section: SectionId; player: PlayerDraft }
  | { kind: "changePlayer"; player: PlayerId; to: PlayerDraft }
  | { kind: "withdraw"; player: PlayerId; fromRound: RoundNo; reason: string | null }
  | { kind: "pair"; section: SectionId; round: RoundNo; board: number; white: PlayerId; black: PlayerId }
  | { kind: "unpair"; game: GameId }
  | { kind: "renumber"; game: GameId; board: number }
  | { kind: "swapColours"; game: GameId }
  | { kind: "annulAndReplay"; game: GameId; reason: string }
  | { kind: "bye"; section: SectionId; round: RoundNo; player: PlayerId; bye: "allocated" | "half" | "full" | "zero" | "absent" };

export interface PlayerDraft {
  name: string;
  title: string | null;
  rating: string | null;
  fideNumber: string | null;
  federation: string | null;
  born: string | null;
}

/** A forfeit the desk proposed at the default time: confirmed, or excepted with a reason. */
export interface DefaultConfirmed {
  game: GameId;
  confirmed: boolean;
  reason: string | null;
}

/** What came of it. The screen inserts exactly this. */
export interface Recorded {
  entry: EntryRow;
  /** Rows of the round that changed, whole. */
  rows: BoardRow[];
  counts: RoundCounts | null;
  /** What `u` would take back now. */
  undo: Message | null;
  head: string;
  /** Something the arbiter should know now: a reason is owed, a result disagrees. */
  remarks: Message[];
}

/** A preview: the sentence that would be recorded and what the Laws say to it. */
export interface Preview {
  facts: Message[];
  advice: Advice | null;
  remarks: Message[];
}

// ── The quick line ──────────────────────────────────────────────────────────────────────────────────────────

export interface QuickLineContext {
  section: SectionId;
  round: RoundNo;
  /** The board in hand, used where the line names none. */
  game: GameId | null;
}

export interface QuickLine {
  /** The line in words, as far as understood: "board 12 · White Correa · illegal move". */
  understood: Message[];
  /** The word still missing, asked for. */
  missing: Message | null;
  /** The part that was not understood, as character offsets. */
  unclear: { from: number; to: number; message: Message } | null;
  completions: Completion[];
  /** The board the line names; a line that names nothing else takes it in hand. */
  game: GameId | null;
  /** Set when Enter would record. */
  command: Command | null;
  advice: Advice | null;
}

export interface Completion {
  /** Shown. */
  text: string;
  /** The whole line after taking it. */
  line: string;
  hint: Message;
}

// ── Default time ────────────────────────────────────────────────────────────────────────────────────────────

/** The forfeits of a round, to be confirmed as one list. */
export interface DefaultsDue {
  section: SectionId;
  round: RoundNo;
  rows: DefaultDue[];
  because: Citation[];
}

export interface DefaultDue {
  game: GameId;
  board: number;
  white: string;
  black: string;
  absent: Side[];
  result: ResultShown;
  because: Citation[];
}

// ── The journal ─────────────────────────────────────────────────────────────────────────────────────────────

export type EntryState = "stands" | "undone" | "corrected" | "revoked" | "changedOnAppeal";

export interface EntryRow {
  entry: EntryId;
  /** Number on this desk's chain, as printed: "214" or "B-12" on a second desk. */
  numberText: string;
  /** Recorded, hall time with seconds. */
  recordedText: string;
  /** Happened, where it differs. */
  occurredText: string | null;
  /** Day heading: "Saturday 14 March". */
  dayText: string;
  /** Initials of who typed, and of who ruled where it is somebody else. */
  by: string;
  ruledBy: string | null;
  section: string | null;
  round: RoundNo | null;
  board: number | null;
  game: GameId | null;
  kind: string;
  title: Message;
  /** The facts, one sentence each. */
  facts: Message[];
  because: Citation[];
  state: EntryState;
  /** Number of the entry this one is about. */
  aboutText: string | null;
  /** Number of the entry that undid, corrected or revoked it. */
  changedByText: string | null;
}

export interface JournalFilter {
  section: SectionId | null;
  round: RoundNo | null;
  board: number | null;
  player: PlayerId | null;
  kind: string | null;
  arbiter: ArbiterId | null;
  text: string | null;
}

export interface JournalPage {
  /** Newest first. */
  rows: EntryRow[];
  /** Entries that pass the filter. */
  total: number;
  /** The kinds there are, for the filter. */
  kinds: Choice[];
}

// ── Players ─────────────────────────────────────────────────────────────────────────────────────────────────

export interface PlayerRow {
  player: PlayerId;
  section: SectionId;
  /** Starting number. */
  number: number;
  name: string;
  title: string | null;
  ratingText: string | null;
  federation: string | null;
  pointsText: string;
  incidents: number;
  withdrawn: boolean;
}

export interface PlayerCard extends PlayerRow {
  fideNumber: string | null;
  born: string | null;
  games: PlayerGame[];
  history: HistoryLine[];
  entries: EntryRow[];
  /** Totals an arbiter asks for: "2 illegal moves, 1 warning". */
  summary: Message[];
}

export interface PlayerGame {
  game: GameId | null;
  round: RoundNo;
  board: number | null;
  colour: Side | null;
  opponent: string | null;
  resultText: string;
  incidents: number;
}

// ── Import ──────────────────────────────────────────────────────────────────────────────────────────────────

export interface ImportDiff {
  /** Names this reading of the file; given back to apply it. */
  token: string;
  file: string;
  format: Message;
  /** The section it goes into, or null where the arbiter must say. */
  section: SectionId | null;
  changes: ImportChange[];
  questions: ImportQuestion[];
  /** Lines that were not read, none is dropped silently. */
  unread: UnreadLine[];
  /** Records the desk does not know and keeps for the export. */
  keptUnknown: number;
  /** "Results belong to the desk" and the like. */
  remarks: Message[];
}

export type ImportChangeKind =
  | "newRound"
  | "newPlayer"
  | "lateEntry"
  | "withdrawal"
  | "renamed"
  | "dataChanged"
  | "renumbered"
  | "boardChanged"
  | "coloursChanged"
  | "newPairing"
  | "unpaired"
  | "repaired"
  | "bye"
  | "resultTaken"
  | "resultDiffers"
  | "records";

export interface ImportChange {
  id: string;
  kind: ImportChangeKind;
  what: Message;
  before: string | null;
  after: string | null;
  /** "3 incidents stay with the game", where something was logged on it. */
  stays: Message | null;
  /** Taken unless the arbiter says otherwise. */
  taken: boolean;
}

/** Namesakes and other things only a person can answer. */
export interface ImportQuestion {
  id: string;
  question: Message;
  answers: Choice[];
  /** Null: must be answered before the import can be applied. */
  answer: string | null;
}

export interface UnreadLine {
  line: number;
  text: string;
  why: Message;
}

export interface ImportChoices {
  section: SectionId | null;
  /** Changes not to be taken. */
  leave: string[];
  answers: Record<string, string>;
}

// ── Settings ────────────────────────────────────────────────────────────────────────────────────────────────

/** One setting of a section, printable and editable without knowing what it means. */
export interface SettingRow {
  key: string;
  group: Message;
  title: Message;
  help: Message | null;
  /** What the input holds. */
  value: string;
  /** What it says: "40 moves in 90 minutes, then 30 minutes; 30 seconds from move 1". */
  saysText: Message | null;
  input: "text" | "number" | "choice";
  choices: Choice[];
  /** Not announced: the desk goes by what the Laws say. */
  silent: boolean;
  because: Citation[];
  warnings: Message[];
  overrides: { round: RoundNo; value: string }[];
}

export interface NewCompetition {
  name: string;
  sections: { letter: string; name: string; timeControl: string }[];
  arbiterName: string;
  arbiterInitials: string;
}

// ── The Laws ────────────────────────────────────────────────────────────────────────────────────────────────

export interface LawRow {
  article: string;
  title: Message;
  /** What the desk does about it: computed, by construction, for the arbiter, not ours, to do. */
  answer: Message;
  /** The official address of the text. */
  address: string;
}

// ── Exports and long work ───────────────────────────────────────────────────────────────────────────────────

export type ExportKind = "resultsCsv" | "incidentsCsv" | "journalCsv" | "trf16" | "trf26" | "copy";

export interface Exported {
  file: string;
  said: Message[];
}

/** An event while long work runs. */
export interface Progress {
  job: string;
  what: Message;
  done: number;
  total: number;
  leftText: string | null;
}
