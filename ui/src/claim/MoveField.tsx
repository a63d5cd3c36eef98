import { memo, useId, useState } from "react";
import type { LegalMove } from "../ipc/model";
import { Field } from "../widgets/Field";
import styles from "./Claims.module.css";

interface Props {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  /** Every move that is legal, as the desk lists them. */
  legal: readonly LegalMove[];
  /** Enter takes what was typed, or the only move it can become. */
  onTake?: (move: string) => void;
}

/** A move as it is typed; completed from the legal moves. Tab takes the first. */
export const MoveField = memo(function MoveField({ label, hint, value, onChange, legal, onTake }: Props) {
  const list = useId();
  const [typing, setTyping] = useState(false);
  const typed = value.trim();
  const fits = typed === "" ? [] : legal.filter((move) => move.text.toLowerCase().startsWith(typed.toLowerCase()));
  const open = typing && fits.length > 0 && fits[0]?.text !== typed;
  const take = (move: LegalMove | undefined, text: string) => {
    if (onTake) onTake(move?.san ?? text);
    else onChange(move?.text ?? text);
  };
  return (
    <div className={styles["field"]}>
      <Field
        figures
        label={label}
        hint={hint}
        value={value}
        {...(open && { "aria-controls": list })}
        onFocusChange={setTyping}
        onChange={onChange}
        onKeyDown={(event) => {
          const [first] = fits;
          if (event.key === "Tab" && !event.shiftKey && open && first) {
            event.preventDefault();
            onChange(first.text);
          } else if (event.key === "Enter" && onTake && typed !== "") {
            event.preventDefault();
            take(fits.find((move) => move.text === typed) ?? (fits.length === 1 ? first : undefined), typed);
          } else {
            // The desk's own keys work within the field too.
            event.continuePropagation();
          }
        }}
      />
      {open && (
        <ul id={list} className={styles["completions"]}>
          {fits.slice(0, 12).map((move) => (
            <li key={move.san}>
              {/* Pressed before the field loses the keyboard. */}
              <button
                type="button"
                tabIndex={-1}
                onMouseDown={(event) => {
                  event.preventDefault();
                  take(move, move.text);
                }}
              >
                {move.text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
});
