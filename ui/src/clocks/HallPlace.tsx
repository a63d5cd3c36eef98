// The hall display: the round, the time since it began, what is left until the default time. It covers the desk and tells
// players nothing about any game.
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useBoardInHand } from "../board/RoundBoards";
import type { Competition } from "../ipc/model";
import { inHand, useWhere } from "../frame/where";
import { t } from "../text/say";
import styles from "./Hall.module.css";

export function HallPlace({ competition }: { competition: Competition }) {
  const { where } = useWhere();
  const { section } = inHand(competition, where);
  const { round } = useBoardInHand(competition);
  const now = useSecond();
  useFullScreen();
  const since = round?.startedAt == null ? null : now - round.startedAt;
  const left = round?.defaultAt == null ? null : round.defaultAt - now;
  return createPortal(
    <section className={styles["hall"]} aria-label={t("hall-title")}>
      <h1>
        <bdi>{competition.name}</bdi>
        {section && <span>{section.name}</span>}
      </h1>
      {round && <p className={styles["round"]}>{t("hall-round", { round: round.round })}</p>}
      {since === null ? (
        <p className={styles["clock"]}>{t("hall-not-started")}</p>
      ) : (
        <p className={styles["clock"]}>
          <b>{spanText(since)}</b> <span>{t("hall-time-since")}</span>
        </p>
      )}
      {since !== null && left !== null && (
        <p className={styles["left"]} data-passed={left < 0 || undefined}>
          {left >= 0 ? (
            <>
              <b>{spanText(left)}</b> {t("hall-default-left")}
            </>
          ) : (
            t("hall-default-passed")
          )}
        </p>
      )}
      <p className={styles["leave"]}>{t("hall-leave")}</p>
    </section>,
    document.body,
  );
}

/** 4980000 → "1:23:00". */
function spanText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const two = (n: number) => String(n).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

function useSecond(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Fills the screen where the web view lets a page do so; a window that may not is covered all the same. */
function useFullScreen(): void {
  useEffect(() => {
    const page = document.documentElement;
    void page.requestFullscreen?.().catch(() => {});
    return () => {
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
}
