import { memo, useEffect, useRef } from "react";
import { Button as Pressable } from "react-aria-components";
import { desk } from "../ipc/desk";
import type { Competition, Round, Section } from "../ipc/model";
import { invalidate, useQuery } from "../ipc/query";
import { DeskMenu } from "../keys/DeskMenu";
import { minutesText, useSeconds } from "../text/countdown";
import { t } from "../text/say";
import { Chooser } from "../widgets/Chooser";
import { Mark } from "../widgets/Mark";
import { roundKey } from "./recording";
import { inHand, PLACES, useWhere, type Place, type Where } from "./where";
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
          <WhereChoosers sections={competition.sections} section={section} round={round} go={go} />
          {shown && <RoundClock round={shown} />}
        </>
      )}
      <Places at={where.place} shown={competition !== null} go={go} />
      <Pressable className={styles["place"] ?? ""} onPress={openPalette}>
        <Mark shape="search" /> <span className={styles["word"]}>{t("header-find")}</span> <kbd>Ctrl K</kbd>
      </Pressable>
      <Pressable className={styles["place"] ?? ""} onPress={openHelp}>
        <kbd>?</kbd> <span className={styles["word"]}>{t("header-help")}</span>
      </Pressable>
    </header>
  );
}

type Go = (to: Partial<Where>) => void;

interface ChoosersProps {
  sections: readonly Section[];
  section: Section;
  round: number | null;
  go: Go;
}

/** Kept as they are while entries are recorded: two lists to open cost more than a row and its answer. */
const WhereChoosers = memo(function WhereChoosers({ sections, section, round, go }: ChoosersProps) {
  return (
    <>
      <Chooser
        bare
        label={t("header-section")}
        value={section.id}
        options={sections.map((one) => ({ value: one.id, label: one.name }))}
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
    </>
  );
});

/** The places, with the one that is open. */
const Places = memo(function Places({ at, shown, go }: { at: Place; shown: boolean; go: Go }) {
  return (
    <nav className={styles["places"]} aria-label={t("header-places")}>
      {shown &&
        PLACES.map((place) => (
          <Pressable
            key={place}
            className={styles["place"] ?? ""}
            aria-current={at === place && "page"}
            onPress={() => go({ place })}
          >
            {t(`place-${place}`)}
          </Pressable>
        ))}
    </nav>
  );
});

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
