// Any rule asked by name: a question, its facts, the answer with its Articles as they are filled in. Nothing is recorded.
import { useRef, useState } from "react";
import { desk } from "../ipc/desk";
import type { AskAnswer, AskFact, AskQuestion, AskSaid, Competition } from "../ipc/model";
import { useAsked, useQuery } from "../ipc/query";
import { inHand, useWhere } from "../frame/where";
import { say, t } from "../text/say";
import { Because } from "../widgets/Because";
import { Chooser } from "../widgets/Chooser";
import { Field } from "../widgets/Field";
import { intoList, moveInList } from "../widgets/found";
import page from "../widgets/Page.module.css";
import styles from "./Ask.module.css";

const NOT_SAID = "";

export function AskPlace({ competition }: { competition: Competition }) {
  const { where, go } = useWhere();
  const { section } = inHand(competition, where);
  const { value: questions } = useQuery<AskQuestion[]>("ask-questions", desk.askQuestions);
  const [sought, setSought] = useState("");
  const list = useRef<HTMLUListElement>(null);
  const chosen = where.question;
  const words = sought.trim().toLowerCase();
  const found = (questions ?? []).filter((one) => say(one.title).toLowerCase().includes(words));
  const question = questions?.find((one) => one.ask === chosen) ?? null;
  return (
    <div className={page["split"]}>
      <section aria-label={t("ask-title")}>
        <div className={page["bar"]}>
          <Field
            autoFocus
            label={t("ask-find")}
            value={sought}
            onChange={setSought}
            onKeyDown={(event) => {
              intoList(event, list.current);
              event.continuePropagation();
            }}
          />
        </div>
        <ul ref={list} className={styles["questions"]} onKeyDown={moveInList}>
          {found.map((one) => (
            <li key={one.ask}>
              <button type="button" aria-pressed={one.ask === chosen} onClick={() => go({ question: one.ask })}>
                {say(one.title)}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t("ask-answer")}>
        {question ? (
          <Asked key={question.ask} question={question} section={section?.id ?? null} name={section?.name ?? ""} />
        ) : (
          <p className={page["teach"]}>{t("ask-start")}</p>
        )}
      </section>
    </div>
  );
}

interface AskedProps {
  question: AskQuestion;
  section: string | null;
  name: string;
}

function Asked({ question, section, name }: AskedProps) {
  const [values, setValues] = useState<Record<string, string>>({});
  const facts: AskSaid[] = Object.entries(values)
    .filter(([, value]) => value !== NOT_SAID)
    .map(([fact, value]) => ({ fact, value }));
  const missing = question.facts.filter((fact) => fact.needed && !facts.some((said) => said.fact === fact.fact));
  const { value: answer, refusal } = useAsked<AskAnswer>(
    missing.length === 0 ? `${question.ask} ${JSON.stringify(facts)}` : null,
    () => desk.askLaws(section, question.ask, facts),
  );
  const fields = (list: AskFact[]) =>
    list.map((fact) => (
      <Fact
        key={fact.fact}
        fact={fact}
        value={values[fact.fact] ?? NOT_SAID}
        onChange={(value) => setValues((was) => ({ ...was, [fact.fact]: value }))}
      />
    ));
  return (
    <div className={page["form"]}>
      <h2>{say(question.title)}</h2>
      <div className={styles["facts"]}>{fields(question.facts.filter((fact) => !fact.announced))}</div>
      {question.announced && (
        <details>
          <summary>{t("ask-announced", { section: name })}</summary>
          <div className={styles["facts"]}>{fields(question.facts.filter((fact) => fact.announced))}</div>
        </details>
      )}
      {missing.length > 0 && (
        <p role="status">{t("ask-still", { facts: missing.map((fact) => say(fact.label)).join(", ") })}</p>
      )}
      {refusal && <p role="status">{refusal.messages.map(say).join(" ")}</p>}
      {missing.length === 0 && answer && <Answered answer={answer} />}
    </div>
  );
}

function Answered({ answer }: { answer: AskAnswer }) {
  return (
    <div className={styles["answer"]} role="status" data-answer>
      <p className={page["dim"]}>
        {t("advice-label")} <Because because={answer.because} />
      </p>
      <ul>
        {answer.lines.map((line, at) => (
          <li key={at}>{say(line)}</li>
        ))}
      </ul>
      <dl>
        {answer.follows.map((one) => (
          <div key={one.name}>
            <dt>{say(one.label)}</dt>
            <dd>{one.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Fact({ fact, value, onChange }: { fact: AskFact; value: string; onChange: (value: string) => void }) {
  const label = fact.needed ? t("ask-needed", { fact: say(fact.label) }) : say(fact.label);
  const choose = (options: { value: string; label: string }[]) => (
    <Chooser
      label={label}
      value={value}
      options={fact.needed ? options : [{ value: NOT_SAID, label: t("ask-not-said") }, ...options]}
      onChange={onChange}
    />
  );
  switch (fact.input) {
    case "side":
    case "choice":
      return choose(fact.words.map((word) => ({ value: word.value, label: say(word.label) })));
    case "yesNo":
      return choose(["yes", "no"].map((word) => ({ value: word, label: t(`ask-word-${word}`) })));
    case "number":
    case "clock":
    case "day":
      return (
        <Field
          figures
          label={label}
          placeholder={fact.input === "clock" ? "0:12:22" : fact.input === "day" ? "15:04" : ""}
          value={value}
          onChange={onChange}
        />
      );
    case "fen":
    case "moves":
    case "text":
      return (
        <div className={styles["wide"]}>
          <Field label={label} value={value} onChange={onChange} />
        </div>
      );
  }
}
