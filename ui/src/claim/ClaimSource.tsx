import { memo, useCallback } from "react";
import { BoardChooser } from "../board/RoundBoards";
import type { BoardRow, Round } from "../ipc/model";
import { t } from "../text/say";
import { Chooser } from "../widgets/Chooser";
import { Field } from "../widgets/Field";
import { OTHER_MOVES, type Change } from "./entry";
import { FileOfMoves } from "./FileOfMoves";
import { PositionField } from "./PositionField";
import styles from "./Claims.module.css";

interface Props {
  round: Round | null;
  row: BoardRow | null;
  moves: string;
  position: string;
  /** The games of a pasted file, and which of them is looked at. */
  games: readonly string[];
  number: number;
  change: Change;
}

/** Where the moves come from: the board's record, what is pasted or read from a file, a position. */
export const ClaimSource = memo(function ClaimSource({ round, row, moves, position, games, number, change }: Props) {
  const paste = useCallback((text: string) => change({ ...OTHER_MOVES, moves: text, number: null }), [change]);
  const setUp = useCallback((text: string) => change({ ...OTHER_MOVES, position: text }), [change]);
  const understood = useCallback((fen: string | null) => change({ fen }), [change]);
  return (
    <>
      <div className={styles["row"]}>
        {round && <BoardChooser round={round} row={row} none={t("claims-no-board")} />}
        <FileOfMoves onRead={paste} />
      </div>
      <Field long label={t("claims-moves")} placeholder={t("claims-moves-hint")} value={moves} onChange={paste} />
      {games.length > 1 && (
        <Chooser
          label={t("claims-file-game")}
          value={String(number)}
          options={games.map((label, at) => ({ value: String(at + 1), label: `${at + 1}. ${label}` }))}
          onChange={(value) => change({ ...OTHER_MOVES, number: Number(value) })}
        />
      )}
      <PositionField text={position} onText={setUp} onPosition={understood} />
    </>
  );
});
