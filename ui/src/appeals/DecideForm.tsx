import { useState } from "react";
import { desk } from "../ipc/desk";
import type { Appeal, Command, Preview, ResultCode } from "../ipc/model";
import { useAsked } from "../ipc/query";
import { useRecording } from "../frame/recording";
import { OccurredField, orNull } from "../game/forms";
import { say, t } from "../text/say";
import { Button } from "../widgets/Button";
import { Check } from "../widgets/Check";
import { Chooser } from "../widgets/Chooser";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import { useAppealForms } from "./useAppeals";
import styles from "./Appeals.module.css";

const RESULTS: ResultCode[] = ["whiteWins", "blackWins", "draw", "halfZero", "zeroHalf", "zeroZero"];

/** The decision on an appeal, with its effect on result and clocks as one entry. */
export function DecideForm({ appeal }: { appeal: Appeal }) {
  const { record } = useRecording();
  const { verdicts } = useAppealForms();
  const [verdict, setVerdict] = useState<string | null>(null);
  const [result, setResult] = useState("");
  const [white, setWhite] = useState("");
  const [black, setBlack] = useState("");
  const [reason, setReason] = useState("");
  const [feeBack, setFeeBack] = useState(false);
  const [decided, setDecided] = useState("");
  const changes = verdicts.find((one) => one.value === verdict)?.changes ?? false;

  const command: Command = {
    kind: "decideAppeal",
    decision: {
      appeal: appeal.appeal,
      verdict: verdict ?? "",
      feeReturned: feeBack,
      reason: orNull(reason),
      decided: orNull(decided),
      result: changes && result !== "" ? (result as ResultCode) : null,
      adjust: { white: changes ? orNull(white) : null, black: changes ? orNull(black) : null },
    },
  };
  const whole = verdict !== null && (!changes || orNull(reason) !== null);
  const preview = useAsked<Preview>(whole ? JSON.stringify(command) : null, () => desk.preview(command));

  return (
    <form
      className={page["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (verdict !== null) void record(command);
      }}
    >
      <h3>{t("appeals-decide")}</h3>
      <div className={page["fields"]}>
        <Chooser
          autoFocus
          label={t("appeals-verdict")}
          value={verdict}
          options={verdicts.map((one) => ({ value: one.value, label: say(one.label) }))}
          onChange={setVerdict}
        />
        <OccurredField value={decided} onChange={setDecided} />
      </div>
      {changes && (
        <div className={page["fields"]}>
          <Chooser
            label={t("ruling-form-result")}
            value={result}
            options={[
              { value: "", label: t("ruling-form-play-on") },
              ...RESULTS.map((code) => ({ value: code, label: t(`result-${code}`) })),
            ]}
            onChange={setResult}
          />
          <Field figures label={t("appeals-white-clock")} placeholder="+2:00" value={white} onChange={setWhite} />
          <Field figures label={t("appeals-black-clock")} placeholder="-0:30" value={black} onChange={setBlack} />
        </div>
      )}
      <Field long label={t("appeals-reason")} value={reason} onChange={setReason} />
      {appeal.fee !== null && (
        <Check isSelected={feeBack} onChange={setFeeBack}>
          {t("appeals-fee-back")}
        </Check>
      )}
      <p role="status" className={styles["remarks"]}>
        {[...(preview.value?.remarks ?? []), ...(preview.refusal?.messages ?? [])].map(say).join(" ")}
      </p>
      <p className={page["actions"]}>
        <Button type="submit" first keys="Enter" isDisabled={verdict === null}>
          {t("appeals-decide-record")}
        </Button>
      </p>
    </form>
  );
}
