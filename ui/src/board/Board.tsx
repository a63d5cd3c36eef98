// A board that shows a position and knows no chess: squares, men, marks and which moves can be made are what the desk
// says. Where moves can be made, the mouse drags and clicks, and the arrow keys walk over the squares with Enter.
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Chessground } from "chessground";
import type { Api } from "chessground/api";
import type { Config } from "chessground/config";
import type { Key } from "chessground/types";
import "chessground/assets/chessground.base.css";
import "chessground/assets/chessground.brown.css";
import "chessground/assets/chessground.cburnett.css";
import type { LegalMove, Side } from "../ipc/model";
import { t } from "../text/say";
import styles from "./Board.module.css";

/** The moves that can be made on a board, and who hears of one. */
export interface Moves {
  side: Side;
  legal: readonly LegalMove[];
  made: (from: string, to: string) => void;
}

interface Props {
  fen: string;
  /** Said to who cannot see the board. */
  label: string;
  /** The side at the bottom. */
  below?: Side;
  /** The squares of the move that led here. */
  squares?: readonly string[];
  small?: boolean;
  moves?: Moves | undefined;
}

export function Board({ fen, label, below = "white", squares = [], small = false, moves }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<Api | null>(null);
  const [at, setAt] = useState<string | null>(null);
  const made = useRef(moves?.made);
  made.current = moves?.made;
  const movable = moves !== undefined;
  const shown: Config = {
    fen,
    orientation: below,
    lastMove: squares as Key[],
    turnColor: moves?.side ?? "white",
    movable: moves ? { color: moves.side, dests: destinations(moves.legal) } : {},
    highlight: { custom: at === null ? new Map() : new Map([[at as Key, "walked"]]) },
  };
  const now = useRef(shown);
  now.current = shown;

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const built = Chessground(element, {
      ...now.current,
      viewOnly: !movable,
      coordinates: true,
      animation: { enabled: false },
      drawable: { enabled: false },
      premovable: { enabled: false },
      movable: {
        ...now.current.movable,
        free: false,
        rookCastle: false,
        events: {
          after: (from, to) => {
            // The board shows what the desk says: the move stands on it when the desk has taken it.
            built.set(now.current);
            made.current?.(from, to);
          },
        },
      },
    });
    board.current = built;
    return () => {
      board.current = null;
      built.destroy();
      element.replaceChildren();
    };
  }, [movable]);
  useEffect(() => board.current?.set(now.current), [fen, below, squares.join(" "), moves?.legal, moves?.side, at]);

  const walk = (event: KeyboardEvent) => {
    const here = at ?? (below === "white" ? "e2" : "e7");
    const next = stepped(here, event.key, below);
    if (next !== null) setAt(next);
    else if (event.key === "Enter" || event.key === " ") board.current?.selectSquare(here as Key);
    else return;
    event.preventDefault();
  };
  const frame = (
    <figure className={styles["board"]} data-small={small || undefined} data-fen={fen} role="img" aria-label={label}>
      <div ref={place} />
    </figure>
  );
  if (!moves) return frame;
  return (
    <div
      className={styles["walkable"]}
      role="application"
      tabIndex={0}
      aria-label={t("board-walk")}
      data-walked={at ?? undefined}
      onKeyDown={walk}
      onBlur={() => setAt(null)}
    >
      {frame}
      <p className="spoken" role="status">
        {at === null ? "" : t("board-square", { square: at, man: manOn(fen, at) })}
      </p>
    </div>
  );
}

function destinations(legal: readonly LegalMove[]): Map<Key, Key[]> {
  const found = new Map<Key, Key[]>();
  for (const move of legal) {
    const to = found.get(move.from as Key) ?? [];
    found.set(move.from as Key, [...to, move.to as Key]);
  }
  return found;
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1],
};

/** The square beside one, as seen from a side; null where the key is none or the board ends. */
function stepped(square: string, key: string, below: Side): string | null {
  const step = STEPS[key];
  if (!step) return null;
  const turn = below === "white" ? 1 : -1;
  const file = square.charCodeAt(0) - 97 + step[0] * turn;
  const rank = Number(square[1]) - 1 + step[1] * turn;
  const inside = (at: number) => Math.min(Math.max(at, 0), 7);
  return `${String.fromCharCode(97 + inside(file))}${inside(rank) + 1}`;
}

/** The letter of the man on a square, as the FEN prints it. */
function manOn(fen: string, square: string): string {
  const rank = (fen.split(" ")[0] ?? "").split("/")[8 - Number(square[1])] ?? "";
  const men = rank.replace(/\d/g, (empty) => " ".repeat(Number(empty)));
  return (men[square.charCodeAt(0) - 97] ?? " ").trim() || "none";
}
