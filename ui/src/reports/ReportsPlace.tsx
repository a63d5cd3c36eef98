// Pages to be printed: one is chosen, looked at as it will be, and saved. What stands on a page is the desk's to say.
import { useEffect, useRef, useState } from "react";
import { BoardChooser, useBoardInHand } from "../board/RoundBoards";
import { desk } from "../ipc/desk";
import type { Competition, Exported, PageFormat, PlayerRow, ReportAsked, ReportName } from "../ipc/model";
import { useAsked, useQuery } from "../ipc/query";
import { useRecording } from "../frame/recording";
import { inHand, useWhere } from "../frame/where";
import { useActions } from "../keys/handlers";
import { say, t } from "../text/say";
import { Button } from "../widgets/Button";
import { Radios } from "../widgets/Check";
import { Chooser } from "../widgets/Chooser";
import page from "../widgets/Page.module.css";
import { Paper } from "./Paper";
import styles from "./Reports.module.css";

const PAGES: ReportName[] = ["board", "claim", "round", "results", "forfeits", "player", "competition"];
const OF_BOARD: ReportName[] = ["board", "claim"];

export function ReportsPlace({ competition }: { competition: Competition }) {
  const { where, go } = useWhere();
  const { attempt } = useRecording();
  const { section, round: number } = inHand(competition, where);
  const { round, row } = useBoardInHand(competition);
  const [saved, setSaved] = useState<{ asked: string; file: Exported } | null>(null);
  const pages = useRef<HTMLDivElement>(null);
  const name = where.report ?? (where.game !== null ? "board" : "round");

  const asked: ReportAsked = {
    name,
    section: section?.id ?? null,
    round: number,
    game: row?.game ?? null,
    player: where.player,
  };
  const key = JSON.stringify(asked);
  // With the journal's head the page is asked for anew as soon as something is recorded.
  const { value: html, refusal } = useAsked<string>(`${competition.head} ${key}`, () => desk.reportPage(asked));

  const save = async (format: PageFormat) => {
    setSaved(null);
    const file = await attempt(() => desk.saveReport(asked, format));
    if (file !== null) setSaved({ asked: key, file });
  };
  useActions({
    "save-report-pdf": () => void save("pdf"),
    "save-report-html": () => void save("html"),
  });
  // The keyboard stands on the page chosen, so that the arrows choose another.
  useEffect(() => pages.current?.querySelector<HTMLElement>("input:checked")?.focus(), [name]);

  return (
    <div className={`${page["split"]} ${styles["reports"]}`}>
      <section aria-label={t("reports-title")}>
        <div className={page["form"]}>
          <div ref={pages} className={styles["pages"]}>
            <Radios
              label={t("reports-page")}
              options={PAGES.map((one) => ({ value: one, label: t(`reports-${one}`) }))}
              value={name}
              onChange={(chosen) => go({ report: chosen as ReportName })}
            />
          </div>
          {OF_BOARD.includes(name) && round && <BoardChooser round={round} row={row} />}
          {name === "player" && <PlayerChooser section={section?.id ?? null} />}
          <p className={page["actions"]}>
            <Button first keys="Ctrl+p" isDisabled={refusal !== null} onPress={() => void save("pdf")}>
              {t("reports-pdf")}
            </Button>
            <Button keys="Ctrl+s" isDisabled={refusal !== null} onPress={() => void save("html")}>
              {t("reports-html")}
            </Button>
          </p>
          <p role="status" className={styles["saved"]}>
            {saved?.asked === key && [t("reports-saved", { file: saved.file.file }), ...saved.file.said.map(say)].join(" ")}
          </p>
          <p className={page["dim"]}>{t("reports-hint")}</p>
          <p>
            <Button plain keys="g a" onPress={() => go({ place: "appeals", appealing: null })}>
              {t("reports-appeals")}
            </Button>
          </p>
        </div>
      </section>
      <section aria-label={t("reports-preview")} className={styles["desk"]}>
        {refusal ? (
          <p role="status" className={styles["missing"]}>
            {refusal.messages.map(say).join(" ")}
          </p>
        ) : (
          html !== undefined && <Paper html={html} title={t(`reports-${name}`)} />
        )}
      </section>
    </div>
  );
}

function PlayerChooser({ section }: { section: string | null }) {
  const { where, go } = useWhere();
  const players = useQuery<PlayerRow[]>(section ? `players:${section}` : null, () => desk.players(section)).value ?? [];
  return (
    <Chooser
      label={t("reports-of-player")}
      value={where.player}
      options={players.map((one) => ({ value: one.player, label: `${one.number} ${one.name}` }))}
      onChange={(player) => go({ player })}
    />
  );
}
