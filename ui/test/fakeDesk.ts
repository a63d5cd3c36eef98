// A desk that answers like the real one, for tests of the page and for looking at it without Rust. It knows no rule:
// every answer is written down here. A call nobody expects throws.
import { mockIPC } from "@tauri-apps/api/mocks";
import type {
  BoardRow, ClaimAsked, ClaimMoves, ClaimShown, Command, Competition, CorrectionShown, Desk, DiagramAsked, EntryRow, Game,
  ImportChoices, ImportDiff, Incident, IncidentKind, MateQuestion, Message, PositionAsked, PositionRead, QuickLine, Recorded,
  Refusal, Replay, ReplayPosition, ReportAsked, ResultShown, Round, RoundCounts, Seat,
} from "../src/ipc/model";
import { APPEAL_FORMS, appealsAfter } from "./appealAnswers";
import { ARRIVALS, CLOCKS, HALL, SHEET } from "./clockAnswers";
import { GAMES_ANSWERS } from "./gamesAnswers";
import { CANNOT_MATE, CAN_MATE } from "./mateAnswers";

/** A sentence that prints itself: ids no file knows are shown as they are. */
export const words = (id: string): Message => ({ id, args: {} });

const NAMES = [
  "Aldana, Ruy", "Brok, Maarten", "Correa, Pia", "Dunne, Sorcha", "Egede, Lars", "Fabry, Tomas", "Galanis, Eleni",
  "Hovland, Ingrid", "Ibarra, Nuria", "Jelinek, Ota", "Kovalik, Jana", "Lindqvist, Alva", "Marchetti, Enzo",
  "Norgaard, Bo", "Okafor, Chidi", "Petrosyan, Ani", "Quiroga, Luz", "Rautio, Veikko", "Szalai, Bence", "Tamm, Kaur",
];

export function seat(name: string, over: Partial<Seat> = {}): Seat {
  return {
    player: `p-${name}`, name, title: null, ratingText: "2105", pointsText: "1½", arrivedText: "14:58", incidents: 0, ...over,
  };
}

export function row(board: number, over: Partial<BoardRow> = {}): BoardRow {
  const rating = (minus: number) => String(2440 - board * 9 - minus);
  return {
    game: `g${board}`,
    board,
    matchText: null,
    white: seat(NAMES[(board * 7) % 20] ?? "", { ratingText: rating(0), title: board % 5 === 1 ? "FM" : null }),
    black: seat(NAMES[(board * 7 + 9) % 20] ?? "", { ratingText: rating(13) }),
    state: "playing",
    result: null,
    openIncidents: 0,
    incidents: 0,
    late: false,
    defaulted: false,
    underFiveMinutes: false,
    lowestClockText: null,
    ...over,
  };
}

export const WHITE_WON: ResultShown = {
  code: "whiteWins", text: "1–0", rated: true, pointsText: { white: "1", black: "0" }, how: null,
};

function boards(count: number): BoardRow[] {
  return Array.from({ length: count }, (_, at) => {
    const board = at + 1;
    switch (board) {
      case 3:
        return row(3, { state: "finished", result: { ...WHITE_WON, code: "draw", text: "½–½", pointsText: { white: "½", black: "½" } } });
      case 4:
        return row(4, { openIncidents: 2, incidents: 2 });
      case 6:
        return row(6, { state: "disputed", openIncidents: 1, incidents: 2 });
      case 9:
        return row(9, { state: "notStarted", late: true, black: seat("Hovland, Ingrid", { arrivedText: null }) });
      case 11:
        return row(11, { underFiveMinutes: true, lowestClockText: "0:03:41", incidents: 1 });
      case 12:
        return row(12, { openIncidents: 1, incidents: 3 });
      default:
        return board % 4 === 1 ? row(board, { state: "finished", result: WHITE_WON }) : row(board);
    }
  });
}

