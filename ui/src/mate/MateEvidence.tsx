// The mate question in the window: the answer the advice rests on, shown. A line is stepped through on the board, a proof
// said in one sentence, and what nobody knows is said to be unknown, with the deep search one key away.
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { LineBoard } from "../board/LineBoard";
import { NotationChooser, useNotation } from "../board/notation";
import { Board } from "../board/Board";
import { desk, onSearching, refusalFrom } from "../ipc/desk";
import type { MateAsked, MateProgress, MateQuestion, MateSearch, Refusal } from "../ipc/model";
import { useActions } from "../keys/handlers";
import { say, t } from "../text/say";
import { Button } from "../widgets/Button";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import styles from "./Mate.module.css";

type Asking = { at: "rest" } | { at: "asking"; search: MateSearch; progress: MateProgress | null };

interface Props {
  question: MateAsked;
  /** Puts the evidence away. */
  close: () => void;
}

export function MateEvidence({ question, close }: Props) {
  const evidence = useRef<HTMLElement>(null);
  const notation = useNotation();
  const [fen, setFen] = useState("");
  const [answer, setAnswer] = useState<MateQuestion | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [asking, setAsking] = useState<Asking>({ at: "rest" });
  const searching = asking.at === "asking" && asking.search === "deep";

  const ask = async (search: MateSearch, typed = fen) => {
    setAsking({ at: "asking", search, progress: null });
    const asked: MateAsked = { ...question, fen: typed.trim() === "" ? null : typed };
    try {
      setAnswer(await desk.mateQuestion(asked, search, notation));
      setRefusal(null);
    } catch (thrown) {
      setAnswer(null);
      setRefusal(refusalFrom(thrown));
    }
    setAsking({ at: "rest" });
  };
  const stop = () => void desk.stopSearch();

  useEffect(() => {
    void ask("atTheBoard");
  }, [question.game, question.side, notation]);
  useEffect(
    () =>
      searching
        ? onSearching(({ progress }) => setAsking((was) => (was.at === "asking" ? { ...was, progress } : was)))
        : undefined,
    [searching],
  );
  // The arrow keys step through the line, not through the list of boards; Escape goes back there.
  useLayoutEffect(() => {
    const before = document.activeElement;
    evidence.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  // Whoever leaves the question leaves no search behind.
  useEffect(() => () => void desk.stopSearch(), []);
  useActions({
    ...(answer?.deeper && !searching && { "search-deeper": () => void ask("deep") }),
    back: searching ? stop : close,
  });

  return (
    <section ref={evidence} tabIndex={-1} className={styles["evidence"]} aria-label={t("evidence-title")}>
      {answer && <Answer answer={answer} />}
      {refusal && <p role="status">{refusal.messages.map(say).join(" ")}</p>}
      {answer?.deeper && !searching && (
        <p>
          <Button onPress={() => void ask("deep")} keys="Shift+M">
            {t("evidence-deeper")}
          </Button>
        </p>
      )}
      {asking.at === "asking" && searching && (
        <p role="status" className={page["actions"]}>
          {asking.progress
            ? t("evidence-searching", { done: asking.progress.done, of: asking.progress.of })
            : t("evidence-searching-begins")}
          <Button onPress={stop} keys="Escape">
            {t("evidence-stop")}
          </Button>
        </p>
      )}
      {/* No form of its own: it may stand within one, whose Enter records. */}
      <div className={styles["other"]}>
        <Field
          label={t("evidence-fen")}
          hint={t("evidence-fen-hint")}
          value={fen}
          onChange={setFen}
          onKeyDown={(event) => {
            if (event.key !== "Enter") {
              // Escape stops the search from here too.
              event.continuePropagation();
              return;
            }
            event.preventDefault();
            void ask("atTheBoard");
          }}
        />
        <Button onPress={() => void ask("atTheBoard")}>{t("evidence-ask")}</Button>
        {answer !== null && answer.line.length > 0 && <NotationChooser />}
      </div>
    </section>
  );
}

function Answer({ answer }: { answer: MateQuestion }) {
  const where = answer.after === null ? t("evidence-position-given") : t("evidence-position-after", { move: answer.after });
  return (
    <>
      <p role="status" data-found={answer.found}>
        <b>{say(answer.sentence)}</b>
      </p>
      <p className={`${page["dim"]} ${page["small"]}`}>{where}</p>
      {answer.line.length > 0 ? (
        <LineBoard start={answer.fen} steps={answer.line} below={answer.side} label={t("evidence-line")} />
      ) : (
        <Board fen={answer.fen} below={answer.side} label={where} small />
      )}
    </>
  );
}
