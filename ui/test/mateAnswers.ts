// Answers of the desk about positions, written down: a mate in one, a locked board, a position nobody has decided.
import type { MateQuestion } from "../src/ipc/model";

export const CAN_MATE: MateQuestion = {
  side: "black",
  fen: "6k1/8/8/8/8/8/1q6/K7 w - - 0 34",
  after: "33…Qb2",
  found: "canMate",
  sentence: { id: "winnable-line", args: { side: "black", plies: 2 } },
  line: [
    { numberText: "34.", text: "Kh1", fen: "6k1/8/8/8/8/8/1q6/7K b - - 1 34", squares: ["a1", "h1"], clockText: null },
    { numberText: "34…", text: "Qg2#", fen: "6k1/8/8/8/8/8/6q1/7K w - - 2 35", squares: ["b2", "g2"], clockText: null },
  ],
  deeper: false,
};

export const CANNOT_MATE: MateQuestion = {
  ...CAN_MATE,
  found: "cannotMate",
  sentence: { id: "unwinnable-lone-knight", args: { side: "black" } },
  line: [],
};

export const UNDETERMINED: MateQuestion = {
  ...CAN_MATE,
  found: "undetermined",
  sentence: { id: "winnable-undetermined", args: { side: "black", nodes: 26000 } },
  line: [],
  deeper: true,
};