export const COMPETITION: Competition = {
  name: "Harbour Open",
  file: "/home/arbiter/Harbour Open.flagfall",
  head: "7f3a 91c2",
  sections: [
    { id: "s-a", letter: "A", name: "Open A", players: 90, regime: words("standard"), timeControlText: "40/90+30:30+30",
      rounds: [1, 2, 3].map((round) => ({ round, boards: 45, state: round === 3 ? "running" : "finished" })) },
    { id: "s-b", letter: "B", name: "Rapid B", players: 40, regime: words("rapid"), timeControlText: "15+10",
      rounds: [{ round: 1, boards: 20, state: "paired" }] },
  ],
  arbiters: [
    { id: "a-1", initials: "IV", name: "Imke Vos", role: words("chief arbiter") },
    { id: "a-2", initials: "JS", name: "Jonas Sand", role: words("arbiter") },
  ],
  recordedBy: "a-1",
  undo: null,
  reasonsOwed: 1, mirror: null,
};

const COUNTS: RoundCounts = {
  notStarted: 1, playing: 31, adjourned: 0, finished: 12, disputed: 1, late: 1, underFiveMinutes: 1, openIncidents: 3,
};

export const INCIDENT: Incident = {
  incident: "i-211", entry: "e-211", numberText: "211", kind: "illegalMove", title: words("Illegal move"), status: "open", atText: "16:22",
  moveText: "34.", against: ["white"], facts: [words("White, move 34"), words("second one of this player in this game")],
  reportedBy: words("reported by the opponent"), witness: null, ruledBy: null, text: null,
  clocksBefore: { white: "0:12:22", black: "0:46:09" }, claim: null, appeals: [],
  advice: {
    lines: [words("White loses the game")],
    because: [{ article: "7.5.5", code: "2023:7.5.5", title: words("Second illegal move") }, { article: "7.5.1", code: "2023:7.5.1", title: words("Illegal move") }],
    clocksAfter: { white: "0:12:22", black: "0:48:09" },
    result: words("0–1"),
    mate: words("Black can mate by a series of legal moves"),
    mateQuestion: { game: "g12", fen: null, side: "black" },
    rulings: [
      { label: words("Record 0–1"), prescribed: true, because: [],
        ruling: { penalties: [{ on: "white", who: null, penalty: "game-lost", amount: null }], adjust: { white: null, black: null }, result: "blackWins", nothing: false, reason: null, ruledBy: "a-1" } },
      { label: words("Black gets two minutes"), prescribed: false, because: [],
        ruling: { penalties: [{ on: "white", who: null, penalty: "opponent-more-time", amount: "2" }], adjust: { white: null, black: null }, result: null, nothing: false, reason: null, ruledBy: "a-1" } },
    ],
  },
  ruling: null, clocksBecame: null,
};

export const KINDS: IncidentKind[] = [
  { kind: "illegalMove", word: "illegal", title: words("Illegal move"), because: [{ article: "7.5.1", code: "2023:7.5.1", title: words("Illegal move") }],
    fields: ["side", "move", "clocks"] },
  { kind: "device", word: "phone", title: words("Electronic device"), because: [{ article: "11.3.2", code: "2023:11.3.2", title: words("Electronic devices") }],
    fields: ["side", "text"] },
];

function gameOf(of: BoardRow): Game {
  return {
    game: of.game, section: "s-a", round: 3, board: of.board, matchText: null, state: of.state, white: of.white, black: of.black,
    clocks: of.openIncidents > 0 ? { text: { white: "0:12:22", black: "0:46:09" }, moveText: "34.", atText: "16:22" } : null,
    result: of.result,
    incidents: of.openIncidents > 0 ? [INCIDENT] : [],
    entries: [],
    history: {
      white: of.incidents > 1 ? [
        { entry: "e-90", round: 2, board: 14, what: words("warning, disturbing the opponent"), because: [{ article: "11.5", code: "2023:11.5", title: words("Disturbing") }] },
      ] : [],
      black: [],
    },
    plies: 0,
    counts: true,
  };
}

