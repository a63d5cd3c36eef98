import { desk } from "../ipc/desk";
import type { Competition } from "../ipc/model";
import { put } from "../ipc/query";
import { say, t } from "../text/say";
import { Mark } from "../widgets/Mark";
import { Button } from "../widgets/Button";
import { useRecording } from "./recording";
import { useWhere } from "./where";
import styles from "./JournalStrip.module.css";

/** The last thing recorded, with its number and time; what `u` would take back; the journal's head. */
export function JournalStrip({ competition }: { competition: Competition }) {
  const { last, remarks } = useRecording();
  const { go } = useWhere();
  return (
    <section className={styles["strip"]} aria-label={t("strip-label")}>
      <p className={styles["last"]}>
        {last ? (
          <>
            <Mark shape="recorded" />
            <b>{t("strip-number", { number: last.numberText })}</b>
            <span>{last.recordedText}</span>
            <span>{[last.title, ...last.facts].map(say).join(" · ")}</span>
          </>
        ) : (
          <span className={styles["dim"]}>{t("strip-nothing-yet")}</span>
        )}
        {remarks.map((remark) => (
          <span key={remark.id} className={styles["remark"]}>
            {say(remark)}
          </span>
        ))}
      </p>
      {competition.recordedBy === null && <WhoSits competition={competition} />}
      {competition.undo && (
        <p className={styles["dim"]}>
          <kbd>u</kbd> {t("strip-undo", { what: say(competition.undo) })}
        </p>
      )}
      {competition.reasonsOwed > 0 && (
        <button type="button" className={styles["owed"]} onClick={() => go({ place: "owed" })}>
          {t("strip-reasons-owed", { count: competition.reasonsOwed })}
        </button>
      )}
      <p className={styles["dim"]}>{t("strip-head", { head: competition.head })}</p>
      <p className="spoken" role="status" data-testid="spoken">
        {last &&
          [
            t("strip-spoken", { what: [last.title, ...last.facts].map(say).join(", "), number: last.numberText }),
            ...remarks.map(say),
          ].join(" ")}
      </p>
    </section>
  );
}

/** Asked before anything is recorded: an entry without initials cannot be given any later. */
function WhoSits({ competition }: { competition: Competition }) {
  const { attempt } = useRecording();
  const { go } = useWhere();
  if (competition.arbiters.length === 0)
    return (
      <button type="button" className={styles["owed"]} onClick={() => go({ place: "competition" })}>
        {t("strip-no-arbiters")}
      </button>
    );
  return (
    <p className={styles["sits"]} data-testid="who-sits">
      {t("strip-nobody-sits")}{" "}
      {competition.arbiters.map((one) => (
        <Button
          key={one.id}
          aria-label={`${one.initials} ${one.name}`}
          onPress={() => void attempt(() => desk.takeSeat(one.id)).then((now) => now && put("desk", now))}
        >
          {one.initials}
        </Button>
      ))}
    </p>
  );
}
