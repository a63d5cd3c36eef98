import { useEffect, useRef, useState } from "react";
import type { SheetRow, SheetsShown } from "../ipc/model";
import { say, t } from "../text/say";
import { Button } from "../widgets/Button";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import styles from "./Games.module.css";

interface Props {
  shown: SheetsShown;
  /** The half-move on the board. */
  at: number;
  show: (ply: number) => void;
  /** Decides a half-move; null takes the decision back. */
  pick: (ply: number, text: string | null) => void;
}

/** White's record, the game, Black's record: one row a half-move, with the reason and what else it may be. */
export function SheetColumns({ shown, at, show, pick }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    body.current?.querySelector("[data-at]")?.scrollIntoView({ block: "nearest" });
  }, [at]);
  return (
    <table className={`${page["table"]} ${styles["columns"]}`} aria-label={t("sheets-columns")}>
      <thead>
        <tr>
          <th className={page["figure"]}>{t("sheets-number")}</th>
          <th>{t("sheets-white")}</th>
          <th>{t("sheets-game")}</th>
          <th>{t("sheets-black")}</th>
          <th>{t("sheets-why")}</th>
          <th>{t("sheets-others")}</th>
        </tr>
      </thead>
      <tbody ref={body}>
        {shown.rows.map((row, index) => (
          <tr key={index} data-ply={row.ply ?? "none"} data-doubt={row.reason !== null || undefined} data-at={row.ply === at || undefined}>
            <td className={page["figure"]}>{row.numberText}</td>
            <td data-differs={differs(row, row.white) || undefined}>{entry(row.white)}</td>
            <td>
              {row.ply === null ? (
                t("sheets-hole")
              ) : (
                <button type="button" className={styles["move"]} aria-current={row.ply === at ? "step" : undefined} onClick={() => show(row.ply ?? 0)}>
                  {row.san ?? t("sheets-hole")}
                </button>
              )}
            </td>
            <td data-differs={differs(row, row.black) || undefined}>{entry(row.black)}</td>
            <td className={styles["ask"]}>{row.reason && say(row.reason)}</td>
            <td>
              <Others row={row} open={row.ply === at} pick={pick} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Others({ row, open, pick }: { row: SheetRow; open: boolean; pick: Props["pick"] }) {
  const [typed, setTyped] = useState("");
  const { ply } = row;
  if (ply === null) return null;
  return (
    <div className={styles["others"]}>
      {row.alternatives.map((move) => (
        <Button key={move} onPress={() => pick(ply, move)} aria-label={t("sheets-pick", { move, number: row.numberText })}>
          {move}
        </Button>
      ))}
      {row.decided && (
        <Button plain onPress={() => pick(ply, null)}>
          {t("sheets-unpick")}
        </Button>
      )}
      {open && (row.reason !== null || row.decided) && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== "") pick(ply, typed.trim());
          }}
        >
          <Field figures label={t("sheets-other-move")} value={typed} onChange={setTyped} />
        </form>
      )}
    </div>
  );
}

function entry(text: string | null): string {
  return text === null || text === "" ? t("sheets-hole") : text;
}

/** What stands on a sheet in another way than the other sheet has it. Equal moves may be written differently. */
function differs(row: SheetRow, text: string | null): boolean {
  return row.reason !== null && (text === null || text === "" || text !== row.san);
}
