import { useEffect, useRef } from "react";
import { Button as Pressable } from "react-aria-components";
import { desk } from "../ipc/desk";
import type { Competition, Round } from "../ipc/model";
import { invalidate, useQuery } from "../ipc/query";
import { DeskMenu } from "../keys/DeskMenu";
import { minutesText, useSeconds } from "../text/countdown";
import { t } from "../text/say";
import { Chooser } from "../widgets/Chooser";
import { Mark } from "../widgets/Mark";
import { roundKey } from "./recording";
import { inHand, PLACES, useWhere } from "./where";
import styles from "./Header.module.css";

interface Props {
  competition: Competition | null;
  openPalette: () => void;
  openHelp: () => void;
}

export function Header({ competition, openPalette, openHelp }: Props) {
  const { where, go } = useWhere();
  const { section, round } = inHand(competition, where);
  const shown = useQuery<Round>(section && round ? roundKey(section.id, round) : null, () =>
    desk.round(section?.id ?? "", round ?? 0),
  ).value;

  return (
    <header className={styles["header"]}>
      <DeskMenu />
      <h1 className={styles["name"]}>{competition?.name ?? "Flagfall"}</h1>
      {competition && section && (
        <>
          <Chooser
            bare
            label={t("header-section")}
            value={section.id}
            options={competition.sections.map((one) => ({ value: one.id, label: one.name }))}
            onChange={(id) => go({ section: id, round: null, game: null, form: null })}
          />
          {round !== null && (
            <Chooser
              bare
              label={t("header-round")}
              value={String(round)}
              options={section.rounds.map((one) => ({
                value: String(one.round),
                label: t("header-round-number", { round: one.round }),
              }))}
              onChange={(chosen) => go({ round: Number(chosen), game: null, form: null })}
            />
          )}
          {shown && <RoundClock round={shown} />}
        </>
      )}
      <nav className={styles["places"]} aria-label={t("header-places")}>
        {competition &&
          PLACES.map((place) => (
            <Pressable
              key={place}
              className={styles["place"] ?? ""}
              aria-current={where.place === place && "page"}
              onPress={() => go({ place })}
            >
              {t(`place-${place}`)}
            </Pressable>
          ))}
      </nav>
      <Pressable className={styles["place"] ?? ""} onPress={openPalette}>
        <Mark shape="search" /> <span className={styles["word"]}>{t("header-find")}</span> <kbd>Ctrl K</kbd>
      </Pressable>
      <Pressable className={styles["place"] ?? ""} onPress={openHelp}>
        <kbd>?</kbd> <span className={styles["word"]}>{t("header-help")}</span>
      </Pressable>
    </header>
  );
}

/** When the round started and how long until the default time. Ticks on the whole second. */
function RoundClock({ round }: { round: Round }) {
  const now = useSeconds(round.defaultAt !== null);
  const passed = round.defaultAt !== null && round.defaultAt <= now;
  // Who is beyond the default time is the desk's to say: it is asked when the moment comes.
  const before = useRef(passed);
  useEffect(() => {
    if (passed && !before.current) invalidate("round:");
    before.current = passed;
  }, [passed]);
  // Games entered when they were over never began here.
  if (round.startedText === null && round.rows.every((row) => row.result !== null)) return null;
  if (round.startedText === null) return <p className={styles["when"]}>{t("header-not-started")}</p>;
  const left = round.defaultAt === null ? null : round.defaultAt - now;
  return (
    <p className={styles["when"]}>
      <span data-with-time={left !== null || undefined} className={styles["started"]}>
        {t("header-started", { time: round.startedText })}
      </span>
      {left !== null && left > 0 && <b>{t("header-default-in", { left: minutesText(left) })}</b>}
      {left !== null && left <= 0 && round.counts.late > 0 && (
        <b className={styles["passed"]}>{t("header-default-passed")}</b>
      )}
    </p>
  );
}
