// Adjourned games: which wait, where their envelopes are, and the next thing to do about the one in hand.
import { desk } from "../ipc/desk";
import type { Adjourned, Competition } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { useWhere } from "../frame/where";
import { say, t } from "../text/say";
import { Button } from "../widgets/Button";
import page from "../widgets/Page.module.css";
import { AdjournedGame } from "./AdjournedGame";
import styles from "./Adjourned.module.css";

export function AdjournedPlace({ competition }: { competition: Competition }) {
  const { where, go } = useWhere();
  const { value: rows } = useQuery<Adjourned[]>("adjourned", () => desk.adjourned());
  if (!rows) return null;
  if (rows.length === 0) {
    return (
      <div className={page["teach"]}>
        <h2>{t("adjourned-none")}</h2>
        <p>{t("adjourned-how")}</p>
      </div>
    );
  }
  const row = rows.find((one) => one.game === where.game) ?? rows[0];
  return (
    <div className={page["split"]}>
      <section aria-label={t("adjourned-title")}>
        <table className={`${page["table"]} ${styles["games"]}`} aria-label={t("adjourned-title")}>
          <thead>
            <tr>
              <th scope="col">{t("column-board")}</th>
              <th scope="col">{t("adjourned-players")}</th>
              <th scope="col">{t("adjourned-next")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <tr key={one.adjournment} aria-current={one === row || undefined} data-phase={one.phase}>
                <td>
                  <Button
                    plain
                    autoFocus={one === row}
                    onPress={() => go({ game: one.game, section: one.section, round: one.round })}
                    aria-label={t("adjourned-take", { board: boardOf(one), round: one.round })}
                  >
                    {boardOf(one)}
                  </Button>
                </td>
                <td>
                  <bdi>{one.players.white}</bdi> – <bdi>{one.players.black}</bdi>
                  <br />
                  <span className={page["dim"]}>{t("adjourned-round", { round: one.round })}</span>
                </td>
                <td>{say(one.next)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <section aria-label={t("adjourned-in-hand")}>
        {row && <AdjournedGame key={row.adjournment} row={row} competition={competition} />}
      </section>
    </div>
  );
}

/** `A12`. */
export function boardOf(row: Adjourned): string {
  return `${row.letter}${row.board}`;
}
