// In which notation moves are shown: a matter of this desk, kept in the page like its look. The desk writes the moves.
import { memo, useSyncExternalStore } from "react";
import { desk } from "../ipc/desk";
import type { Choice } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { useActions } from "../keys/handlers";
import { say, t } from "../text/say";
import { Chooser } from "../widgets/Chooser";

const KEPT = "flagfall.notation";
const CHANGED = "flagfall-notation";

function watch(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}

/** The notation chosen last on this desk; null is the desk's usual one. */
export function useNotation(): string | null {
  return useSyncExternalStore(watch, () => localStorage.getItem(KEPT));
}

function choose(notation: string): void {
  localStorage.setItem(KEPT, notation);
  window.dispatchEvent(new Event(CHANGED));
}

/** Chooses it; what is on the screen is written anew. */
export const NotationChooser = memo(function NotationChooser() {
  const notation = useNotation();
  const { value: choices = [] } = useQuery<Choice[]>("notations", desk.notations);
  const at = Math.max(choices.findIndex((one) => one.value === notation), 0);
  const next = choices[(at + 1) % Math.max(choices.length, 1)];
  useActions(next ? { "next-notation": () => choose(next.value) } : {});
  return (
    <Chooser
      label={t("move-notation")}
      value={choices[at]?.value ?? null}
      options={choices.map((one) => ({ value: one.value, label: say(one.label) }))}
      onChange={choose}
    />
  );
});
