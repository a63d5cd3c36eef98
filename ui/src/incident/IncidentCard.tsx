import { useState } from "react";
import { AppealThis } from "../appeals/AppealThis";
import type { ClocksBecame, Competition, Incident, Ruling } from "../ipc/model";
import { useRecording } from "../frame/recording";
import { orNull } from "../game/forms";
import { say, t } from "../text/say";
import { Because } from "../widgets/Because";
import { Button } from "../widgets/Button";
import { Radios } from "../widgets/Check";
import { Field } from "../widgets/Field";
import { Mark } from "../widgets/Mark";
import { AdviceView, undecidedBy } from "./AdviceView";
import { RulingForm } from "./RulingForm";
import styles from "./Incident.module.css";

/** One incident: what happened, what the Laws say, what was ruled. An open one can be ruled where it stands. */
export function IncidentCard({ incident, competition }: { incident: Incident; competition: Competition }) {
  const { record } = useRecording();
  const [other, setOther] = useState(false);
  // A ruling that was revoked leaves the incident to be ruled on anew.
  const open = incident.ruling === null;
  const offers = incident.advice?.rulings ?? [];
  // While the question it hangs on is undecided every ruling is a plain choice.
  const likely = incident.advice !== null && !undecidedBy(incident.advice);
  const [prescribed, permitted] = likely ? [offers[0], offers.slice(1)] : [undefined, offers];
  return (
    <section className={styles["card"]} data-status={incident.status} data-owes={open || undefined} data-incident={incident.entry}>
      <h3>
        {open && <Mark shape="flag" />}
        <span>{[incident.title, ...incident.facts].map(say).join(" · ")}</span>
        <span className={styles["status"]}>{t(`incident-${incident.status}`)}</span>
      </h3>
      <p className={styles["dim"]}>
        {[
          t("entry-number", { number: incident.numberText }),
          incident.atText,
          incident.reportedBy && say(incident.reportedBy),
          incident.witness !== null && t("incident-witness", { who: incident.witness }),
          incident.ruledBy !== null && t("incident-ruled-by", { who: incident.ruledBy }),
        ]
          .filter((part) => part !== null && part !== false)
          .join(" · ")}
      </p>
      {incident.text !== null && <p>{incident.text}</p>}
      {incident.advice && <AdviceView advice={incident.advice} before={incident.clocksBefore} quiet={!open} />}
      {incident.clocksBecame && <p>{say(incident.clocksBecame)}</p>}
      {open && (
        <p className={styles["rulings"]}>
          {prescribed && (
            <Button
              first
              data-ruling
              keys="Enter"
              onPress={() => void record({ kind: "rule", incident: incident.incident, ruling: prescribed.ruling })}
            >
              {say(prescribed.label)}
            </Button>
          )}
          {permitted.map((offered) => (
            <Button
              key={offered.label.id}
              data-choice
              onPress={() => void record({ kind: "rule", incident: incident.incident, ruling: offered.ruling })}
            >
              {say(offered.label)}
            </Button>
          ))}
          <Button plain onPress={() => setOther(!other)} aria-expanded={other}>
            {t("ruling-other")}
          </Button>
        </p>
      )}
      {other && (
        <RulingForm
          competition={competition}
          submit={async (ruling) => {
            if (await record({ kind: "rule", incident: incident.incident, ruling })) setOther(false);
          }}
          cancel={() => setOther(false)}
        />
      )}
      {incident.ruling && <RulingShown ruling={incident.ruling} revocable={incident.status === "ruled"} />}
      <AppealThis incident={incident} />
    </section>
  );
}

const NOBODY_SAID: ClocksBecame = { setBack: null, now: { white: null, black: null } };

/** What became of the clocks that the ruling had changed: set back, or play had gone on; and what they show now. */
function ClocksNow({ clocks, change }: { clocks: ClocksBecame; change: (to: ClocksBecame) => void }) {
  const said = clocks.setBack === null ? "unknown" : clocks.setBack ? "set-back" : "kept";
  return (
    <>
      <Radios
        label={t("revoke-clocks")}
        value={said}
        options={["unknown", "set-back", "kept"].map((value) => ({ value, label: t(`revoke-clocks-${value}`) }))}
        onChange={(value) => change({ ...clocks, setBack: value === "unknown" ? null : value === "set-back" })}
      />
      {(["white", "black"] as const).map((side) => (
        <Field
          key={side}
          figures
          label={t(`form-clock-${side}`)}
          value={clocks.now[side] ?? ""}
          onChange={(text) => change({ ...clocks, now: { ...clocks.now, [side]: orNull(text) } })}
        />
      ))}
    </>
  );
}

function RulingShown({ ruling, revocable }: { ruling: Ruling; revocable: boolean }) {
  const { record } = useRecording();
  const [reason, setReason] = useState<string | null>(null);
  const [revoking, setRevoking] = useState(false);
  const [clocks, setClocks] = useState<ClocksBecame>(NOBODY_SAID);
  return (
    <div className={styles["ruling"]}>
      <p>
        <b>{t("ruling-label")}</b> {ruling.lines.map(say).join(" · ")} <Because because={ruling.because} />
        {ruling.differs && <span className={styles["differs"]}>{t("ruling-differs")}</span>}
      </p>
      <p className={styles["dim"]}>
        {[ruling.atText, ruling.ruledBy, ruling.reason].filter((part) => part !== null).join(" · ")}
      </p>
      {ruling.reasonOwed && reason === null && (
        <Button onPress={() => setReason("")}>{t("ruling-reason-owed")}</Button>
      )}
      {revocable && reason === null && (
        <Button
          plain
          onPress={() => {
            setRevoking(true);
            setReason("");
          }}
        >
          {t("ruling-revoke")}
        </Button>
      )}
      {reason !== null && (
        <form
          className={styles["reason"]}
          onSubmit={(event) => {
            event.preventDefault();
            const said = orNull(reason);
            if (said === null) return;
            void record(
              revoking
                ? { kind: "revoke", about: ruling.entry, reason: said, appeal: false, clocks: ruling.changedClocks ? clocks : null }
                : { kind: "reason", ruling: ruling.entry, reason: said },
            ).then((recorded) => recorded && setReason(null));
          }}
        >
          {revoking && ruling.changedClocks && <ClocksNow clocks={clocks} change={setClocks} />}
          <Field autoFocus label={t(revoking ? "ruling-revoke-reason" : "ruling-reason")} value={reason} onChange={setReason} />
          <Button type="submit" first keys="Enter">
            {t("form-record")}
          </Button>
          <Button
            onPress={() => {
              setReason(null);
              setRevoking(false);
            }}
          >
            {t("form-cancel")}
          </Button>
        </form>
      )}
    </div>
  );
}
