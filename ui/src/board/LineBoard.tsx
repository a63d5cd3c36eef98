// A line on a board: one position in view, the moves beside it, the arrow keys to step.
import { useEffect, useRef, useState, type ReactNode } from "react";
import type { LineStep, Side } from "../ipc/model";
import { useActions } from "../keys/handlers";
import { t } from "../text/say";
import { Button } from "../widgets/Button";
import page from "../widgets/Page.module.css";
import { Board } from "./Board";
import styles from "./Board.module.css";

/** A move that is marked, and why, in words. */
export interface MoveMark {
  kind: "same" | "notLegal";
  says: string;
}

interface Props {
  /** The position before the first move. */
  start: string;
  steps: readonly LineStep[];
  /** What the line is, for who cannot see it. */
  label: string;
  /** Where to begin: after how many moves. */
  at?: number;
  below?: Side;
  marks?: ReadonlyMap<number, MoveMark>;
  /** What stands under the board, for the position in view. */
  children?: (at: number) => ReactNode;
}

export function LineBoard({ start, steps, label, at: first = 0, below: side = "white", marks, children }: Props) {
  const [at, setAt] = useState(first);
  const [below, setBelow] = useState<Side>(side);
  const list = useRef<HTMLOListElement>(null);
  // Another line begins at its own place, in the same picture: an effect would undo a step made meanwhile.
  const [line, setLine] = useState({ first, start, steps });
  if (line.first !== first || line.start !== start || line.steps !== steps) {
    setLine({ first, start, steps });
    setAt(first);
  }
  const last = steps.length;
  const now = Math.min(at, last);
  const step = now > 0 ? steps[now - 1] : undefined;
  const fen = step?.fen ?? start;
  useEffect(() => {
    list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest" });
  }, [now]);
  useActions({
    "step-forward": () => setAt(Math.min(now + 1, last)),
    "step-back": () => setAt(Math.max(now - 1, 0)),
    "step-first": () => setAt(0),
    "step-last": () => setAt(last),
    flip: () => setBelow(below === "white" ? "black" : "white"),
    "copy-fen": () => void navigator.clipboard.writeText(fen),
  });
  const place = step ? `${step.numberText}${step.san}` : t("line-start");
  return (
    <div className={styles["line"]} role="group" aria-label={label} data-at={now}>
      <div className={styles["shown"]}>
        <Board fen={fen} below={below} squares={step?.squares ?? []} label={t("line-position", { place })} />
        <p className={page["actions"]}>
          <Button onPress={() => setAt(Math.max(now - 1, 0))} isDisabled={now === 0} keys="ArrowLeft">
            {t("line-back")}
          </Button>
          <Button onPress={() => setAt(Math.min(now + 1, last))} isDisabled={now === last} keys="ArrowRight">
            {t("line-forward")}
          </Button>
          <Button onPress={() => setBelow(below === "white" ? "black" : "white")} keys="x">
            {t("line-flip")}
          </Button>
          <Button onPress={() => void navigator.clipboard.writeText(fen)} keys="Shift+C">
            {t("line-copy")}
          </Button>
        </p>
        <p className="spoken" role="status">
          {place}
        </p>
        {children?.(now)}
      </div>
      {steps.length > 0 && (
        <ol ref={list} className={styles["moves"]} aria-label={t("line-moves")}>
          {steps.map((one, index) => {
            const mark = marks?.get(index + 1);
            const shows = index === 0 || !one.numberText.endsWith("…");
            return (
              <li key={index}>
                <button
                  type="button"
                  aria-current={now === index + 1 ? "step" : undefined}
                  data-mark={mark?.kind}
                  title={mark?.says}
                  aria-label={[`${one.numberText}${one.san}`, mark?.says].filter(Boolean).join(", ")}
                  onClick={() => setAt(index + 1)}
                >
                  {shows && <span className={styles["number"]}>{one.numberText} </span>}
                  {one.san}
                </button>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
