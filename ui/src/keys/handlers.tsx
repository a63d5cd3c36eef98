// Who does an action at the moment: whichever mounted screen said so last. An action nobody answers is dim in the menu.
import {
  createContext, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode,
} from "react";
import type { ActionId } from "./actions";
import { changesRecord, pressed, takesText } from "./keymap";

/** What is done; the key press comes along where a key did it. */
export type Handler = (press?: KeyboardEvent) => void;
export type Handlers = Partial<Record<ActionId, Handler>>;

class Registry {
  private readonly stack: { current: Handlers }[] = [];
  private readonly watchers = new Set<() => void>();
  version = 0;

  add(handlers: { current: Handlers }): () => void {
    this.stack.push(handlers);
    this.changed();
    return () => {
      this.stack.splice(this.stack.indexOf(handlers), 1);
      this.changed();
    };
  }

  changed(): void {
    this.version += 1;
    for (const watcher of this.watchers) watcher();
  }

  find(action: ActionId): Handler | undefined {
    for (let at = this.stack.length - 1; at >= 0; at -= 1) {
      const handler = this.stack[at]?.current[action];
      if (handler) return handler;
    }
    return undefined;
  }

  watch = (watcher: () => void): (() => void) => {
    this.watchers.add(watcher);
    return () => void this.watchers.delete(watcher);
  };
}

const RegistryContext = createContext(new Registry());

/** Answers these actions while the calling component is mounted. The one mounted last wins. */
export function useActions(handlers: Handlers): void {
  const registry = useContext(RegistryContext);
  const current = useRef(handlers);
  const offered = Object.keys(handlers).filter((id) => handlers[id as ActionId]).sort().join(" ");
  current.current = handlers;
  // Before the picture is painted: a key works as soon as what it acts on can be seen.
  useLayoutEffect(() => registry.add(current), [registry]);
  useLayoutEffect(() => registry.changed(), [registry, offered]);
}

/** Runs an action, and says whether somebody can. */
export function useActionRunner(): { run: (action: ActionId) => boolean; can: (action: ActionId) => boolean } {
  const registry = useContext(RegistryContext);
  useSyncExternalStore(registry.watch, () => registry.version);
  return useMemo(
    () => ({
      run: (action) => {
        const handler = registry.find(action);
        handler?.();
        return handler !== undefined;
      },
      can: (action) => registry.find(action) !== undefined,
    }),
    [registry],
  );
}

function isOver(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[role=listbox], [role=menu], [role=dialog]") !== null;
}

/** Ctrl Enter records the form it is pressed in, also from a field or a list that keeps Enter to itself. */
function submits(event: KeyboardEvent): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || !(event.target instanceof Element)) return;
  const button = event.target.closest("form")?.querySelector<HTMLButtonElement>("button[type=submit]");
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  if (!button.disabled) button.form?.requestSubmit(button);
}

/** Listens to the keyboard for everything inside. */
export function KeyboardDesk({ children }: { children: ReactNode }) {
  const [registry] = useState(() => new Registry());
  const begun = useRef<string | null>(null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return;
      const ours = event.ctrlKey || event.metaKey || event.key === "Escape" || /^F\d+$/.test(event.key);
      if (takesText(event.target) && !ours) return;
      if (["Shift", "Control", "Alt", "Meta"].includes(event.key)) return;
      // What lies over the desk (a list, a menu, a sheet) keeps its keys to itself, Escape with them.
      if (document.querySelector("[data-keys=own]") || isOver(event.target)) return;
      const meaning = pressed(event, begun.current);
      begun.current = null;
      if (meaning === null) return;
      if ("begun" in meaning) {
        begun.current = meaning.begun;
        event.preventDefault();
        return;
      }
      // What is pressed on a form's boxes and buttons is about the form: it records no result and takes nothing back.
      if (changesRecord(meaning.action) && event.target instanceof Element && event.target.closest("form")) return;
      const handler = registry.find(meaning.action);
      if (!handler) return;
      event.preventDefault();
      handler(event);
    };
    // Before the field or list the keyboard is in.
    window.addEventListener("keydown", submits, true);
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("keydown", submits, true);
      window.removeEventListener("keydown", onKeyDown);
    };
  }, [registry]);

  return <RegistryContext value={registry}>{children}</RegistryContext>;
}
