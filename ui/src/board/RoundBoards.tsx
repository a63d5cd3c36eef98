import { memo } from "react";
import { desk } from "../ipc/desk";
import type { BoardRow, Competition, Round } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { roundKey } from "../frame/recording";
import { inHand, useWhere } from "../frame/where";
import { t } from "../text/say";
import { Chooser } from "../widgets/Chooser";

/** The round in hand and the board chosen in it; none where no board was chosen. */
export function useBoardInHand(competition: Competition): { round: Round | null; row: BoardRow | null } {
  const { where } = useWhere();
  const { section, round: number } = inHand(competition, where);
  const { value: round } = useQuery<Round>(section && number ? roundKey(section.id, number) : null, () =>
    desk.round(section?.id ?? "", number ?? 0),
  );
  return { round: round ?? null, row: round?.rows.find((one) => one.game === where.game) ?? null };
}

interface Props {
  round: Round;
  row: BoardRow | null;
  /** What the choice of no board is called; none where a board is needed. */
  none?: string;
}

/** The boards of the round, to take one in hand. Hundreds of boards are not listed anew while something is typed. */
export const BoardChooser = memo(function BoardChooser({ round, row, none }: Props) {
  const { go } = useWhere();
  const boards = round.rows.map((one) => ({ value: one.game, label: boardText(one) }));
  return (
    <Chooser
      label={t("claims-board")}
      value={row?.game ?? (none === undefined ? null : "")}
      options={none === undefined ? boards : [{ value: "", label: none }, ...boards]}
      onChange={(game) => go({ game: game === "" ? null : game })}
    />
  );
});

/** `12 Correa, Pia – Dunne, Sorcha`. */
export function boardText(row: BoardRow): string {
  return `${row.matchText ?? row.board} ${row.white.name} – ${row.black.name}`;
}
