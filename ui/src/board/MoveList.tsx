import { memo, useEffect, useRef } from "react";
import styles from "./Board.module.css";

/** A position of a line, as far as the list and the board show it. */
export interface Step {
  numberText: string;
  text: string;
  fen: string;
  squares: readonly string[];
}

/** A move that is marked, and why, in words. */
export interface MoveMark {
  kind: "same" | "notLegal" | "disputed";
  says: string;
}

interface Props {
  steps: readonly Step[];
  label: string;
  /** After how many moves the board stands. */
  at: number;
  go: (at: number) => void;
  marks?: ReadonlyMap<number, MoveMark> | undefined;
  /** Which positions are the same as the one in view, by how many moves lead there. */
  same?: ReadonlySet<number> | undefined;
}

/** The moves of a line; each takes the board to the position after it. */
export function MoveList({ steps, label, at, go, marks, same }: Props) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [at]);
  return (
    <ol ref={list} className={styles["moves"]} aria-label={label}>
      {steps.map((one, index) => {
        const mark = marks?.get(index + 1);
        return (
          <MoveButton
            key={index}
            index={index + 1}
            numberText={one.numberText}
            text={one.text}
            numbered={index === 0 || !one.numberText.endsWith("…")}
            current={at === index + 1}
            kind={mark?.kind}
            says={mark?.says}
            same={same?.has(index + 1) ?? false}
            go={go}
          />
        );
      })}
    </ol>
  );
}

interface MoveProps {
  index: number;
  numberText: string;
  text: string;
  numbered: boolean;
  current: boolean;
  kind: MoveMark["kind"] | undefined;
  says: string | undefined;
  same: boolean;
  go: (at: number) => void;
}

/** Kept as it is while a game of hundreds of moves is stepped through. */
const MoveButton = memo(function MoveButton({ index, numberText, text, numbered, current, kind, says, same, go }: MoveProps) {
  return (
    <li>
      <button
        type="button"
        aria-current={current ? "step" : undefined}
        data-mark={kind}
        data-same={same || undefined}
        title={says}
        aria-label={[`${numberText}${text}`, says].filter(Boolean).join(", ")}
        onClick={() => go(index)}
      >
        {numbered && <span className={styles["number"]}>{numberText} </span>}
        {text}
      </button>
    </li>
  );
});
