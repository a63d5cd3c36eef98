// The frame that never changes: where and when above, one place in the middle, what was recorded and the quick line
// below. Everything in it is reached by keyboard; the live region reads what was recorded.
import { useEffect, useState } from "react";
import { desk, onChanged, onDropped } from "../ipc/desk";
import type { Competition, Desk } from "../ipc/model";
import { invalidate, useQuery } from "../ipc/query";
import { AdjournedPlace } from "../adjournment/AdjournedPlace";
import { CompetitionPlace } from "../competition/CompetitionPlace";
import { ClaimsPlace } from "../claim/ClaimsPlace";
import { ClocksPlace } from "../clocks/ClocksPlace";
import { useHallActions } from "../clocks/hallActions";
import { StartPlace } from "../competition/StartPlace";
import { useFileActions } from "../competition/fileActions";
import { GamesPlace } from "../games/GamesPlace";
import { useGamesActions } from "../games/gamesActions";
import { ImportPanel } from "../competition/ImportPanel";
import { JournalPlace } from "../journal/JournalPlace";
import { OwedPlace } from "../journal/OwedPlace";
import { AskPlace } from "../laws/AskPlace";
import { LawPanel } from "../laws/LawPanel";
import { LawsPlace } from "../laws/LawsPlace";
import { PlayersPlace } from "../player/PlayersPlace";
import { ReplayPlace } from "../replay/ReplayPlace";
import { AppealsPlace } from "../appeals/AppealsPlace";
import { useReportActions } from "../reports/reportActions";
import { ReportsPlace } from "../reports/ReportsPlace";
import { QuickLine } from "../quickline/QuickLine";
import { focusRound } from "../round/focus";
import { RoundPlace } from "../round/RoundPlace";
import { Help } from "../keys/Help";
import { Palette } from "../keys/Palette";
import { useActions } from "../keys/handlers";
import { say } from "../text/say";
import { Header } from "./Header";
import { JournalStrip } from "./JournalStrip";
import { changeSize, chooseLook } from "./look";
import { RefusalStrip } from "./RefusalStrip";
import { useRecording } from "./recording";
import { inHand, useWhere } from "./where";
import styles from "./Frame.module.css";

export function Frame() {
  const { value, refusal } = useQuery<Desk>("desk", desk.desk);
  const competition = value?.competition ?? null;
  const { where, go } = useWhere();
  const { record, dismiss, refusal: refused } = useRecording();
  const [over, setOver] = useState<"palette" | "help" | null>(null);
  const files = useFileActions(competition);
  useSectionActions(competition);
  const dropGames = useGamesActions(competition);
  useReportActions(competition);
  useHallActions(competition);

  useEffect(() => onChanged(() => invalidate("")), []);
  useEffect(() => onDropped(([path]) => path !== undefined && (dropGames(path) || files.dropped(path))), [files, dropGames]);
  useEffect(() => {
    document.title = competition ? `${competition.name} – Flagfall` : "Flagfall";
  }, [competition]);

  useActions({
    palette: () => setOver("palette"),
    help: () => {
      const article = document.activeElement?.closest<HTMLElement>("[data-article]")?.dataset["article"];
      if (article !== undefined) go({ article });
      else setOver("help");
    },
    back: () => {
      if (refused) dismiss();
      else if (where.form) go({ form: null });
      else if (where.place !== "round") go({ place: "round", player: null, article: null });
      focusRound();
    },
    "look-light": () => chooseLook("light"),
    "look-dark": () => chooseLook("dark"),
    "look-contrast": () => chooseLook("contrast"),
    "look-system": () => chooseLook("system"),
    larger: () => changeSize(1),
    smaller: () => changeSize(-1),
    "usual-size": () => changeSize(0),
    ...(competition && {
      undo: () => void record({ kind: "undo" }),
      "go-round": () => go({ place: "round" }),
      "go-journal": () => go({ place: "journal" }),
      "go-players": () => go({ place: "players", player: null }),
      "go-competition": () => go({ place: "competition" }),
      "go-laws": () => go({ place: "laws" }),
      "go-claims": () => go({ place: "claims" }),
      "go-replay": () => go({ place: "replay" }),
      "go-clocks": () => go({ place: "clocks" }),
      "go-games": () => go({ place: "games" }),
      announce: () => go({ place: "clocks", form: "announce" }),
      "go-ask": () => go({ place: "ask" }),
      "go-owed": () => go({ place: "owed" }),
      "go-adjourned": () => go({ place: "adjourned" }),
    }),
  });

  if (!value) return refusal ? <p role="alert">{refusal.messages.map(say).join(" ")}</p> : null;

  return (
    <div className={styles["frame"]}>
      <Header competition={competition} openPalette={() => setOver("palette")} openHelp={() => setOver("help")} />
      <div className={styles["middle"]}>
        <main className={styles["place"]} tabIndex={-1}>
          {files.diff ? (
            <ImportPanel key={files.diff.token} diff={files.diff} competition={competition} done={files.closeDiff} />
          ) : competition ? (
            <PlaceInHand competition={competition} />
          ) : (
            <StartPlace desk={value} files={files} />
          )}
          {competition && <LawPanel competition={competition} />}
        </main>
      </div>
      <RefusalStrip warnings={value.warnings} />
      {competition && (
        <>
          <JournalStrip competition={competition} />
          <QuickLine competition={competition} />
        </>
      )}
      {over === "palette" && <Palette competition={competition} close={() => setOver(null)} />}
      {over === "help" && <Help close={() => setOver(null)} />}
    </div>
  );
}

function PlaceInHand({ competition }: { competition: Competition }) {
  const { where } = useWhere();
  switch (where.place) {
    case "round":
      return <RoundPlace competition={competition} />;
    case "claims":
      return <ClaimsPlace competition={competition} />;
    case "replay":
      return <ReplayPlace competition={competition} />;
    case "games":
      return <GamesPlace competition={competition} />;
    case "clocks":
      return <ClocksPlace competition={competition} />;
    case "ask":
      return <AskPlace competition={competition} />;
    case "owed":
      return <OwedPlace />;
    case "adjourned":
      return <AdjournedPlace competition={competition} />;
    case "journal":
      return <JournalPlace competition={competition} />;
    case "players":
      return <PlayersPlace competition={competition} />;
    case "reports":
      return <ReportsPlace competition={competition} />;
    case "appeals":
      return <AppealsPlace competition={competition} />;
    case "competition":
      return <CompetitionPlace competition={competition} />;
    case "laws":
      return <LawsPlace competition={competition} />;
  }
}

/** `[ ]` and `{ }`: the round and the section beside the one in hand. */
function useSectionActions(competition: Competition | null) {
  const { where, go } = useWhere();
  const { section, round } = inHand(competition, where);
  const sections = competition?.sections ?? [];
  const stepRound = (by: 1 | -1) => {
    const rounds = section?.rounds ?? [];
    const next = rounds[rounds.findIndex((one) => one.round === round) + by];
    if (section && next) go({ section: section.id, round: next.round, game: null, form: null });
  };
  const stepSection = (by: 1 | -1) => {
    const next = sections[sections.findIndex((one) => one.id === section?.id) + by];
    if (next) go({ section: next.id, round: null, game: null, form: null });
  };
  useActions(
    competition
      ? {
          "previous-round": () => stepRound(-1),
          "next-round": () => stepRound(1),
          "previous-section": () => stepSection(-1),
          "next-section": () => stepSection(1),
        }
      : {},
  );
}
