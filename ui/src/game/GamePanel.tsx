// The board in hand: who plays, what the clocks show, what happened, what the Laws say to it. Forms stand in the panel,
// never over it.
import { useState } from "react";
import { desk } from "../ipc/desk";
import type { BoardRow, Competition, Game, HistoryLine, Pair, Round, Seat } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { useWhere } from "../frame/where";
import { MateOnRecord } from "../mate/MateOnRecord";
import { AdjournForm } from "../adjournment/AdjournForm";
import { IncidentCard } from "../incident/IncidentCard";
import { IncidentForm } from "../incident/IncidentForm";
import { QuickLineGrammar } from "../keys/Help";
import { useActionRunner, useActions } from "../keys/handlers";
import { say, t } from "../text/say";
import { Because } from "../widgets/Because";
import { Button } from "../widgets/Button";
import { EntryList } from "../journal/EntryList";
import { ArrivalForm, ClocksForm, NoteForm } from "./forms";
import { DefaultsForm } from "./DefaultsForm";
import { PairingForm } from "./PairingForm";
import styles from "./GamePanel.module.css";

interface Props {
  round: Round;
  row: BoardRow | null;
  competition: Competition;
}

export function GamePanel({ round, row, competition }: Props) {
  const { where, go } = useWhere();
  const { value: game } = useQuery<Game>(row ? `game:${row.game}` : null, () => desk.game(row?.game ?? ""));
  const close = () => go({ form: null });

  if (where.form === "defaults") return <DefaultsForm round={round} done={close} />;
  if (!row) return <p className={styles["none"]}>{t("panel-no-board")}</p>;
  return (
    <>
      <PanelHead row={row} round={round} game={game ?? null} section={letterOf(competition, round)} />
      {where.form === "incident" && <IncidentForm row={row} competition={competition} done={close} />}
      {where.form === "clocks" && <ClocksForm row={row} done={close} />}
      {where.form === "note" && <NoteForm row={row} done={close} />}
      {where.form === "arrival" && <ArrivalForm row={row} done={close} />}
      {where.form === "adjourn" && <AdjournForm row={row} done={close} />}
      {where.form === "pairing" && <PairingForm row={row} done={close} />}
      {where.form === null && game && <PanelBody game={game} competition={competition} />}
    </>
  );
}

function letterOf(competition: Competition, round: Round): string {
  return competition.sections.find((section) => section.id === round.section)?.letter ?? "";
}

interface HeadProps {
  row: BoardRow;
  round: Round;
  game: Game | null;
  section: string;
}

function PanelHead({ row, round, game, section }: HeadProps) {
  return (
    <header className={styles["head"]}>
      <h2>
        {t("panel-title", { board: row.matchText ?? row.board, section, round: round.round })}
        <span className={styles["result"]}>{row.result ? row.result.text : t(`state-${row.state}`)}</span>
      </h2>
      <div className={styles["players"]}>
        <PlayerHead seat={row.white} side={t("side-white")} clock={game?.clocks?.text.white ?? null} />
        <PlayerHead seat={row.black} side={t("side-black")} clock={game?.clocks?.text.black ?? null} />
      </div>
      {game?.clocks && (
        <p className={styles["dim"]}>
          {game.clocks.moveText !== null
            ? t("panel-clocks-at-move", { move: game.clocks.moveText, time: game.clocks.atText })
            : t("panel-clocks-at", { time: game.clocks.atText })}
        </p>
      )}
      {row.result && (
        <p className={styles["dim"]}>
          {[
            row.result.how ? say(row.result.how) : null,
            t("panel-points", { white: row.result.pointsText.white, black: row.result.pointsText.black }),
            t(row.result.rated ? "panel-rated" : "panel-unrated"),
          ]
            .filter((part) => part !== null)
            .join(" · ")}
        </p>
      )}
    </header>
  );
}

function PlayerHead({ seat, side, clock }: { seat: Seat; side: string; clock: string | null }) {
  const { go } = useWhere();
  return (
    <div className={styles["player"]}>
      <p className={styles["dim"]}>
        {side}
        {seat.arrivedText !== null && ` · ${t("panel-arrived", { time: seat.arrivedText })}`}
      </p>
      {seat.player === null ? (
        <b>{seat.name}</b>
      ) : (
        <button type="button" onClick={() => go({ place: "players", player: seat.player })}>
          <bdi>{seat.name}</bdi>
        </button>
      )}
      <p className={styles["clock"]}>{clock ?? <span aria-label={t("panel-no-clock")}>–:––:––</span>}</p>
    </div>
  );
}

function PanelBody({ game, competition }: { game: Game; competition: Competition }) {
  const { run } = useActionRunner();
  const nothing = game.incidents.length === 0 && game.entries.length === 0;
  const [mate, setMate] = useState(false);
  // An incident that waits for a ruling asks its own mate question.
  const asked = game.incidents.some((one) => one.ruling === null && one.advice?.mateQuestion);
  useActions(asked ? {} : { "mate-question": () => setMate(!mate) });
  return (
    <div className={styles["body"]}>
      <p className={styles["actions"]}>
        {game.state === "adjourned" && (
          <Button first onPress={() => run("adjourn")} keys="Shift+J">
            {t("adjourned-its-envelope")}
          </Button>
        )}
        <Button onPress={() => run("incident")} keys="i">
          {t("panel-incident")}
        </Button>
        <Button onPress={() => run("clock-reading")} keys="t">
          {t("panel-clock-reading")}
        </Button>
        <Button onPress={() => run("note")} keys="n">
          {t("panel-note")}
        </Button>
      </p>
      {mate && !asked && <MateOnRecord game={game.game} names={{ white: game.white.name, black: game.black.name }} close={() => setMate(false)} />}
      {game.incidents.map((incident) => (
        <IncidentCard key={incident.entry} incident={incident} competition={competition} />
      ))}
      {nothing && (
        <section className={styles["section"]}>
          <h3>{t("panel-nothing-title")}</h3>
          <p className={styles["dim"]}>{t("panel-nothing-how")}</p>
          <div className={styles["grammar"]}>
            <QuickLineGrammar />
          </div>
        </section>
      )}
      <History history={game.history} white={game.white.name} black={game.black.name} />
      {game.entries.length > 0 && (
        <section className={styles["section"]}>
          <h3>{t("panel-entries")}</h3>
          <EntryList rows={game.entries} />
        </section>
      )}
    </div>
  );
}

function History({ history, white, black }: { history: Pair<HistoryLine[]>; white: string; black: string }) {
  return (
    <section className={styles["section"]}>
      <h3>{t("panel-history")}</h3>
      {(
        [
          [white, history.white],
          [black, history.black],
        ] as const
      ).map(([name, lines]) => (
        <div key={name}>
          <p className={styles["dim"]}>
            <bdi>{name}</bdi>
            {lines.length === 0 && ` – ${t("panel-history-none")}`}
          </p>
          <HistoryLines lines={lines} />
        </div>
      ))}
    </section>
  );
}

export function HistoryLines({ lines }: { lines: HistoryLine[] }) {
  return (
    <ul className={styles["history"]}>
      {lines.map((line) => (
        <li key={line.entry}>
          <span className={styles["dim"]}>{t("history-round", { round: line.round })}</span>
          <span>{say(line.what)}</span>
          <Because because={line.because} />
        </li>
      ))}
    </ul>
  );
}
