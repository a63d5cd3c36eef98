// Who is not at the board yet: the time until the default time, what runs on whose clock, and one key for each who comes.
import { useEffect, useState } from "react";
import { desk } from "../ipc/desk";
import type { ArrivalRow, ArrivalsShown, RoundNo, SectionId, Side } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { useRecording } from "../frame/recording";
import { orNull } from "../game/forms";
import { say, t } from "../text/say";
import { Because } from "../widgets/Because";
import { Button } from "../widgets/Button";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import styles from "./Clocks.module.css";

/** The running clocks are asked for again every so many milliseconds. */
const EVERY = 1_000;

interface Props {
  section: SectionId;
  round: RoundNo;
  /** Nothing is said where everybody is here. */
  quiet?: boolean;
}

export function Arrivals({ section, round, quiet = false }: Props) {
  const shown = useArrivals(section, round);
  const { record } = useRecording();
  const [occurred, setOccurred] = useState("");
  if (!shown) return null;
  if (shown.rows.length === 0) return quiet ? null : <p className={page["section"]}>{t("arrivals-none")}</p>;
  const notes = unique(shown.rows.flatMap((row) => row.says), (one) => one.id);
  const because = unique(shown.rows.flatMap((row) => row.because), (one) => one.code);
  const come = async (game: string, side: Side) => {
    if (await record({ kind: "arrival", game, side, occurred: orNull(occurred) })) setOccurred("");
  };
  return (
    <section className={page["section"]} aria-label={t("arrivals-title")}>
      <div className={styles["arrivalsHead"]}>
        <div>
          <h3>
            {t("arrivals-title")} <Because because={because} />
          </h3>
          <p className={page["small"]}>{limitText(shown)}</p>
        </div>
        <Field
          figures
          label={t("arrivals-time")}
          placeholder={t("form-occurred-now")}
          value={occurred}
          onChange={setOccurred}
        />
      </div>
      <table className={`${page["table"]} ${styles["arrivals"]}`}>
        <thead>
          <tr>
            <th scope="col">{t("column-board")}</th>
            <th scope="col">{t("clocks-players")}</th>
            <th scope="col" className={page["figure"]}>
              {t("arrivals-clock")}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.rows.flatMap((row) =>
            (["white", "black"] as const)
              .filter((side) => row[side].arrivedText === null || row.running === side)
              .map((side) => <Seat key={`${row.game}${side}`} row={row} side={side} come={come} />),
          )}
        </tbody>
      </table>
      {notes.map((one) => (
        <p key={one.id} className={`${page["dim"]} ${page["small"]}`}>
          {say(one)}
        </p>
      ))}
    </section>
  );
}

interface SeatProps {
  row: ArrivalRow;
  side: Side;
  come: (game: string, side: Side) => Promise<void>;
}

function Seat({ row, side, come }: SeatProps) {
  const seat = row[side];
  return (
    <tr data-board={row.board}>
      <td className={page["figure"]}>{row.matchText ?? row.board}</td>
      <td>
        {seat.arrivedText === null ? (
          <Button onPress={() => void come(row.game, side)}>{t("arrivals-come", { name: seat.name })}</Button>
        ) : (
          <>
            <bdi>{seat.name}</bdi> <span className={page["dim"]}>{t("arrivals-came", { time: seat.arrivedText })}</span>
          </>
        )}
        {seat.late && <b className={styles["flagged"]}> {t("arrivals-late")}</b>}
      </td>
      <td className={page["figure"]} data-running={row.running === side || undefined}>
        {row.clocks?.[side] ?? "–"}
      </td>
    </tr>
  );
}

function limitText(shown: ArrivalsShown): string {
  if (shown.untilText === null) return t("arrivals-not-started");
  if (shown.leftText === null) return t("arrivals-passed", { time: shown.untilText });
  return t("arrivals-until", { time: shown.untilText, left: shown.leftText });
}

/** What is said of several boards is said once. */
function unique<T>(all: T[], key: (one: T) => string): T[] {
  return all.filter((one, at) => all.findIndex((other) => key(other) === key(one)) === at);
}

/** The list, asked for anew each second while somebody is missing: the desk's clock is the one that counts. */
function useArrivals(section: SectionId, round: RoundNo): ArrivalsShown | undefined {
  const key = `clocks:arrivals:${section}:${round}`;
  const { value } = useQuery<ArrivalsShown>(key, () => desk.arrivals(section, round));
  const [ticking, setTicking] = useState<ArrivalsShown | null>(null);
  const missing = value !== undefined && value.missing > 0;
  useEffect(() => {
    setTicking(null);
    if (!missing) return undefined;
    const ask = () => void desk.arrivals(section, round).then(setTicking, () => {});
    const timer = setInterval(ask, EVERY);
    return () => clearInterval(timer);
  }, [section, round, missing, value]);
  return ticking ?? value;
}