export function entry(number: number, over: Partial<EntryRow> = {}): EntryRow {
  return {
    entry: `e-${number}`, numberText: String(number), recordedText: "16:05:12", occurredText: null, dayText: "Saturday 14 March",
    by: "IV", ruledBy: null, section: "A", round: 3, board: 12, game: "g12", kind: "result", title: words("Result"),
    facts: [words("1–0")], because: [], state: "stands", aboutText: null, changedByText: null, ...over,
  };
}

export const REFUSED: Refusal = {
  code: "refused", messages: [words("Not this result. Nothing was recorded.")], because: [{ article: "10.1", code: "2023:10.1", title: words("Points") }],
};

const NO_BOARD: Refusal = { code: "unclear", messages: [words("Choose a board.")], because: [] };

const RESULT_TEXT: Record<string, string> = { whiteWins: "1–0", blackWins: "0–1", draw: "½–½", halfZero: "½–0" };

/** Two knights out and back twice: the position stands for the third time, once it looked the same and was not. */
const CLAIM: ClaimShown & ClaimMoves = {
  toMove: "white",
  report: {
    plies: 2, notLegal: null, toMove: "white", mayClaim: words("White may claim"), fen: "4k3/8/8/8/8/8/8/R3K3 w - - 8 44", claimedFen: "4k3/8/8/8/8/8/8/R3K3 w - - 8 44",
    occurred: { id: "claims-occurred", args: { count: 2 } },
    occurrences: [{ ply: 0, moveText: "", time: 1 }, { ply: 2, moveText: "40…Ke7", time: 2 }],
    lookAlikes: [{ ply: 1, moveText: "40.Ke1", fen: "8/8/8/8/8/8/8/8 w - - 0 1", differs: [words("the castling rights are others")] }],
    repeatingMoves: [], quietPlies: 8, fiftyMoves: [], firstThreefold: 2, firstWrittenThreefold: null, firstWrittenFifty: null, firstFivefold: null, firstFifty: null,
    firstSeventyFive: null, ended: null,
    claims: [
      { ground: "repetition", written: null, claimant: "white", correct: true, verdict: "correct", lines: [words("The game is drawn")],
        because: [{ article: "9.2.2", code: "2023:9.2.2", title: words("Position on the board") }], result: "draw", opponentGains: null, mustPlay: [] },
      { ground: "fifty-moves", written: null, claimant: "white", correct: false, verdict: "wrong", lines: [words("The game goes on")],
        because: [{ article: "9.3.2", code: "2023:9.3.2", title: words("Fifty moves made") }], result: null, opponentGains: "0:02:00", mustPlay: [] },
    ],
  },
  historical: false, startFen: "4k3/8/8/8/8/8/8/R3K3 w Q - 4 40",
  line: [
    { numberText: "40.", text: "Ke2", fen: "4k3/8/8/8/8/8/4K3/R7 b - - 5 40", squares: ["e1", "e2"], clockText: "0:12:22" },
    { numberText: "40…", text: "Ke7", fen: "8/4k3/8/8/8/8/4K3/R7 w - - 6 41", squares: ["e8", "e7"], clockText: "0:46:09" },
  ],
  legal: [
    { text: "Ra2", san: "Ra2", from: "a1", to: "a2" }, { text: "Ra3", san: "Ra3", from: "a1", to: "a3" },
    { text: "Kd3", san: "Kd3", from: "e2", to: "d3" },
  ],
  games: [], number: 1, remarks: [], unclear: null, recorded: [null, null],
  records: [
    { game: "g12", section: null, round: null, kind: "repetition-claim", against: ["white"], person: null, player: null, move: "44.",
      moveText: null, clocks: { white: null, black: null }, minutes: null, squares: null, text: "4k3/8/8/8/8/8/8/R3K3 w - - 8 44",
      reportedBy: null, witness: null, occurred: null, sameAction: false, when: null, mode: "done",
      ruling: { penalties: [], adjust: { white: null, black: null }, result: "draw", nothing: false, reason: null, ruledBy: null } },
    null,
  ],
};

