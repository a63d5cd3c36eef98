// One key records a result at once, and the keys 1 and 0 are digits too: when another digit follows straight away, a
// board's number was being typed.
import type { Recorded } from "../ipc/model";

/** How soon the second digit follows when somebody types a number, ms. */
const SOON = 700;

type Press = Pick<KeyboardEvent, "key" | "timeStamp" | "ctrlKey" | "altKey" | "metaKey" | "shiftKey">;

let last: { digit: string; at: number; answer: Promise<Recorded | null> } | null = null;

/** A result was recorded by this key; it may turn out to be the beginning of a number. */
export function resultByKey(press: Press | undefined, answer: Promise<Recorded | null>): void {
  last = press && /^[01]$/.test(press.key) ? { digit: press.key, at: press.timeStamp, answer } : null;
}

/** What the next key makes of it: the number typed so far and the result to be taken back; null where the result stands. */
export function boardNumber(press: Press): { typed: string; answer: Promise<Recorded | null> } | null {
  const first = last;
  last = null;
  if (!first || press.ctrlKey || press.altKey || press.metaKey || press.shiftKey || !/^\d$/.test(press.key)) return null;
  return press.timeStamp - first.at <= SOON ? { typed: first.digit + press.key, answer: first.answer } : null;
}
