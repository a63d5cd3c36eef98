// An Article looked up from wherever it is cited, beside what it is cited by: what was begun there stays as it is.
import { useEffect, useRef, useState } from "react";
import { desk } from "../ipc/desk";
import type { AskQuestion, Competition, LawRow } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { inHand, useWhere } from "../frame/where";
import { useActions } from "../keys/handlers";
import { say, t } from "../text/say";
import { Button } from "../widgets/Button";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import styles from "./Laws.module.css";

export function LawPanel({ competition }: { competition: Competition }) {
  const { where, go } = useWhere();
  if (where.article === null || where.place === "laws") return null;
  return <Opened key="law" competition={competition} article={where.article} close={() => go({ article: null })} />;
}

interface OpenedProps {
  competition: Competition;
  article: string;
  close: () => void;
}

function Opened({ competition, article, close }: OpenedProps) {
  const { where, go } = useWhere();
  const { section } = inHand(competition, where);
  const [sought, setSought] = useState("");
  const { value: laws } = useQuery<LawRow[]>(`laws:${section?.id ?? ""}`, () => desk.laws(section?.id ?? null));
  const { value: questions } = useQuery<AskQuestion[]>("ask-questions", desk.askQuestions);
  const asked = (questions ?? []).filter((one) => one.articles.some((about) => isWithin(article, about)));
  // What a historical text is silent about is answered by the Laws in force.
  const { value: inForce } = useQuery<LawRow[]>("laws:", () => desk.laws(null));
  const law = [...(laws ?? []), ...(inForce ?? [])].find((one) => one.article === article) ?? null;
  const words = sought.trim().toLowerCase();
  const found = words === "" ? [] : (laws ?? []).filter((one) => speaksOf(one, words)).slice(0, 40);

  const panel = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const leave = () => {
    close();
    const before = cameFrom.current;
    requestAnimationFrame(() => before instanceof HTMLElement && before.focus());
  };
  useEffect(() => {
    cameFrom.current = document.activeElement;
    panel.current?.focus();
  }, []);
  useActions({ back: leave });

  return (
    <aside ref={panel} className={styles["panel"]} aria-label={t("law-panel")} tabIndex={-1}>
      <p className={page["actions"]}>
        <Button plain onPress={leave} keys="Escape">
          {t("law-close")}
        </Button>
        <Button plain onPress={() => go({ place: "laws" })}>
          {t("law-all")}
        </Button>
      </p>
      {law ? (
        <article className={styles["law"]} data-article={law.article}>
          <h2>
            {law.article} <span>{say(law.title)}</span>
          </h2>
          <p>{say(law.paraphrase)}</p>
          <p className={page["dim"]}>{say(law.answer)}</p>
          {law.address !== null && <p className={`${page["dim"]} ${page["small"]}`}>{law.address}</p>}
          <p>
            {law.cited > 0 ? (
              <Button onPress={() => go({ place: "journal", cites: law.code, article: null })}>
                {t("law-cited", { count: law.cited })}
              </Button>
            ) : (
              <span className={page["dim"]}>{t("law-not-cited")}</span>
            )}
          </p>
          {asked.length > 0 && (
            <>
              <h3>{t("law-questions")}</h3>
              <ul className={styles["found"]}>
                {asked.map((one) => (
                  <li key={one.ask}>
                    <button type="button" onClick={() => go({ place: "ask", question: one.ask })}>
                      {say(one.title)}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          )}
        </article>
      ) : (
        laws && <p role="status">{t("law-none", { article })}</p>
      )}
      <Field label={t("laws-find")} value={sought} onChange={setSought} />
      {words !== "" && found.length === 0 && <p role="status">{t("law-nothing-found")}</p>}
      <ul className={styles["found"]}>
        {found.map((one) => (
          <li key={one.article}>
            <button
              type="button"
              onClick={() => {
                setSought("");
                go({ article: one.article });
              }}
            >
              <b>{one.article}</b> {say(one.title)}
            </button>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** Whether an Article has this number, or these words in its title or in what it requires. */
export function speaksOf(law: LawRow, words: string): boolean {
  return law.article.startsWith(words) || `${say(law.title)} ${say(law.paraphrase)}`.toLowerCase().includes(words);
}

/** Whether an Article is this one or stands below it. */
function isWithin(article: string, about: string): boolean {
  return article === about || article.startsWith(`${about}.`) || about.startsWith(`${article}.`);
}
