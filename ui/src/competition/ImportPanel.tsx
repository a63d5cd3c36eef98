// What an import would change, before it changes anything: every change, every question, every line not read.
import { useState } from "react";
import { desk } from "../ipc/desk";
import type { Competition, ImportChange, ImportChoices, ImportDiff } from "../ipc/model";
import { useAsked } from "../ipc/query";
import { useRecording } from "../frame/recording";
import { useWhere } from "../frame/where";
import { useActions } from "../keys/handlers";
import { inSentence, say, t } from "../text/say";
import { Button } from "../widgets/Button";
import { Check } from "../widgets/Check";
import { Chooser } from "../widgets/Chooser";
import page from "../widgets/Page.module.css";
import styles from "./Import.module.css";

interface Props {
  /** The file as it was first read. */
  diff: ImportDiff;
  competition: Competition | null;
  done: () => void;
}

export function ImportPanel({ diff: first, competition, done }: Props) {
  const { attempt, take } = useRecording();
  const { go } = useWhere();
  const [choices, setChoices] = useState<ImportChoices>({ section: first.section, leave: [], take: [], answers: {} });
  // What an answer or another section changes is worked out by the desk.
  const asked = useAsked<ImportDiff>(JSON.stringify(choices), () => desk.importChanges(first.token, choices));
  const diff = asked.value ?? first;
  useActions({ back: done });

  const isTaken = (change: ImportChange) =>
    choices.leave.includes(change.id) ? false : choices.take.includes(change.id) ? true : change.taken;
  const choose = (change: ImportChange, taken: boolean) => {
    const without = (ids: string[]) => ids.filter((id) => id !== change.id);
    setChoices({
      ...choices,
      leave: taken ? without(choices.leave) : [...without(choices.leave), change.id],
      take: taken ? [...without(choices.take), change.id] : without(choices.take),
    });
  };
  const taken = diff.changes.filter(isTaken).length;
  const unanswered = diff.questions.filter((question) => question.answer === null).length;
  const apply = async () => {
    const recorded = await attempt(() => desk.applyImport(diff.token, choices));
    if (recorded === null) return;
    take(recorded);
    go({ place: "round", section: diff.section, round: null, game: null });
    done();
  };

  return (
    <div className={page["page"]}>
      <div className={page["bar"]}>
        <div>
          <h2>{t("import-title", { file: fileName(diff.file) })}</h2>
          <p className={page["dim"]}>
            {say(diff.format)}
            {diff.keptUnknown > 0 && ` · ${t("import-kept-unknown", { count: diff.keptUnknown })}`}
          </p>
        </div>
        {competition && (
          <Chooser
            label={t("import-into")}
            value={diff.section}
            options={competition.sections.map((one) => ({ value: one.id, label: one.name }))}
            onChange={(section) => setChoices({ section, leave: [], take: [], answers: {} })}
          />
        )}
        <Button
          first
          autoFocus
          isDisabled={unanswered > 0 || diff.section === null || taken === 0}
          onPress={() => void apply()}
        >
          {t("import-apply", { count: taken })}
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
                  value={question.answer}
                  options={question.answers.map((one) => ({ value: one.value, label: say(one.label) }))}
                  onChange={(answer) =>
                    setChoices({ ...choices, answers: { ...choices.answers, [question.id]: answer } })
                  }
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
              <Change key={change.id} change={change} taken={isTaken(change)} choose={(on) => choose(change, on)} />
            ))}
          </ul>
        </section>
        {diff.notices.length > 0 && (
          <section className={page["section"]}>
            <h3>{t("import-notices", { count: diff.notices.length })}</h3>
            <table className={page["table"]}>
              <tbody>
                {diff.notices.map((notice, at) => (
                  <tr key={at} className={notice.ask ? styles["owed"] : ""}>
                    <td className={page["figure"]}>
                      {notice.line !== null && t("import-line", { line: notice.line })}
                    </td>
                    <td>{say(notice.why)}</td>
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
      <span>
        {say(change.what)}
        {change.before !== null && <del> {inSentence(change.before)}</del>}
        {change.after !== null && <ins> {inSentence(change.after)}</ins>}
      </span>
      {change.stays && <span className={styles["stays"]}>{say(change.stays)}</span>}
    </li>
  );
}

function fileName(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? path;
}