const CORRECTION: CorrectionShown = {
  title: words("Wrong setting"), before: { white: "0:12:22", black: "0:46:09" }, after: { white: "0:29:52", black: "0:46:09" },
  countersBefore: { white: 34, black: 33 }, countersAfter: { white: 34, black: 33 },
  sums: [{ side: "white", lines: [words("time of the periods so far 1:30:00"), words("new time 0:29:52")] }], lines: [],
  because: [{ article: "6.10.2", code: "2023:6.10.2", title: words("Wrong setting") }], permitted: true,
  shortfall: { white: null, black: null }, margin: { white: null, black: null }, record: { kind: "undo" },
};

function position(ply: number, over: Partial<ReplayPosition>): ReplayPosition {
  return {
    ply, numberText: "", text: "", squares: [], fen: CLAIM.startFen, turn: "white", check: false,
    clocks: { white: null, black: null }, spentText: null, time: 1, times: 1, first: ply, quietPlies: 4 + ply, origin: null,
    comments: [], ...over,
  };
}

/** A king out, a move that was not legal, and a king where it stood before. */
const REPLAY: Replay = {
  game: "g12", rest: [], notLegal: [2], disputedPly: 1, resultText: null,
  positions: [
    position(0, { times: 2 }),
    position(1, { ...CLAIM.line[0], clocks: { white: "0:12:22", black: null } }),
    position(2, { ...CLAIM.line[1], clocks: { white: "0:12:22", black: "0:46:09" }, time: 2, times: 2, first: 0, origin: words("Not legal: played over.") }),
  ],
};

export interface FakeDesk {
  /** Commands recorded, with their entry ids, in order. */
  recorded: { entry: string; command: Command }[];
  /** Claims and pictures asked for, in order. */
  claims: ClaimAsked[];
  saved: DiagramAsked[];
  rows: BoardRow[];
  /** How often the hall display was closed. */
  hallClosed: number;
}

