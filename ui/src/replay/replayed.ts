// A replay as the board shows it: every position with its move, and what is marked.
import type { MoveMark, Step } from "../board/LineBoard";
import type { Replay, ReplayPosition } from "../ipc/model";
import { say, t } from "../text/say";

export interface Replayed {
  start: ReplayPosition;
  steps: readonly Step[];
  /** The positions by how many moves lead there, the start first. */
  positions: readonly ReplayPosition[];
  marks: ReadonlyMap<number, MoveMark>;
  kinds: readonly number[];
  /** After how many moves what is disputed stands. */
  disputed: number | undefined;
}

export function replayed(replay: Replay): Replayed | null {
  const [start, ...steps] = replay.positions;
  if (!start) return null;
  const { disputedPly } = replay;
  const found = disputedPly === null ? -1 : replay.positions.findIndex((one) => one.ply >= disputedPly);
  const disputed = disputedPly === null ? undefined : found < 0 ? steps.length : found;
  const marks = new Map<number, MoveMark>();
  replay.positions.forEach((one, at) => {
    // A move that cannot be shown is looked for behind the last one that can, which nobody disputed.
    const mark = markOf(one, one.ply === disputedPly);
    if (mark) marks.set(at, mark);
  });
  return { start, steps, positions: replay.positions, marks, kinds: replay.positions.map((one) => one.first), disputed };
}

function markOf(one: ReplayPosition, disputed: boolean): MoveMark | null {
  const says = [
    ...(disputed ? [t("replay-disputed")] : []),
    ...(one.origin ? [say(one.origin)] : []),
    ...(one.times > 1 ? [t("replay-same", { time: one.time, times: one.times })] : []),
  ];
  if (says.length === 0) return null;
  return { kind: one.origin ? "notLegal" : disputed ? "disputed" : "same", says: says.join(" · ") };
}
