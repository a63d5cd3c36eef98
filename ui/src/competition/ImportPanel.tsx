// What an import would change, before it changes anything: every change, every question, every line not read.
import { useRef, useState } from "react";
import { desk } from "../ipc/desk";
import type { Competition, ImportChange, ImportDiff, SectionId } from "../ipc/model";
import { invalidate } from "../ipc/query";
import { useRecording } from "../frame/recording";
import { useWhere } from "../frame/where";
import { useActions } from "../keys/handlers";
import { say, t } from "../text/say";
import { Button } from "../widgets/Button";
import { Check } from "../widgets/Check";
import { Chooser } from "../widgets/Chooser";
import page from "../widgets/Page.module.css";
import styles from "./Import.module.css";

interface Props {
  diff: ImportDiff;
  competition: Competition | null;
  done: () => void;
  reread: (section: SectionId) => void;
}

export function ImportPanel({ diff, competition, done, reread }: Props) {
  const { attempt, take } = useRecording();
  const { go } = useWhere();
  const [left, setLeft] = useState<ReadonlySet<string>>(
    () => new Set(diff.changes.filter((change) => !change.taken).map((change) => change.id)),
  );
  const [answers, setAnswers] = useState<Record<string, string>>(() =>
    Object.fromEntries(diff.questions.flatMap(({ id, answer }) => (answer === null ? [] : [[id, answer]]))),
  );
  const entry = useRef(crypto.randomUUID());
  useActions({ back: done });

  const unanswered = diff.questions.filter((question) => answers[question.id] === undefined).length;
  const apply = async () => {
    const choices = { section: diff.section, leave: [...left], answers };
    const recorded = await attempt(() => desk.applyImport(entry.current, diff.token, choices));
    if (recorded === null) return;
    take(recorded);
    invalidate("desk");
    invalidate("round:");
    go({ place: "round", section: diff.section, round: recorded.entry.round, game: null });
    done();
  };
  const leave = (id: string, take_: boolean) => {
    const next = new Set(left);
    if (take_) next.delete(id);
    else next.add(id);
    setLeft(next);
  };

  return (
    <div className={page["page"]}>
      <div className={page["bar"]}>
        <div>
          <h2>{t("import-title", { file: fileName(diff.file) })}</h2>
          <p className={page["dim"]}>
            {[diff.format, ...diff.remarks].map(say).join(" · ")}
            {diff.keptUnknown > 0 && ` · ${t("import-kept-unknown", { count: diff.keptUnknown })}`}
          </p>
        </div>
        {competition && (
          <Chooser
            label={t("import-into")}
            value={diff.section}
            options={competition.sections.map((one) => ({ value: one.id, label: one.name }))}
            onChange={reread}
          />
        )}
        <Button
          first
          autoFocus
          isDisabled={unanswered > 0 || (competition !== null && diff.section === null)}
          onPress={() => void apply()}
        >
          {t("import-apply", { count: diff.changes.length - left.size })}
        </Button>
        <Button onPress={done} keys="Escape">
          {t("import-leave")}
        </Button>
        {unanswered > 0 && <p className={styles["owed"]}>{t("import-unanswered", { count: unanswered })}</p>}
      </div>
      <div className={page["body"]}>
        {diff.questions.length > 0 && (
          <section className={page["section"]}>
            <h3>{t("import-questions")}</h3>
            {diff.questions.map((question) => (
              <div key={question.id} className={styles["question"]}>
                <p>{say(question.question)}</p>
                <Chooser
                  label={t("import-answer")}
                  value={answers[question.id] ?? null}
                  options={question.answers.map((one) => ({ value: one.value, label: say(one.label) }))}
                  onChange={(answer) => setAnswers({ ...answers, [question.id]: answer })}
                />
              </div>
            ))}
          </section>
        )}
        <section className={page["section"]}>
          <h3>{t("import-changes", { count: diff.changes.length })}</h3>
          {diff.changes.length === 0 && <p className={page["dim"]}>{t("import-nothing-new")}</p>}
          <ul className={styles["changes"]}>
            {diff.changes.map((change) => (
              <Change key={change.id} change={change} taken={!left.has(change.id)} choose={(on) => leave(change.id, on)} />
            ))}
          </ul>
        </section>
        {diff.unread.length > 0 && (
          <section className={page["section"]}>
            <h3>{t("import-unread", { count: diff.unread.length })}</h3>
            <table className={page["table"]}>
              <tbody>
                {diff.unread.map((line) => (
                  <tr key={line.line}>
                    <td className={page["figure"]}>{line.line}</td>
                    <td>
                      <code>{line.text}</code>
                    </td>
                    <td>{say(line.why)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
      </div>
    </div>
  );
}

function Change({ change, taken, choose }: { change: ImportChange; taken: boolean; choose: (on: boolean) => void }) {
  return (
    <li data-change={change.kind}>
      <Check isSelected={taken} onChange={choose} aria-label={say(change.what)}>
        {t(taken ? "import-take" : "import-leave-out")}
      </Check>
      <span className={styles["kind"]}>{t(`import-${change.kind}`)}</span>
      <span>
        {say(change.what)}
        {change.before !== null && <del> {change.before}</del>}
        {change.after !== null && <ins> {change.after}</ins>}
      </span>
      {change.stays && <span className={styles["stays"]}>{say(change.stays)}</span>}
    </li>
  );
}

function fileName(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? path;
}
