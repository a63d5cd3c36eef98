import { useEffect, useRef, useState } from "react";
import { desk } from "../ipc/desk";
import type { Competition, LawRow } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { inHand, useWhere } from "../frame/where";
import { say, t } from "../text/say";
import { Button } from "../widgets/Button";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import { speaksOf } from "./LawPanel";
import styles from "./Laws.module.css";

/** Every Article of the section's edition: our short title, what the desk does about it, where the text stands. */
export function LawsPlace({ competition }: { competition: Competition }) {
  const { where, go } = useWhere();
  const { section } = inHand(competition, where);
  const [sought, setSought] = useState("");
  const { value: laws } = useQuery<LawRow[]>(`laws:${section?.id ?? ""}`, () => desk.laws(section?.id ?? null));
  const found = (laws ?? []).filter((law) => speaksOf(law, sought.trim().toLowerCase()));
  const here = useRef<HTMLTableRowElement>(null);
  useEffect(() => here.current?.scrollIntoView({ block: "center" }), [where.article, laws]);
  return (
    <div className={page["page"]}>
      <div className={page["bar"]}>
        <Field autoFocus={where.article === null} label={t("laws-find")} value={sought} onChange={setSought} />
        <Button onPress={() => go({ place: "ask" })} keys="g q">
          {t("action-go-ask")}
        </Button>
        <p className={page["dim"]}>{t("laws-note")}</p>
      </div>
      <div className={page["body"]}>
        <table className={page["table"]}>
          <thead>
            <tr>
              <th scope="col">{t("laws-article")}</th>
              <th scope="col">{t("laws-about")}</th>
              <th scope="col">{t("laws-answer")}</th>
              <th scope="col">{t("laws-entries")}</th>
              <th scope="col">{t("laws-text")}</th>
            </tr>
          </thead>
          <tbody>
            {found.map((law) => {
              const here_ = law.article === where.article;
              return (
                <tr
                  key={law.article}
                  ref={here_ ? here : undefined}
                  className={here_ ? styles["here"] : ""}
                  aria-current={here_ || undefined}
                  tabIndex={0}
                  data-article={law.article}
                  onClick={() => go({ article: law.article })}
                  onKeyDown={(event) => {
                    if (event.key === "Enter" && event.target === event.currentTarget) go({ article: law.article });
                  }}
                >
                  <th scope="row" className={styles["article"]}>
                    {law.article}
                  </th>
                  <td>
                    {say(law.title)}
                    {here_ && <p className={page["dim"]}>{say(law.paraphrase)}</p>}
                  </td>
                  <td className={page["dim"]}>{say(law.answer)}</td>
                  <td className={page["figure"]}>
                    {law.cited > 0 && (
                      <Button plain onPress={() => go({ place: "journal", cites: law.code })}>
                        {t("laws-cited", { count: law.cited })}
                      </Button>
                    )}
                  </td>
                  <td className={`${page["dim"]} ${page["small"]}`}>{law.address ?? ""}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
