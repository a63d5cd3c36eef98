// Games looked through: one line a finding, with the board it is on and the Articles; the replay opens at its half-move.
import { NOTHING } from "../claim/entry";
import { useEffect, useState, type KeyboardEvent } from "react";
import { desk, onAuditing } from "../ipc/desk";
import type { Audited, ClaimMoves, Competition, GameShown } from "../ipc/model";
import { useAsked } from "../ipc/query";
import { inHand, useWhere } from "../frame/where";
import { LineBoard } from "../board/LineBoard";
import { useActionRunner, useActions } from "../keys/handlers";
import { say, t } from "../text/say";
import { Because } from "../widgets/Because";
import { Button } from "../widgets/Button";
import page from "../widgets/Page.module.css";
import styles from "./Games.module.css";
import { GameView } from "./GameView";
import { hold, useHeld } from "./held";

export function AuditPart({ competition }: { competition: Competition }) {
  const { where, go } = useWhere();
  const { round } = inHand(competition, where);
  const { run } = useActionRunner();
  const { audit, auditing } = useHeld();
  const [chosen, setChosen] = useState(0);
  const running = auditing !== null;
  const stop = () => void desk.stopAudit();
  useEffect(() => onAuditing((progress) => hold({ auditing: { progress } })), []);
  useEffect(() => setChosen(0), [audit]);
  useActions({ ...(running && { back: stop }) });

  const shown = audit?.findings[chosen] ?? null;
  const replay = (one: Audited) => {
    const { game, finding } = one;
    if (game !== null) go({ place: "replay", game, replayAt: { game, ply: finding.ply } });
  };
  return (
    <div className={page["page"]}>
      <div className={page["bar"]}>
        <Button first autoFocus onPress={() => run("audit-round")} keys="Shift+R" isDisabled={running}>
          {t("audit-this-round", { round: round ?? "" })}
        </Button>
        <Button onPress={() => run("audit-file")} isDisabled={running}>
          {t("audit-choose-file")}
        </Button>
        {running && (
          <Button onPress={stop} keys="Escape">
            {t("audit-stop")}
          </Button>
        )}
        <p role="status" data-audit={running ? "running" : audit ? "done" : "idle"}>
          {running ? (auditing.progress ? say(auditing.progress.says) : t("audit-begins")) : audit && say(audit.says)}
        </p>
      </div>
      {!audit && !running && (
        <div className={page["teach"]}>
          <h2>{t("audit-title")}</h2>
          <p>{t("audit-teach")}</p>
        </div>
      )}
      {audit && (
        <div className={styles["beside"]}>
          <div className={styles["lists"]}>
            {audit.findings.length === 0 ? (
              <p className={page["section"]}>{t("audit-nothing-found")}</p>
            ) : (
              <Findings findings={audit.findings} chosen={chosen} choose={setChosen} replay={replay} />
            )}
            {(audit.total.findings ?? 0) > audit.findings.length && (
              <p className={page["section"]}>{t("audit-first", { count: audit.findings.length })}</p>
            )}
          </div>
          <section className={styles["view"]} aria-label={t("audit-line")}>
            {shown && <OfFinding key={`${shown.finding.file} ${shown.finding.game}`} one={shown} />}
          </section>
        </div>
      )}
    </div>
  );
}

interface FindingsProps {
  findings: Audited[];
  chosen: number;
  choose: (index: number) => void;
  replay: (one: Audited) => void;
}

function Findings({ findings, chosen, choose, replay }: FindingsProps) {
  const step = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    const next = event.currentTarget.querySelectorAll<HTMLElement>("[data-choose]")[chosen + by];
    if (by === 0 || !next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <table className={page["table"]} aria-label={t("audit-findings")}>
      <thead>
        <tr>
          <th className={page["figure"]}>{t(findings[0]?.game ? "audit-board" : "audit-game")}</th>
          <th>{t("games-in-white")}</th>
          <th>{t("games-in-black")}</th>
          <th>{t("audit-move")}</th>
          <th>{t("audit-found")}</th>
          <th>{t("audit-article")}</th>
          <th>
            <span className="spoken">{t("games-in-show")}</span>
          </th>
        </tr>
      </thead>
      <tbody onKeyDown={step}>
        {findings.map((one, index) => {
          const { finding } = one;
          return (
            <tr key={index} data-finding={finding.kind} data-shown={index === chosen || undefined}>
              <td className={page["figure"]}>{one.board ?? finding.game}</td>
              <td>
                <bdi>{finding.white}</bdi>
              </td>
              <td>
                <bdi>{finding.black}</bdi>
              </td>
              <td>
                <button
                  type="button"
                  className={styles["move"]}
                  data-choose
                  tabIndex={index === chosen ? 0 : -1}
                  aria-current={index === chosen ? "true" : undefined}
                  aria-label={t("audit-show", { players: `${finding.white} – ${finding.black}`, move: finding.moveText })}
                  onFocus={() => choose(index)}
                  onClick={() => (index === chosen ? replay(one) : choose(index))}
                >
                  {finding.moveText}
                </button>
              </td>
              <td>{say(finding.what)}</td>
              <td>
                <Because because={finding.because} />
              </td>
              <td>
                {one.game !== null && (
                  <Button plain onPress={() => replay(one)}>
                    {t("audit-replay")}
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** The game of a finding: one on the desk by its board, a file's by its number. */
function OfFinding({ one }: { one: Audited }) {
  const { finding, game } = one;
  const onDesk = useAsked<ClaimMoves>(game, () => desk.claimMoves({ ...NOTHING, game })).value;
  const inFile = useAsked<GameShown>(game === null ? `${finding.file} ${finding.game}` : null, () =>
    desk.auditedGame(finding.file, finding.game ?? 0),
  ).value;
  if (onDesk)
    return <LineBoard start={onDesk.startFen} steps={onDesk.line} at={finding.ply} label={t("audit-line")} />;
  return inFile ? <GameView game={inFile} at={finding.ply} label={t("audit-line")} /> : null;
}
