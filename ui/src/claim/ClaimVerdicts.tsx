import { useState } from "react";
import type { Claim, ClaimShown, IncidentDraft } from "../ipc/model";
import { useRecording } from "../frame/recording";
import { orNull } from "../game/forms";
import { say, t } from "../text/say";
import { Because } from "../widgets/Because";
import { Button } from "../widgets/Button";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import styles from "./Claims.module.css";

/** Both grounds, each with what the Laws say to it, and the one key that records it. */
export function ClaimVerdicts({ shown }: { shown: ClaimShown }) {
  const { record } = useRecording();
  const [white, setWhite] = useState("");
  const [black, setBlack] = useState("");
  const { report, records } = shown;
  const save = (draft: IncidentDraft) =>
    void record({ kind: "incident", incident: { ...draft, clocks: { white: orNull(white), black: orNull(black) } } });
  return (
    <div className={page["form"]}>
      <p>
        <b>{t("claims-to-move", { side: t(`side-${report.toMove}`) })}</b>
      </p>
      <div className={page["fields"]}>
        <Field figures label={t("form-clock-white")} placeholder="0:12:22" value={white} onChange={setWhite} />
        <Field figures label={t("form-clock-black")} placeholder="0:46:09" value={black} onChange={setBlack} />
      </div>
      {report.claims.map((claim, index) => (
        <ClaimShownHere key={claim.ground} claim={claim} draft={records[index] ?? null} save={save} />
      ))}
      {records.every((one) => one === null) && <p className={page["dim"]}>{t("claims-needs-board")}</p>}
    </div>
  );
}

interface Props {
  claim: Claim;
  draft: IncidentDraft | null;
  save: (draft: IncidentDraft) => void;
}

function ClaimShownHere({ claim, draft, save }: Props) {
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
      {draft && (
        <p className={page["actions"]}>
          <Button first={claim.correct} onPress={() => save(draft)}>
            {t(draft.ruling === null ? "claims-record-open" : "claims-record")}
          </Button>
        </p>
      )}
    </section>
  );
}
