// What the written desk says about games as text.
import type { AuditShown, GamesDiff, GameShown, Message, PasteShown, SheetsShown } from "../src/ipc/model";

/** A sentence that prints itself. */
const words = (id: string): Message => ({ id, args: {} });

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const AFTER = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";

export const GAME: GameShown = {
  players: { white: "Aldana, Ruy", black: "Brok, Maarten" }, round: "3", resultText: "1-0", startFen: START,
  line: [{ numberText: "1.", text: "e4", fen: AFTER, squares: ["e2", "e4"], clockText: "1:29:30" }],
  clocks: 1, stops: words("not legal from 1…"), rest: ["Ke3"],
};

export const FOUND: GamesDiff = {
  token: "f", file: "round.pgn",
  games: [{
    id: "game-1", number: 1, line: 1, game: "g1", section: "A", round: 3, board: 1, white: "Aldana, Ruy", black: "Brok, Maarten",
    plies: 80, clocks: 80, pliesBefore: null, remarks: [], taken: true,
  }],
  unmatched: [{ id: "game-2", number: 2, line: 9, players: { white: "Nobody, A", black: "Nobody, B" }, round: "3", why: words("no board has these players") }],
  boardsWithout: [{ game: "g12", section: "A", round: 3, board: 12, players: { white: "Correa, Pia", black: "Dunne, Sorcha" } }],
};

export const PASTED: PasteShown = {
  kind: "game", says: words("a game"), notices: [{ line: 2, column: 5, what: words("piece letters are not English"), ask: true }],
  games: [], number: 1, game: GAME, fen: null, source: "arbiter", sources: [{ value: "arbiter", label: words("arbiter") }],
  remarks: [], record: { kind: "moves", game: "g12", source: "arbiter", movetext: "1. e4", startFen: null },
};

export const SHEETS: SheetsShown = {
  texts: { white: "", black: "" },
  rows: [{
    ply: 1, numberText: "1.", white: "e4", black: "d4", san: "e4", reason: words("White’s sheet fits what follows"), decided: false,
    alternatives: ["d4"],
  }],
  findings: [{ ply: 1, what: words("the sheets first differ at 1.") }],
  alone: { white: [words("a legal game")], black: [words("a legal game")] },
  startFen: START, line: GAME.line, complete: true, says: words("one thing to look at"), because: [],
};

export const AUDITED: AuditShown = {
  findings: [{
    finding: {
      file: "", game: 1, line: 1, white: "Aldana, Ruy", black: "Brok, Maarten", round: "3", ply: 1, moveText: "1.e4", kind: "threefold",
      what: words("threefold repetition could be claimed"), because: [],
    },
    game: "g12", board: 12,
  }],
  total: { bytes: 0, ofBytes: 0, games: 1, plies: 1, findings: 1 }, says: words("1 game, 1 finding"), stopped: false,
};

/** How often an audit was stopped. */
export const STOPPED = { times: 0 };

export const GAMES_ANSWERS: Record<string, (args: Record<string, unknown>) => unknown> = {
  read_games: () => FOUND,
  games_changes: ({ choices }) => {
    const attach = (choices as { attach: Record<string, string> }).attach["game-2"];
    if (attach === undefined) return FOUND;
    const [first] = FOUND.games;
    return { ...FOUND, games: [first, { ...first, id: "game-2", board: 12, remarks: [words("attached by hand")] }], unmatched: [] };
  },
  game_of_file: () => GAME,
  write_games: () => ({ file: "/tmp/out.pgn", said: [words("45 games written")] }),
  paste: () => PASTED,
  sheets: () => SHEETS,
  audit_round: () => AUDITED,
  audit_file: () => AUDITED,
  audited_game: () => GAME,
  stop_audit: () => {
    STOPPED.times += 1;
    return null;
  },
};
