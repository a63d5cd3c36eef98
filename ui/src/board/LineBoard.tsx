// A line on a board: one position in view, the moves beside it, the arrow keys to step.
import { memo, useCallback, useMemo, useState, type ReactNode } from "react";
import type { Side } from "../ipc/model";
import { useActions } from "../keys/handlers";
import { t } from "../text/say";
import { Button } from "../widgets/Button";
import page from "../widgets/Page.module.css";
import { Board, type Moves } from "./Board";
import { MoveList, type MoveMark, type Step } from "./MoveList";
import styles from "./Board.module.css";

export type { MoveMark, Step } from "./MoveList";

interface Props {
  /** The position before the first move. */
  start: string;
  steps: readonly Step[];
  /** What the line is, for who cannot see it. */
  label: string;
  /** Where to begin: after how many moves. */
  at?: number;
  below?: Side;
  marks?: ReadonlyMap<number, MoveMark>;
  /** Positions of one kind have one name, the start first: those of the one in view are shown. */
  kinds?: readonly number[];
  /** After how many moves what is disputed stands. */
  disputed?: number | undefined;
  /** Moves that can be made in the last position. */
  moves?: Moves | undefined;
  /** What stands under the board, for the position in view. */
  children?: (at: number, below: Side) => ReactNode;
}

export const LineBoard = memo(function LineBoard(props: Props) {
  const { start, steps, label, at: first = 0, below: side = "white", marks, kinds, disputed, moves, children } = props;
  const [at, setAt] = useState(first);
  const [below, setBelow] = useState<Side>(side);
  // Another line begins at its own place, in the same picture: an effect would undo a step made meanwhile.
  const [line, setLine] = useState({ first, start, steps });
  if (line.first !== first || line.start !== start || line.steps !== steps) {
    setLine({ first, start, steps });
    // The same game written otherwise stays where it is.
    const same = line.start === start && line.steps.length === steps.length && line.steps.at(-1)?.fen === steps.at(-1)?.fen;
    if (!same) setAt(first);
  }
  const last = steps.length;
  const now = Math.min(at, last);
  const step = now > 0 ? steps[now - 1] : undefined;
  const fen = step?.fen ?? start;
  const go = useCallback((to: number) => setAt(to), []);
  const same = useMemo(() => sameAs(kinds, now), [kinds, now]);
  useActions({
    "step-forward": () => setAt(Math.min(now + 1, last)),
    "step-back": () => setAt(Math.max(now - 1, 0)),
    "step-first": () => setAt(0),
    "step-last": () => setAt(last),
    flip: () => setBelow(below === "white" ? "black" : "white"),
    "copy-fen": () => void navigator.clipboard.writeText(fen),
    ...(disputed !== undefined && { "step-disputed": () => setAt(disputed) }),
  });
  const place = step ? `${step.numberText}${step.text}` : t("line-start");
  return (
    <div className={styles["line"]} role="group" aria-label={label} data-at={now}>
      <div className={styles["shown"]}>
        <Board
          fen={fen}
          below={below}
          squares={step?.squares ?? []}
          label={t("line-position", { place })}
          moves={now === last ? moves : undefined}
        />
        <p className={page["actions"]}>
          <Button onPress={() => setAt(Math.max(now - 1, 0))} isDisabled={now === 0} keys="ArrowLeft">
            {t("line-back")}
          </Button>
          <Button onPress={() => setAt(Math.min(now + 1, last))} isDisabled={now === last} keys="ArrowRight">
            {t("line-forward")}
          </Button>
          {disputed !== undefined && (
            <Button onPress={() => setAt(disputed)} isDisabled={now === disputed} keys="j">
              {t("replay-to-disputed")}
            </Button>
          )}
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
        {children?.(now, below)}
      </div>
      {steps.length > 0 && <MoveList steps={steps} label={t("line-moves")} at={now} go={go} marks={marks} same={same} />}
    </div>
  );
});

function sameAs(kinds: readonly number[] | undefined, at: number): ReadonlySet<number> | undefined {
  if (!kinds) return undefined;
  const places = kinds.flatMap((kind, place) => (kind === kinds[at] ? [place] : []));
  return places.length > 1 ? new Set(places) : undefined;
}
