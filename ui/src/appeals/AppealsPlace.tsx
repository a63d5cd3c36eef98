// Appeals: which rulings can still be appealed and how long, what was lodged, heard and decided.
import { useEffect, useRef } from "react";
import type { Appeal, Appealable, Competition } from "../ipc/model";
import { useWhere } from "../frame/where";
import { minutesText, useSeconds } from "../text/countdown";
import { say, t } from "../text/say";
import page from "../widgets/Page.module.css";
import { AppealCard } from "./AppealCard";
import { LodgeForm } from "./LodgeForm";
import { useAppeals } from "./useAppeals";
import styles from "./Appeals.module.css";

export function AppealsPlace({ competition }: { competition: Competition }) {
  const { where, go } = useWhere();
  const list = useRef<HTMLElement>(null);
  const shown = useAppeals(competition);
  const rulings = shown?.rulings ?? [];
  const appeals = shown?.appeals ?? [];
  const chosen = where.appealing;
  const ruling = rulings.find((one) => one.incident === chosen);
  const appeal = ruling ? undefined : appeals.findLast((one) => one.appeal === chosen || one.incident === chosen);
  const ready = shown !== null;
  // Without a choice the keyboard stands on the list's first; with one its form takes it.
  useEffect(() => {
    if (ready && chosen === null) list.current?.querySelector("button")?.focus();
  }, [ready, chosen]);

  return (
    <div className={`${page["split"]} ${styles["appeals"]}`}>
      <section ref={list} aria-label={t("appeals-list")}>
        <div className={page["section"]}>
          <h2>{t("appeals-rulings")}</h2>
          {ready && rulings.length === 0 && <p className={page["dim"]}>{t("appeals-no-rulings")}</p>}
          <ul className={styles["list"]}>
            {rulings.map((one) => (
              <li key={one.incident}>
                <button
                  type="button"
                  aria-current={one === ruling || undefined}
                  onClick={() => go({ appealing: one.incident })}
                >
                  <b>{say(one.place)}</b>
                  <Left ruling={one} />
                  <span>{say(one.title)}</span>
                  <span className={page["dim"]}>{one.ruling.map(say).join(" · ")}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
        <div className={page["section"]}>
          <h2>{t("appeals-lodged")}</h2>
          {ready && appeals.length === 0 && <p className={page["dim"]}>{t("appeals-none")}</p>}
          <ul className={styles["list"]}>
            {appeals.map((one) => (
              <li key={one.appeal}>
                <button
                  type="button"
                  aria-current={one === appeal || undefined}
                  onClick={() => go({ appealing: one.appeal })}
                >
                  <b>{say(one.place)}</b>
                  <Standing appeal={one} />
                  <span>{say(one.appellant)}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section aria-label={t("appeals-one")}>
        {ruling ? (
          <LodgeForm key={ruling.incident} ruling={ruling} />
        ) : appeal ? (
          <AppealCard key={appeal.appeal} appeal={appeal} />
        ) : (
          ready && (
            <div className={page["teach"]}>
              <h2>{t("appeals-title")}</h2>
              <p>{t(chosen === null ? "appeals-teach" : "appeals-nothing-ruled")}</p>
            </div>
          )
        )}
      </section>
    </div>
  );
}

/** How long a ruling can still be appealed, second by second. */
export function Left({ ruling }: { ruling: Appealable }) {
  const now = useSeconds(true);
  const left = (ruling.deadlineAt ?? now) - now;
  return left > 0 ? (
    <span className={styles["left"]} data-runs>
      {t("appeals-left", { left: minutesText(left), deadline: ruling.deadlineText })}
    </span>
  ) : (
    <span className={styles["left"]}>{t("appeals-passed", { deadline: ruling.deadlineText })}</span>
  );
}

function Standing({ appeal }: { appeal: Appeal }) {
  return appeal.outcome ? (
    <span className={styles["left"]}>{say(appeal.outcome.verdict)}</span>
  ) : (
    <span className={styles["left"]} data-runs>
      {t("appeals-waits")}
    </span>
  );
}
