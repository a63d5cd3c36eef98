import { memo } from "react";
import type { Claim, ClaimShown, IncidentDraft, Pair } from "../ipc/model";
import { useRecording } from "../frame/recording";
import { orNull } from "../game/forms";
import { useActions } from "../keys/handlers";
import { say, t } from "../text/say";
import { Because } from "../widgets/Because";
import { Button } from "../widgets/Button";
import { Mark } from "../widgets/Mark";
import page from "../widgets/Page.module.css";
import { placed } from "./ClaimFound";
import styles from "./Claims.module.css";

interface AllProps {
  shown: ClaimShown;
  /** What both clocks show, for the record. */
  clocks: Pair<string>;
}

/** Both grounds, each with what the Laws say to it, and the one key that records it. */
export const ClaimVerdicts = memo(function ClaimVerdicts({ shown, clocks }: AllProps) {
  const { record } = useRecording();
  const { report, records, recorded } = shown;
  const shownThen = { white: orNull(clocks.white), black: orNull(clocks.black) };
  const save = (draft: IncidentDraft) =>
    void record({ kind: "incident", incident: { ...draft, clocks: shownThen } });
  const of = (ground: string) => records[report.claims.findIndex((claim) => claim.ground === ground)] ?? null;
  const [repetition, fifty] = [of("repetition"), of("fifty-moves")];
  useActions({
    ...(repetition && { "record-repetition": () => save(repetition) }),
    ...(fifty && { "record-fifty": () => save(fifty) }),
  });
  return (
    <div className={page["form"]}>
      <p>
        <b>{say(report.mayClaim)}</b>
      </p>
      <p data-occurrences={report.occurrences.length}>
        {say(report.occurred)} {report.occurrences.length > 1 && report.occurrences.map(placed).join(" · ")}
      </p>
      {report.claims.map((claim, index) => (
        <ClaimShownHere
          key={claim.ground}
          claim={claim}
          draft={records[index] ?? null}
          number={recorded[index] ?? null}
          save={save}
        />
      ))}
      {shown.unclear === null && records.every((one) => one === null) && recorded.every((one) => one === null) && <p className={page["dim"]}>{t("claims-needs-board")}</p>}
    </div>
  );
});

/** The keys of the table of actions that record each ground. */
const KEYS: Record<string, string> = { repetition: "Ctrl+d", "fifty-moves": "Ctrl+Shift+D" };

interface Props {
  claim: Claim;
  draft: IncidentDraft | null;
  /** The entry that has it on record. */
  number: string | null;
  save: (draft: IncidentDraft) => void;
}

function ClaimShownHere({ claim, draft, number, save }: Props) {
  return (
    <section className={styles["claim"]} data-ground={claim.ground} data-correct={claim.correct}>
      <h3>
        {t(`claims-ground-${claim.ground}`)}{" "}
        <span className={page["dim"]}>
          {claim.written === null ? t("claims-on-board") : t("claims-with", { move: claim.written })}
        </span>
        <b className={styles["verdict"]}>{t(`claims-verdict-${claim.verdict}`)}</b>
      </h3>
      <ul>
        {claim.lines.map((line) => (
          <li key={line.id}>{say(line)}</li>
        ))}
        {claim.mustPlay.length > 0 && <li>{t("claims-must-play", { moves: claim.mustPlay.join(", ") })}</li>}
      </ul>
      <Because because={claim.because} />
      {number !== null && (
        <p role="status" data-on-record={number}>
          <Mark shape="recorded" /> <b>{t("claims-on-record", { number })}</b>
        </p>
      )}
      {draft && (
        <p className={page["actions"]}>
          <Button first={claim.correct} onPress={() => save(draft)} keys={KEYS[claim.ground]}>
            {t(draft.ruling === null ? "claims-record-open" : "claims-record")}
          </Button>
        </p>
      )}
    </section>
  );
}
