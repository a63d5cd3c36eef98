import { memo } from "react";
import type { Side } from "../ipc/model";
import { t } from "../text/say";
import { Check } from "../widgets/Check";
import { Chooser } from "../widgets/Chooser";
import { Field } from "../widgets/Field";
import type { Change, Entry } from "./entry";
import styles from "./Claims.module.css";

/** Who claims; usually the side that has the move. */
export const WhoClaims = memo(function WhoClaims({ claimant, change }: { claimant: Side | null; change: Change }) {
  return (
    <Chooser
      label={t("claims-claimant")}
      value={claimant ?? ""}
      options={[
        { value: "", label: t("claims-claimant-mover") },
        { value: "white", label: t("side-white") },
        { value: "black", label: t("side-black") },
      ]}
      onChange={(side) => change({ claimant: side === "" ? null : (side as Side) })}
    />
  );
});

interface Props {
  clocks: Entry["clocks"];
  touched: boolean;
  change: Change;
}

/** What the clocks show at the claim, and whether a man was touched before it. */
export const AtTheClaim = memo(function AtTheClaim({ clocks, touched, change }: Props) {
  return (
    <div className={styles["row"]}>
      {(["white", "black"] as const).map((side) => (
        <Field
          key={side}
          figures
          label={t(`form-clock-${side}`)}
          placeholder={side === "white" ? "0:12:22" : "0:46:09"}
          value={clocks[side]}
          onChange={(read) => change({ clocks: { ...clocks, [side]: read } })}
        />
      ))}
      <Check isSelected={touched} onChange={(now) => change({ touched: now })}>
        {t("claims-touched")}
      </Check>
    </div>
  );
});

/** What a historical text asks besides: the claimant's own record, and a clock that runs on while the claim is checked. */
export const UnderOldText = memo(function UnderOldText(entry: Pick<Entry, "unrecorded" | "flagFell"> & { change: Change }) {
  return (
    <div className={styles["row"]}>
      <Check isSelected={entry.unrecorded} onChange={(unrecorded) => entry.change({ unrecorded })}>
        {t("claims-unrecorded")}
      </Check>
      <Check isSelected={entry.flagFell} onChange={(flagFell) => entry.change({ flagFell })}>
        {t("claims-flag-fell")}
      </Check>
    </div>
  );
});
