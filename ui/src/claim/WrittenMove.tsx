import { useId, useState } from "react";
import { t } from "../text/say";
import { Field } from "../widgets/Field";
import styles from "./Claims.module.css";

interface Props {
  value: string;
  onChange: (value: string) => void;
  /** Every move that is legal, as the desk lists them. */
  legal: readonly string[];
}

/** The written move; what was typed is completed from the legal moves. Tab takes the first. */
export function WrittenMove({ value, onChange, legal }: Props) {
  const list = useId();
  const [typing, setTyping] = useState(false);
  const typed = value.trim();
  const fits = typed === "" ? [] : legal.filter((move) => move.toLowerCase().startsWith(typed.toLowerCase()));
  const open = typing && fits.length > 0 && fits[0] !== typed;
  return (
    <div>
      <Field
        figures
        label={t("claims-written")}
        hint={t("claims-written-hint")}
        value={value}
        {...(open && { "aria-controls": list })}
        onFocusChange={setTyping}
        onChange={onChange}
        onKeyDown={(event) => {
          const [first] = fits;
          if (event.key !== "Tab" || event.shiftKey || !open || first === undefined) return;
          event.preventDefault();
          onChange(first);
        }}
      />
      {open && (
        <ul id={list} className={styles["completions"]}>
          {fits.slice(0, 12).map((move) => (
            <li key={move}>
              {/* Pressed before the field loses the keyboard. */}
              <button
                type="button"
                tabIndex={-1}
                onMouseDown={(event) => {
                  event.preventDefault();
                  onChange(move);
                }}
              >
                {move}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
