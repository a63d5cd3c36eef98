import type { CorrectionDraft, CorrectionForm, Side } from "../ipc/model";
import { orNull } from "../game/forms";
import { say, t } from "../text/say";
import { Check, Radios } from "../widgets/Check";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import styles from "./Clocks.module.css";

interface Props {
  form: CorrectionForm;
  draft: CorrectionDraft;
  change: (to: Partial<CorrectionDraft>) => void;
}

type PairField = "clocks" | "counters" | "amounts" | "completed" | "takenBack" | "lastGood" | "lastGoodMoves" | "timesBefore";

/** What the clocks show, and whatever else the kind of correction asks for. */
export function CorrectionFields({ form, draft, change }: Props) {
  const pair = (name: PairField, label: string, example: string) => (
    <PairFields
      key={name}
      label={label}
      example={example}
      value={draft[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
  return (
    <>
      {pair("clocks", t("correction-shown"), "0:12:22")}
      {pair("counters", t("correction-counter"), "34")}
      {form.asks.map(({ field, label: called }) => {
        const label = say(called);
        switch (field) {
          case "setControl":
            return (
              <Field
                key={field}
                label={label}
                placeholder="90+30"
                value={draft.setControl ?? ""}
                onChange={(text) => change({ setControl: orNull(text) })}
              />
            );
          case "side":
            return (
              <Radios
                key={field}
                label={label}
                value={draft.side ?? ""}
                options={(["white", "black"] as const).map((side) => ({ value: side, label: t(`side-${side}`) }))}
                onChange={(side) => change({ side: side as Side })}
              />
            );
          case "choice":
            return (
              <Radios
                key={field}
                label={label}
                value={draft.choice ?? ""}
                options={form.choices.map((one) => ({ value: one.value, label: say(one.label) }))}
                onChange={(choice) => change({ choice })}
              />
            );
          case "amount":
          case "elapsed":
            return (
              <Field
                key={field}
                figures
                label={label}
                placeholder="2:00"
                value={draft[field] ?? ""}
                onChange={(text) => change({ [field]: orNull(text) })}
              />
            );
          case "scheduleSuffers":
          case "missedGiven":
          case "disability":
            return (
              <Check key={field} isSelected={draft[field]} onChange={(yes) => change({ [field]: yes })}>
                {label}
              </Check>
            );
          case "amounts":
          case "lastGood":
          case "timesBefore":
            return pair(field, label, "0:12:22");
          case "completed":
          case "takenBack":
          case "lastGoodMoves":
            return pair(field, label, "34");
        }
      })}
    </>
  );
}

interface PairProps {
  label: string;
  example: string;
  value: CorrectionDraft["clocks"];
  onChange: (value: CorrectionDraft["clocks"]) => void;
}

function PairFields({ label, example, value, onChange }: PairProps) {
  return (
    <fieldset className={`${page["fields"]} ${styles["pair"]}`}>
      <legend>{label}</legend>
      {(["white", "black"] as const).map((side) => (
        <Field
          key={side}
          figures
          label={t(`side-${side}`)}
          placeholder={example}
          value={value[side] ?? ""}
          onChange={(text) => onChange({ ...value, [side]: orNull(text) })}
        />
      ))}
    </fieldset>
  );
}
