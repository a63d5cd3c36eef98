import type { CorrectionDraft, CorrectionField, Side } from "../ipc/model";
import { orNull } from "../game/forms";
import { t } from "../text/say";
import { Check, Radios } from "../widgets/Check";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import styles from "./Clocks.module.css";

interface Props {
  fields: CorrectionField[];
  draft: CorrectionDraft;
  change: (to: Partial<CorrectionDraft>) => void;
}

type PairField = "clocks" | "counters" | "amounts" | "completed" | "takenBack" | "lastGood" | "lastGoodMoves";

/** What the clocks show, and whatever else the kind of correction asks for. */
export function CorrectionFields({ fields, draft, change }: Props) {
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
      {fields.map((field) => {
        switch (field) {
          case "setControl":
            return (
              <Field
                key={field}
                label={t("correction-setControl")}
                placeholder="90+30"
                value={draft.setControl ?? ""}
                onChange={(text) => change({ setControl: orNull(text) })}
              />
            );
          case "side":
            return (
              <Radios
                key={field}
                label={t("correction-side")}
                value={draft.side ?? ""}
                options={(["white", "black"] as const).map((side) => ({ value: side, label: t(`side-${side}`) }))}
                onChange={(side) => change({ side: side as Side })}
              />
            );
          case "amount":
          case "elapsed":
            return (
              <Field
                key={field}
                figures
                label={t(`correction-${field}`)}
                placeholder="2:00"
                value={draft[field] ?? ""}
                onChange={(text) => change({ [field]: orNull(text) })}
              />
            );
          case "scheduleSuffers":
          case "missedGiven":
            return (
              <Check key={field} isSelected={draft[field]} onChange={(yes) => change({ [field]: yes })}>
                {t(`correction-${field}`)}
              </Check>
            );
          case "amounts":
          case "lastGood":
            return pair(field, t(`correction-${field}`), "0:12:22");
          case "completed":
          case "takenBack":
          case "lastGoodMoves":
            return pair(field, t(`correction-${field}`), "34");
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
