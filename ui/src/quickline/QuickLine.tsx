// One line, always a key away: what is typed is read by the desk as it is typed and said back in words. Half understood,
// it asks for the missing word; it never guesses. Enter records.
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { desk } from "../ipc/desk";
import type { Competition, QuickLine as Read, Recorded } from "../ipc/model";
import { useAsked } from "../ipc/query";
import { focusPlace } from "../round/focus";
import { useRecording } from "../frame/recording";
import { inHand, useWhere } from "../frame/where";
import { AdviceView } from "../incident/AdviceView";
import { useActions } from "../keys/handlers";
import { takesText } from "../keys/keymap";
import { say, t } from "../text/say";
import { boardNumber } from "./boardNumber";
import styles from "./QuickLine.module.css";

export function QuickLine({ competition }: { competition: Competition }) {
  const { where, go } = useWhere();
  const { section, round } = inHand(competition, where);
  const { record } = useRecording();
  const [line, setLine] = useState("");
  const [chosen, setChosen] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  /** Where the keyboard was before the line had it. */
  const before = useRef<Element | null>(null);
  const context = { section: section?.id ?? "", round: round ?? 0, game: where.game };
  const reading = line.trim() === "" ? null : JSON.stringify([context, line]);
  const read = useAsked<Read>(reading, () => desk.quickLine(context, line)).value ?? null;
  const completions = read?.completions ?? [];

  const type = (text: string) => {
    setLine(text);
    setChosen(-1);
  };
  useActions({ "quick-line": () => input.current?.focus() });
  useDigits((digits, answer) => {
    type(digits);
    input.current?.focus();
    void answer?.then((result) => result && record({ kind: "undo" }, { id: "strip-board-number", args: {} }));
  });

  const leave = () => {
    type("");
    input.current?.blur();
    focusPlace(before.current);
  };
  const enter = async () => {
    const taken = completions[chosen];
    if (taken) return type(taken.line);
    // What stands in the line may be newer than what was read of it.
    const now = await desk.quickLine(context, line).catch(() => null);
    if (!now) return;
    if (now.takesInHand) {
      const { game } = now;
      // The row is in hand before the keyboard goes to it.
      flushSync(() => go({ place: "round", game, form: null }));
      leave();
    } else if (now.command !== null) {
      const recorded = await record(now.command);
      if (!recorded) return;
      const { game } = recorded.entry;
      flushSync(() => game !== null && go({ game, form: null }));
      leave();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") void enter();
    else if (event.key === "Escape") leave();
    else if (event.key === "ArrowDown" && completions.length > 0) setChosen((chosen + 1) % completions.length);
    else if (event.key === "ArrowUp" && completions.length > 0)
      setChosen((chosen + completions.length - (chosen < 0 ? 0 : 1)) % completions.length);
    else if (event.key === "Tab" && !event.shiftKey && completions[Math.max(chosen, 0)])
      type(completions[Math.max(chosen, 0)]?.line ?? line);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div className={styles["quick"]}>
      {read !== null && (completions.length > 0 || read.advice) && (
        <div className={styles["above"]}>
          <ul id="quick-completions" role="listbox" aria-label={t("quick-completions")} className={styles["completions"]}>
            {completions.map((completion, at) => (
              <li
                key={completion.line}
                id={`quick-completion-${at}`}
                role="option"
                aria-selected={at === chosen}
                onMouseDown={(event) => {
                  event.preventDefault();
                  type(completion.line);
                }}
              >
                <b>{completion.text}</b> <span>{say(completion.hint)}</span>
              </li>
            ))}
          </ul>
          {read.advice && (
            <div data-testid="quick-advice">
              <AdviceView advice={read.advice} />
            </div>
          )}
        </div>
      )}
      <label className={styles["prompt"]} htmlFor="quick-line">
        <span aria-hidden="true">›</span>
        <span className="spoken">{t("quick-label")}</span>
      </label>
      <input
        ref={input}
        id="quick-line"
        className={styles["input"]}
        value={line}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => {
          before.current = event.relatedTarget;
        }}
        onKeyDown={onKeyDown}
        placeholder={t("quick-placeholder")}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        role="combobox"
        aria-expanded={completions.length > 0}
        aria-controls="quick-completions"
        aria-activedescendant={chosen >= 0 ? `quick-completion-${chosen}` : undefined}
        aria-describedby="quick-read"
      />
      <p id="quick-read" className={styles["read"]} aria-live="polite">
        {read && <Understood read={read} />}
      </p>
    </div>
  );
}

function Understood({ read }: { read: Read }) {
  return (
    <>
      <span>{read.understood.map(say).join(" · ")}</span>
      {read.unclear && <span className={styles["unclear"]}>{say(read.unclear.message)}</span>}
      {read.missing && <span className={styles["missing"]}>{say(read.missing)}</span>}
      {read.command && <kbd>{t("quick-enter")}</kbd>}
    </>
  );
}

/** A digit no key of the desk took begins the quick line: the number of a board. So does a digit that follows straight
 * on a result recorded by the key 1 or 0; that result is handed over to be taken back. */
function useDigits(begin: (digits: string, result?: Promise<Recorded | null>) => void) {
  const latest = useRef(begin);
  latest.current = begin;
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      if (!/^\d$/.test(event.key) || takesText(event.target) || document.querySelector("[data-keys=own]")) return;
      event.preventDefault();
      latest.current(event.key);
    };
    // Before the desk's own keys: the second digit of a number may be a result's key.
    const onSecond = (event: globalThis.KeyboardEvent) => {
      const number = boardNumber(event);
      if (!number || takesText(event.target) || document.querySelector("[data-keys=own]")) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(number.typed, number.answer);
    };
    window.addEventListener("keydown", onSecond, true);
    // After the desk's own keys: those have said no by then.
    window.addEventListener("keydown", onKeyDown);
    return () => {
      window.removeEventListener("keydown", onSecond, true);
      window.removeEventListener("keydown", onKeyDown);
    };
  }, []);
}
