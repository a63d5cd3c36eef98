// A board that shows a position and knows no chess: squares, men and marks are what the desk says.
import { useEffect, useRef } from "react";
import { Chessground } from "chessground";
import type { Api } from "chessground/api";
import type { Config } from "chessground/config";
import type { Key } from "chessground/types";
import "chessground/assets/chessground.base.css";
import "chessground/assets/chessground.brown.css";
import "chessground/assets/chessground.cburnett.css";
import type { Side } from "../ipc/model";
import styles from "./Board.module.css";

interface Props {
  fen: string;
  /** Said to who cannot see the board. */
  label: string;
  /** The side at the bottom. */
  below?: Side;
  /** The squares of the move that led here. */
  squares?: readonly string[];
  small?: boolean;
}

export function Board({ fen, label, below = "white", squares = [], small = false }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const board = useRef<Api | null>(null);
  const shown: Config = { fen, orientation: below, lastMove: squares as Key[] };
  const now = useRef(shown);
  now.current = shown;

  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const made = Chessground(element, {
      ...now.current,
      viewOnly: true,
      coordinates: true,
      animation: { enabled: false },
      drawable: { enabled: false },
    });
    board.current = made;
    return () => {
      board.current = null;
      made.destroy();
      element.replaceChildren();
    };
  }, []);
  useEffect(() => board.current?.set(now.current), [fen, below, squares.join(" ")]);

  return (
    <figure className={styles["board"]} data-small={small || undefined} data-fen={fen} role="img" aria-label={label}>
      <div ref={place} />
    </figure>
  );
}
