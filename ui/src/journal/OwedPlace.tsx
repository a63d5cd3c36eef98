// Rulings that differ from what the Laws prescribe and still owe their reason: each is typed where it stands.
import { useState } from "react";
import { desk } from "../ipc/desk";
import type { ReasonOwed } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { useRecording } from "../frame/recording";
import { useWhere } from "../frame/where";
import { orNull } from "../game/forms";
import { say, t } from "../text/say";
import { Because } from "../widgets/Because";
import { Button } from "../widgets/Button";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import styles from "./Owed.module.css";

export function OwedPlace() {
  const { value: rows } = useQuery<ReasonOwed[]>("owed:", desk.owedReasons);
  if (!rows) return null;
  if (rows.length === 0) return <p className={page["teach"]}>{t("owed-none")}</p>;
  return (
    <section className={page["page"]} aria-label={t("owed-title")}>
      <div className={page["section"]}>
        <h2>{t("owed-title")}</h2>
        <p className={page["dim"]}>{t("owed-note")}</p>
      </div>
      <ol className={`${page["body"]} ${styles["owed"]}`}>
        {rows.map((row, at) => (
          <Owed key={row.entry} row={row} first={at === 0} />
        ))}
      </ol>
    </section>
  );
}

function Owed({ row, first }: { row: ReasonOwed; first: boolean }) {
  const { record } = useRecording();
  const { go } = useWhere();
  const [reason, setReason] = useState("");
  return (
    <li data-owed={row.numberText}>
      <h3>
        {[row.title, ...row.facts].map(say).join(" · ")}
        {row.game !== null && (
          <Button plain onPress={() => go({ place: "round", game: row.game, round: row.round })}>
            {t("journal-where", { section: row.section ?? "", round: row.round ?? "", board: row.board ?? "" })}
          </Button>
        )}
      </h3>
      <p className={page["dim"]}>
        {[t("entry-number", { number: row.numberText }), row.atText, row.ruledBy].filter((part) => part !== null).join(" · ")}
      </p>
      <dl className={styles["both"]}>
        <dt>{t("advice-label")}</dt>
        <dd>
          {row.advised.map(say).join(" ")} <Because because={row.because} />
        </dd>
        <dt>{t("ruling-label")}</dt>
        <dd>{row.ruled.map(say).join(" · ")}</dd>
      </dl>
      <form
        className={styles["reason"]}
        onSubmit={(event) => {
          event.preventDefault();
          const said = orNull(reason);
          if (said !== null) void record({ kind: "reason", ruling: row.entry, reason: said });
        }}
      >
        <Field autoFocus={first} label={t("ruling-reason")} value={reason} onChange={setReason} />
        <Button type="submit" keys="Enter" isDisabled={orNull(reason) === null}>
          {t("form-record")}
        </Button>
      </form>
    </li>
  );
}
