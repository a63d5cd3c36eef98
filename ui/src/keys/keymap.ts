// From a key press to an action. Knows keys, not what the actions do.
import { ACTIONS, type ActionId } from "./actions";

const BY_KEY = new Map<string, ActionId>();
const STARTS = new Set<string>();
for (const action of ACTIONS) {
  for (const keys of action.keys) {
    BY_KEY.set(keys, action.id);
    const [first, second] = keys.split(" ");
    if (first !== undefined && second !== undefined) STARTS.add(first);
  }
}

export type Pressed = { action: ActionId } | { begun: string } | null;

type Press = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** What a key press means, given the first key of a pair that was pressed before it (or null). */
export function pressed(event: Press, begun: string | null): Pressed {
  for (const name of namesOf(event)) {
    const action = BY_KEY.get(begun === null ? name : `${begun} ${name}`);
    if (action !== undefined) return { action };
    if (begun === null && STARTS.has(name)) return { begun: name };
  }
  return null;
}

/** The names one press can go by: what the layout prints first, then the key's place on the digit row. */
function namesOf(event: Press): string[] {
  const held = `${event.ctrlKey || event.metaKey ? "Ctrl+" : ""}${event.altKey ? "Alt+" : ""}`;
  const isLetter = /^\p{L}$/u.test(event.key);
  const key = isLetter ? event.key.toLowerCase() : event.key;
  if (isLetter && event.shiftKey) return [`${held}Shift+${event.key.toUpperCase()}`];
  const names = [held + key];
  const digit = /^Digit(\d)$/.exec(event.code)?.[1];
  if (digit !== undefined && event.shiftKey && !/^\d$/.test(key)) names.push(`${held}Shift+${digit}`);
  if (digit !== undefined && event.altKey) names.push(`${held}${digit}`);
  return names;
}

/** Whether the element under the cursor takes letters itself, so that only Ctrl keys and Escape are ours. */
export function takesText(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return (
    target.closest(
      "input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true], [role=listbox], [role=menu], [aria-haspopup=listbox]",
    ) !== null
  );
}

/** Whether an action is about the result, the arrivals or the round of the board in hand, or takes the last entry back. */
export function changesRecord(id: ActionId): boolean {
  const group = ACTIONS.find((action) => action.id === id)?.group;
  return group === "result" || group === "round" || id === "undo" || id === "arrived";
}

/** Keys as they are printed: "Ctrl K", "g r". */
export function keysText(keys: string): string {
  return keys
    .replace(/^Ctrl\+(?=.)/, "Ctrl ")
    .replace(/^Alt\+/, "Alt ")
    .replace(/^(Ctrl |)Shift\+/, "$1Shift ")
    .replace(/^Ctrl ([a-z])$/, (_, letter: string) => `Ctrl ${letter.toUpperCase()}`)
    .replace("ArrowLeft", "←")
    .replace("ArrowRight", "→")
    .replace("Escape", "Esc")
    .replace("Delete", "Del");
}