export function fakeDesk(options: { competition?: Competition | null; boards?: number; mate?: MateQuestion } = {}): FakeDesk {
  const rows = boards(options.boards ?? 45);
  const state: FakeDesk = { recorded: [], claims: [], saved: [], rows, hallClosed: 0 };
  const desk: Desk = {
    competition: options.competition === undefined ? COMPETITION : options.competition, recent: [], warnings: [],
  };
  const round = (): Round => ({
    section: "s-a", round: 3, startedText: "15:04", startedAt: 0, defaultAt: Date.now() + 680_000,
    defaultTime: words("default time 30 minutes"), rows, byes: [], counts: COUNTS,
  });

  const record = (entryId: string, command: Command): Recorded => {
    if (command.kind === "result" && command.result === "zeroZero") throw REFUSED;
    state.recorded.push({ entry: entryId, command });
    const changed: BoardRow[] = [];
    const game = "game" in command ? command.game : null;
    const at = rows.findIndex((one) => one.game === game);
    const before = rows[at];
    if (command.kind === "result" && before) {
      const text = RESULT_TEXT[command.result] ?? command.result;
      const after: BoardRow = { ...before, state: "finished", result: { ...WHITE_WON, code: command.result, text } };
      rows[at] = after;
      changed.push(after);
    }
    return {
      entry: entry(212 + state.recorded.length, { game, board: before?.board ?? null, title: words(`recorded ${command.kind}`), facts: [] }),
      place: { section: "s-a", round: 3 }, rows: changed, whole: false, counts: COUNTS, undo: words("the result"),
      head: "0b1d 22aa", reasonsOwed: 1, remarks: [], others: false,
    };
  };

  const quickLine = (line: string): QuickLine => {
    const board = /^\d+/.exec(line)?.[0];
    const nothing: QuickLine = { understood: [], missing: words("which board?"), unclear: null, completions: [], game: null, takesInHand: false, command: null, advice: null };
    if (board === undefined) return nothing;
    const understood = [words(`board ${board}`)];
    const rest = line.slice(board.length).trim();
    if (rest === "") return { ...nothing, understood, missing: null, game: `g${board}`, takesInHand: true };
    if (rest === "w")
      return { ...nothing, understood: [...understood, words("White")], missing: words("what happened?"), game: `g${board}`,
        completions: [{ text: "illegal", line: `${board} w illegal `, hint: words("illegal move") }, { text: "phone", line: `${board} w phone `, hint: words("electronic device") }] };
    return { ...nothing, understood: [...understood, words(rest)], missing: null, game: `g${board}`,
      command: { kind: "note", game: `g${board}`, player: null, text: rest } };
  };

  const readPosition = ({ text, turn, castling }: PositionAsked): PositionRead => {
    if (text.includes(" ")) return { fen: text, asks: null, remarks: [] };
    const fen = turn === null ? null : `${text} ${turn[0]} ${castling.join("") || "-"} - 0 1`;
    const turns = [{ value: "white", label: words("White") }, { value: "black", label: words("Black") }];
    return { fen, asks: { turns, castling: [{ value: "Q", label: words("White, queen side") }], enPassant: [] }, remarks: [] };
  };

  const answers: Record<string, (args: Record<string, unknown>) => unknown> = {
    ...GAMES_ANSWERS,
    desk: () => desk,
    round,
    game: ({ game }) => gameOf(rows.find((one) => one.game === game) ?? row(1)),
    forms: () => ({ incidents: KINDS, penalties: [{ value: "warning", label: words("Warning") }], reporters: [], moments: [], roles: [], countedBy: [], stopReasons: [] }),
    record: ({ entry: id, command }) => record(id as string, command as Command),
    preview: () => ({ advice: INCIDENT.advice, remarks: [] }),
    quick_line: ({ line }) => quickLine(line as string),
    journal: () => ({ rows: Array.from({ length: 40 }, (_, at) => entry(212 - at, at === 3 ? { state: "undone", changedByText: "210" } : {})), total: 212, kinds: [] }),
    players: () => NAMES.map((name, at) => ({
      player: `p-${name}`, section: "s-a", number: at + 1, name, title: null, ratingText: "2105", federation: null, pointsText: "1½", incidents: at % 6 === 2 ? 2 : 0, withdrawn: at === 7 })),
    player: ({ player }) => ({
      row: { player, section: "s-a", number: 3, name: String(player).slice(2), title: "FM", ratingText: "2390", federation: null, pointsText: "1½", incidents: 2, withdrawn: false },
      fideNumber: null, born: "1994", games: [{ game: "g12", round: 3, board: 12, colour: "white", opponent: "Dunne, Sorcha", resultText: "·", incidents: 1 }],
      history: gameOf(row(12, { incidents: 3 })).history.white, entries: [entry(90)], summary: [words("1 illegal move, 1 warning")] }),
    settings: () => [
      { key: "timeControl", group: words("time"), title: words("Time control"), help: null, value: "40/90+30:30+30", says: [words("40 moves in 90 minutes, then 30 minutes; 30 seconds from move 1")], input: "text", choices: [], silent: false, because: [], warnings: [], overrides: [] },
      { key: "defaultTime", group: words("time"), title: words("Default time"), help: null, value: "0", says: [words("0 minutes")], input: "number", choices: [], silent: true, because: [{ article: "6.7.1", code: "2023:6.7.1", title: words("Default time") }], warnings: [], overrides: [{ round: 3, value: "30" }] },
      { key: "edition", group: words("laws"), title: words("Edition of the Laws"), help: null, value: "fide2023", says: [], input: "choice", choices: [{ value: "fide2023", label: words("FIDE 2023") }, { value: "old", label: words("older") }], silent: false, because: [], warnings: [], overrides: [] },
    ],
    askQuestions: () => [],
    laws: () => [{ article: "7.5.5", code: "2023:7.5.5", title: words("Second illegal move"), paraphrase: words("The second one loses."), answer: words("computed"), address: null, cited: 2 }],
    mate_question: ({ depth }) => (depth === "deep" ? CANNOT_MATE : options.mate ?? CAN_MATE),
    stop_search: () => null,
    claim_moves: () => CLAIM,
    claim: ({ asked }) => {
      state.claims.push(asked as ClaimAsked);
      return CLAIM;
    },
    replay: () => REPLAY,
    notations: () => [{ value: "san", label: words("Algebraic") }, { value: "figurine", label: words("Figurines") }],
    read_position: ({ asked }) => readPosition(asked as PositionAsked),
    read_moves: () => "1. e4 e5 *",
    save_diagram: ({ asked }) => {
      state.saved.push(asked as DiagramAsked);
      return { file: "/tmp/diagram.svg", said: [] };
    },
    correction_forms: () => [{ kind: "wrong-setting", title: words("Wrong setting"), choices: [], asks: [{ field: "setControl", label: words("Set to") }, { field: "completed", label: words("Moves completed") }] }],
    clock_round: () => CLOCKS,
    clock_sheet: () => SHEET,
    arrivals: () => ARRIVALS,
    hall: () => HALL,
    announced: () => HALL,
    show_hall: () => null,
    close_hall: () => {
      state.hallClosed += 1;
      return null;
    },
    correct_clocks: () => CORRECTION,
    defaults_due: () => ({ section: "s-a", round: 3, because: [], rows: [{ game: "g9", board: 9, white: "Aldana, Ruy", black: "Hovland, Ingrid", absent: ["black"], result: { ...WHITE_WON, text: "+ –" }, because: [] }] }),
    read_import: () => importDiff,
    import_changes: ({ choices }) => ({
      ...importDiff,
      questions: importDiff.questions.map((question) => ({ ...question, answer: (choices as ImportChoices).answers[question.id] ?? null })),
    }),
    report_page: ({ asked }) => {
      const { name, game } = asked as ReportAsked;
      if ((name === "board" || name === "claim") && game === null) throw NO_BOARD;
      return `<!doctype html><html lang="en"><head><title>${name}</title></head><body><h1>${name}</h1></body></html>`;
    },
    save_report: ({ asked, format }) => ({ file: `/tmp/${(asked as ReportAsked).name}.${format as string}`, said: [] }),
    appeals: () => appealsAfter(state.recorded.map((one) => one.command)),
    appeal_forms: () => APPEAL_FORMS,
    apply_import: () => record("t", { kind: "undo" }),
  };
  const importDiff: ImportDiff = {
      token: "t", file: "/tmp/round4.trf", format: words("TRF16"), section: "s-a", keptUnknown: 2,
      questions: [{ id: "q1", question: words("Two players are called Brok, M. Which one is number 14?"), answers: [{ value: "x", label: words("Brok, Maarten (1971)") }, { value: "y", label: words("a new player") }], answer: null }],
      changes: [{ id: "c1", kind: "newRound", what: words("Round 4, 45 boards"), before: null, after: null, stays: null, taken: true },
        { id: "c2", kind: "boardChanged", what: words("Correa – Dunne"), before: "board 12", after: "board 14", stays: words("3 incidents stay with the game"), taken: true }],
      notices: [{ line: 17, why: words("too short for a player"), ask: false }],
  };
  mockIPC(
    (command, args) => {
      const answer = answers[command];
      if (!answer) throw new Error(`nobody answers ${command}`);
      return answer((args ?? {}) as Record<string, unknown>);
    },
    { shouldMockEvents: true },
  );
  return state;
}
