import { useEffect, useRef, useState } from "react";
import type { Competition, PenaltyDraft, ResultCode, RulingDraft } from "../ipc/model";
import { orNull } from "../game/forms";
import { say, t } from "../text/say";
import { useForms } from "./useForms";
import { Button } from "../widgets/Button";
import { Chooser } from "../widgets/Chooser";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import styles from "./Incident.module.css";

const RESULTS: ResultCode[] = ["whiteWins", "blackWins", "draw", "halfZero", "zeroHalf", "zeroZero"];
const NO_PENALTY: PenaltyDraft = { on: "white", who: null, penalty: "warning", amount: null };

interface Props {
  competition: Competition;
  submit: (ruling: RulingDraft) => Promise<void>;
  cancel: () => void;
}

/** A ruling in full: penalties, time that is no penalty, the result, who ruled and why. */
export function RulingForm({ competition, submit, cancel }: Props) {
  const forms = useForms();
  const [penalties, setPenalties] = useState<PenaltyDraft[]>([NO_PENALTY]);
  const [white, setWhite] = useState("");
  const [black, setBlack] = useState("");
  const [result, setResult] = useState<string>("");
  const [reason, setReason] = useState("");
  const [ruledBy, setRuledBy] = useState<string | null>(competition.recordedBy);
  const form = useRef<HTMLFormElement>(null);
  // Whoever asks for another ruling goes on in it; what stood in view before may leave no room for it.
  useEffect(() => {
    form.current?.querySelector("button")?.focus();
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const change = (at: number, to: Partial<PenaltyDraft>) =>
    setPenalties(penalties.map((penalty, index) => (index === at ? { ...penalty, ...to } : penalty)));

  return (
    <form
      ref={form}
      className={page["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        void submit({
          penalties,
          adjust: { white: orNull(white), black: orNull(black) },
          result: result === "" ? null : (result as ResultCode),
          nothing: penalties.length === 0,
          reason: orNull(reason),
          ruledBy,
        });
      }}
    >
      {penalties.map((penalty, at) => (
        <div key={at} className={styles["penalty"]}>
          <Chooser
            label={t("penalty-on")}
            value={penalty.on}
            options={(["white", "black", "other"] as const).map((on) => ({ value: on, label: t(`penalty-on-${on}`) }))}
            onChange={(on) => change(at, { on })}
          />
          {penalty.on === "other" && (
            <Field label={t("penalty-who")} value={penalty.who ?? ""} onChange={(who) => change(at, { who: orNull(who) })} />
          )}
          <Chooser
            label={t("penalty-kind")}
            value={penalty.penalty}
            options={forms.penalties.map((one) => ({ value: one.value, label: say(one.label) }))}
            onChange={(kind) => change(at, { penalty: kind })}
          />
          <Field
            figures
            label={t("penalty-amount")}
            value={penalty.amount ?? ""}
            onChange={(amount) => change(at, { amount: orNull(amount) })}
          />
          <Button plain onPress={() => setPenalties(penalties.filter((_, index) => index !== at))}>
            {t("penalty-remove")}
          </Button>
        </div>
      ))}
      <p>
        <Button plain onPress={() => setPenalties([...penalties, NO_PENALTY])}>
          {t("penalty-add")}
        </Button>
      </p>
      <div className={page["fields"]}>
        <Field figures label={t("adjust-white")} placeholder="+2:00" value={white} onChange={setWhite} />
        <Field figures label={t("adjust-black")} placeholder="-0:30" value={black} onChange={setBlack} />
        <Chooser
          label={t("ruling-form-result")}
          value={result}
          options={[
            { value: "", label: t("ruling-form-play-on") },
            ...RESULTS.map((code) => ({ value: code, label: t(`result-${code}`) })),
          ]}
          onChange={setResult}
        />
        <Chooser
          label={t("ruling-by")}
          value={ruledBy}
          options={competition.arbiters.map((one) => ({ value: one.id, label: `${one.initials} ${one.name}` }))}
          onChange={setRuledBy}
        />
      </div>
      <Field long label={t("ruling-reason")} hint={t("ruling-reason-later")} value={reason} onChange={setReason} />
      <p className={page["actions"]}>
        <Button type="submit" first keys="Enter">
          {t("ruling-record")}
        </Button>
        <Button onPress={cancel}>{t("form-cancel")}</Button>
      </p>
    </form>
  );
}
