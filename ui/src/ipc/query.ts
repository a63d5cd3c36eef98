// What the page has read from the desk, by key. Old values stay on the screen while newer ones are fetched, so
// nothing flickers; what was recorded is put in with `patch` and needs no second journey.
import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { refusalFrom } from "./desk";
import type { Refusal } from "./model";

interface Answer<T> {
  value: T | undefined;
  refusal: Refusal | null;
}

interface Slot {
  answer: Answer<unknown>;
  load: () => Promise<unknown>;
  /** Counts loads, so that an overtaken answer is dropped. */
  asked: number;
  watchers: Set<() => void>;
}

const slots = new Map<string, Slot>();
const NOTHING: Answer<never> = { value: undefined, refusal: null };
const UNASKED = { ...NOTHING, of: null };

/** The answer for a key; null asks nothing. */
export function useQuery<T>(key: string | null, load: () => Promise<T>): Answer<T> {
  const subscribe = useCallback(
    (watcher: () => void) => {
      if (key === null) return () => {};
      const slot = slotFor(key, load);
      slot.watchers.add(watcher);
      if (slot.asked === 0) void ask(slot);
      return () => void slot.watchers.delete(watcher);
    },
    // The key names what is asked; `load` is rebuilt with every render and says the same.
    [key],
  );
  useEffect(() => {
    const slot = key === null ? undefined : slots.get(key);
    if (slot) slot.load = load;
  });
  return useSyncExternalStore(subscribe, () =>
    key === null ? NOTHING : ((slots.get(key)?.answer ?? NOTHING) as Answer<T>),
  );
}

/** The desk's answer to something being typed, and what it answers. The answer before stays until the next is here; none
 * is kept after. */
export function useAsked<T>(asked: string | null, load: () => Promise<T>): Answer<T> & { of: string | null } {
  const [answer, setAnswer] = useState<Answer<T> & { of: string | null }>(UNASKED);
  useEffect(() => {
    if (asked === null) {
      setAnswer(UNASKED);
      return undefined;
    }
    let overtaken = false;
    // Drawn at once: the answer to a key press does not wait for its turn among other work.
    const settle = (now: Answer<T>) => void (overtaken || flushSync(() => setAnswer({ ...now, of: asked })));
    load().then(
      (value) => settle({ value, refusal: null }),
      (thrown: unknown) => settle({ value: undefined, refusal: refusalFrom(thrown) }),
    );
    return () => {
      overtaken = true;
    };
    // What is asked names the call whole.
  }, [asked]);
  return answer;
}

/** Changes a value already on the screen; does nothing when nobody has read it. */
export function patch<T>(key: string, change: (value: T) => T): void {
  const slot = slots.get(key);
  if (slot?.answer.value === undefined) return;
  slot.answer = { value: change(slot.answer.value as T), refusal: null };
  tell(slot);
}

/** Puts a value in without asking. */
export function put<T>(key: string, value: T): void {
  const slot = slotFor(key, () => Promise.resolve(value));
  slot.asked += 1;
  slot.answer = { value, refusal: null };
  tell(slot);
}

/** What begins with `prefix` is asked for again: at once where it is on the screen, else when next shown. */
export function invalidate(prefix: string): void {
  for (const [key, slot] of slots) {
    if (!key.startsWith(prefix)) continue;
    if (slot.watchers.size > 0) void ask(slot);
    else slots.delete(key);
  }
}

/** Everything is forgotten: another competition lies on the desk. */
export function forgetAll(): void {
  invalidate("");
}

function slotFor(key: string, load: () => Promise<unknown>): Slot {
  let slot = slots.get(key);
  if (!slot) {
    slot = { answer: NOTHING, load, asked: 0, watchers: new Set() };
    slots.set(key, slot);
  }
  return slot;
}

async function ask(slot: Slot): Promise<void> {
  slot.asked += 1;
  const asked = slot.asked;
  const answer: Answer<unknown> = await slot.load().then(
    (value) => ({ value, refusal: null }),
    (thrown: unknown) => ({ value: slot.answer.value, refusal: refusalFrom(thrown) }),
  );
  if (asked !== slot.asked) return;
  slot.answer = answer;
  tell(slot);
}

function tell(slot: Slot): void {
  for (const watcher of slot.watchers) watcher();
}
