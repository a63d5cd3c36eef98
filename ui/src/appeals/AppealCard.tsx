import { useState } from "react";
import type { Appeal } from "../ipc/model";
import { useRecording } from "../frame/recording";
import { useWhere } from "../frame/where";
import { orNull } from "../game/forms";
import { say, t } from "../text/say";
import { Because } from "../widgets/Because";
import { Button } from "../widgets/Button";
import { Chooser } from "../widgets/Chooser";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import { DecideForm } from "./DecideForm";
import { useAppealForms } from "./useAppeals";
import styles from "./Appeals.module.css";

/** One appeal: what it attacks, what was said, who hears it, what became of it. */
export function AppealCard({ appeal }: { appeal: Appeal }) {
  const { go } = useWhere();
  const { outcome } = appeal;
  return (
    <>
      <div className={page["section"]}>
        <h2>
          {t("report-appeal")} <span className={page["dim"]}>{say(appeal.place)}</span>
        </h2>
        <dl className={styles["facts"]}>
          <dt>{t("report-appellant")}</dt>
          <dd>{say(appeal.appellant)}</dd>
          <dt>{t("report-appealed")}</dt>
          <dd>
            {t("report-appealed-ruling", { entry: appeal.rulingText, ruling: appeal.ruling.map(say).join(" · ") })}{" "}
            <Because because={appeal.because} />
          </dd>
          <dt>{t("report-lodged")}</dt>
          <dd>
            {t("report-lodged-times", {
              decided: appeal.decidedText,
              lodged: appeal.lodgedText,
              deadline: appeal.deadlineText ?? "–",
              late: appeal.late ? "yes" : "no",
            })}
          </dd>
          {appeal.fee !== null && (
            <>
              <dt>{t("report-fee")}</dt>
              <dd>{appeal.fee}</dd>
            </>
          )}
          {appeal.statements.map((one, at) => (
            <Pair key={at} name={one.name} text={one.text} />
          ))}
          {appeal.panel.length > 0 && <Pair name={t("report-panel")} text={appeal.panel.map(say).join("\n")} />}
          <dt>{t("report-outcome")}</dt>
          <dd>
            {outcome === null
              ? t("report-appeal-open")
              : [
                  `${say(outcome.verdict)} (${outcome.decidedText})`,
                  ...outcome.lines.map(say),
                  ...(outcome.reason === null ? [] : [outcome.reason]),
                  say(outcome.fee),
                ].join("\n")}
          </dd>
        </dl>
        {appeal.game !== null && (
          <p>
            <Button plain onPress={() => go({ place: "reports", report: "board", game: appeal.game })}>
              {t("appeals-page")}
            </Button>
          </p>
        )}
      </div>
      {outcome === null && (
        <>
          <DecideForm appeal={appeal} />
          <HearForms appeal={appeal} />
        </>
      )}
    </>
  );
}

function Pair({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  );
}

/** Who hears an appeal, and what was said to it. */
function HearForms({ appeal }: { appeal: Appeal }) {
  const { record } = useRecording();
  const { roles } = useAppealForms();
  const [name, setName] = useState("");
  const [federation, setFederation] = useState("");
  const [role, setRole] = useState("member");
  const [who, setWho] = useState("");
  const [text, setText] = useState("");
  return (
    <>
      <form
        className={page["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          const member = { name, federation: orNull(federation), role };
          void record({ kind: "hearAppeal", appeal: appeal.appeal, panel: [member], statements: [] }).then(
            (recorded) => recorded && (setName(""), setFederation("")),
          );
        }}
      >
        <h3>{t("appeals-panel")}</h3>
        <div className={page["fields"]}>
          <Field label={t("appeals-panel-name")} value={name} onChange={setName} />
          <Field label={t("report-federation")} value={federation} onChange={setFederation} />
          <Chooser
            label={t("appeals-panel-role")}
            value={role}
            options={roles.map((one) => ({ value: one.value, label: say(one.label) }))}
            onChange={setRole}
          />
        </div>
        <p className={page["actions"]}>
          <Button type="submit">{t("appeals-panel-record")}</Button>
        </p>
      </form>
      <form
        className={page["form"]}
        onSubmit={(event) => {
          event.preventDefault();
          void record({ kind: "hearAppeal", appeal: appeal.appeal, panel: [], statements: [{ name: who, text }] }).then(
            (recorded) => recorded && (setWho(""), setText("")),
          );
        }}
      >
        <h3>{t("appeals-said")}</h3>
        <div className={page["fields"]}>
          <Field label={t("appeals-said-by")} value={who} onChange={setWho} />
        </div>
        <Field long label={t("appeals-said-what")} value={text} onChange={setText} />
        <p className={page["actions"]}>
          <Button type="submit">{t("appeals-said-record")}</Button>
        </p>
      </form>
    </>
  );
}
