import { memo, useMemo } from "react";
import { LineBoard, type MoveMark } from "../board/LineBoard";
import { NotationChooser } from "../board/notation";
import type { ClaimMoves, LegalMove, Occurrence } from "../ipc/model";
import { t } from "../text/say";
import { Button } from "../widgets/Button";
import { Radios } from "../widgets/Check";
import page from "../widgets/Page.module.css";
import { takes, type BoardMove, type Change } from "./entry";
import styles from "./Claims.module.css";

interface Props {
  given: ClaimMoves;
  /** Where the position claimed on stood, by half-moves: "24 26". */
  stood: string;
  means: BoardMove;
  promoting: readonly LegalMove[];
  change: Change;
}

/** The moves on a board, on which the next one can be made. */
export const ClaimBoard = memo(function ClaimBoard({ given, stood, means, promoting, change }: Props) {
  const marks = useMemo(() => marksAt(stood), [stood]);
  const board = useMemo(
    () => ({
      side: given.toMove,
      legal: given.legal,
      made: (from: string, to: string) => {
        const meant = given.legal.filter((one) => one.from === from && one.to === to);
        const [only] = meant;
        if (only && meant.length === 1) change((entry) => takes(entry, only, means));
        else change({ promoting: meant });
      },
    }),
    [given, means, change],
  );
  return (
    <>
      <LineBoard
        start={given.startFen}
        steps={given.line}
        at={given.line.length}
        label={t("claims-line")}
        marks={marks}
        moves={board}
      />
      {promoting.length > 0 && (
        <p className={page["actions"]} role="group" aria-label={t("claims-promotion")}>
          {t("claims-promotion")}
          {promoting.map((move) => (
            <Button key={move.san} onPress={() => change((entry) => takes(entry, move, means))}>
              {move.text}
            </Button>
          ))}
        </p>
      )}
      <div className={styles["row"]}>
        <Radios
          label={t("claims-board-move")}
          value={means}
          options={[
            { value: "writes", label: t("claims-board-writes") },
            { value: "adds", label: t("claims-board-adds") },
          ]}
          onChange={(value) => change({ boardMove: value as BoardMove })}
        />
        <NotationChooser />
      </div>
    </>
  );
});

/** The half-moves at which a position stood, as one word that is the same as long as they are. */
export function stoodAt(occurrences: readonly Occurrence[]): string {
  return occurrences.map((one) => one.ply).join(" ");
}

function marksAt(stood: string): Map<number, MoveMark> {
  const mark: MoveMark = { kind: "same", says: t("claims-occurrences") };
  return new Map(stood.split(" ").filter(Boolean).map((ply) => [Number(ply), mark]));
}
