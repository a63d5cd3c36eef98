// A recorded game as the replay shows it: every position with its move, both clocks, and what is marked.
import type { MoveMark } from "../board/LineBoard";
import type { ClaimShown, LineStep, Pair } from "../ipc/model";
import { t } from "../text/say";

export interface Replayed {
  start: string;
  steps: readonly LineStep[];
  marks: ReadonlyMap<number, MoveMark>;
  /** After how many moves the first one stands that is not legal, and what was written there. */
  notLegal: { ply: number; text: string } | null;
}

export function replayed(shown: ClaimShown): Replayed {
  const marks = new Map<number, MoveMark>();
  const { occurrences, notLegal } = shown.report;
  if (occurrences.length > 1) {
    occurrences.forEach((one, index) => {
      const says = t("replay-same", { time: index + 1, times: occurrences.length });
      marks.set(one.ply, { kind: "same", says });
    });
  }
  return { start: shown.startFen, steps: shown.line, marks, notLegal };
}

/** What both clocks showed after so many moves; the last reading of a side stays until its next. */
export function clocksAt(steps: readonly LineStep[], start: string, at: number): Pair<string | null> {
  const clocks: Pair<string | null> = { white: null, black: null };
  const firstIsWhite = start.split(" ")[1] !== "b";
  steps.slice(0, at).forEach((step, index) => {
    const side = (index % 2 === 0) === firstIsWhite ? "white" : "black";
    if (step.clockText !== null) clocks[side] = step.clockText;
  });
  return clocks;
}
