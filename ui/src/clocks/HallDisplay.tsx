// The hall display, a window of its own, read from fifteen metres: the round, the time since it began, what is left until
// the default time, announcements. It asks one question a second and shows the answer; it knows no game.
import { useEffect, useState } from "react";
import { desk } from "../ipc/desk";
import type { HallSection, HallShown } from "../ipc/model";
import { say, t } from "../text/say";
import styles from "./Hall.module.css";

const EVERY = 1_000;
/** How long after the screen was given back a press still belongs to that, ms. */
const AGAIN = 500;

export function HallDisplay() {
  const hall = useHall();
  useFill();
  if (!hall) return null;
  return (
    <main className={styles["hall"]} aria-label={t("hall-title")} data-sections={hall.sections.length}>
      <header>
        <h1>
          <bdi>{hall.competition}</bdi>
        </h1>
        <p>{hall.timeText}</p>
      </header>
      <div className={styles["sections"]}>
        {hall.sections.map((section) => (
          <SectionClock key={section.name} section={section} />
        ))}
      </div>
      {hall.announcement !== null && (
        <p className={styles["announcement"]} role="status">
          {hall.announcement}
        </p>
      )}
      <p className={styles["fill"]}>{t("hall-fill")}</p>
    </main>
  );
}

function SectionClock({ section }: { section: HallSection }) {
  return (
    <section>
      <h2>
        <bdi>{section.name}</bdi> {section.round !== null && <b>{t("hall-round", { round: section.round })}</b>}
      </h2>
      {section.sinceText === null ? (
        <p className={styles["waiting"]}>{t(section.round === null ? "hall-none" : "hall-not-started")}</p>
      ) : (
        <p className={styles["clock"]}>
          <b>{section.sinceText}</b>
          <span>{t("hall-time-since")}</span>
        </p>
      )}
      {section.defaultLeftText !== null && (
        <p className={styles["left"]}>
          <b>{section.defaultLeftText}</b> {t("hall-default-left")}
        </p>
      )}
      {section.defaultPassed && <p className={styles["passed"]}>{t("hall-default-passed")}</p>}
      {section.control && <p className={styles["control"]}>{say(section.control)}</p>}
      {section.announcement !== null && (
        <p className={styles["announcement"]} role="status">
          {section.announcement}
        </p>
      )}
    </section>
  );
}

/** F or a double click fills the screen; Escape is the system's way back, and closes a window that does not fill it. A
 * window that may not stays as it is. */
function useFill(): void {
  useEffect(() => {
    const fill = () => void document.documentElement.requestFullscreen?.().catch(() => {});
    // The press that gives the screen back is no second one that closes.
    let back = -Infinity;
    const onFill = (event: Event) => void (back = event.timeStamp);
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === "f") fill();
      const fills = document.fullscreenElement != null || event.timeStamp - back < AGAIN;
      if (event.key === "Escape" && !event.repeat && !fills) void desk.closeHall().catch(() => {});
    };
    addEventListener("fullscreenchange", onFill);
    addEventListener("keydown", onKey);
    addEventListener("dblclick", fill);
    return () => {
      removeEventListener("fullscreenchange", onFill);
      removeEventListener("keydown", onKey);
      removeEventListener("dblclick", fill);
    };
  }, []);
}

function useHall(): HallShown | null {
  const [hall, setHall] = useState<HallShown | null>(null);
  useEffect(() => {
    // Without a competition on the desk the display keeps what it showed last.
    const ask = () => void desk.hall().then(setHall, () => {});
    ask();
    const timer = setInterval(ask, EVERY);
    return () => clearInterval(timer);
  }, []);
  return hall;
}
