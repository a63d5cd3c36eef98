import { useRef, useState } from "react";
import { desk } from "../ipc/desk";
import type { Competition, PlayerCard, PlayerRow } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { useRecording } from "../frame/recording";
import { inHand, useWhere } from "../frame/where";
import { HistoryLines } from "../game/GamePanel";
import { EntryList } from "../journal/EntryList";
import { say, t } from "../text/say";
import { Button } from "../widgets/Button";
import { Field } from "../widgets/Field";
import { intoList, moveInList } from "../widgets/found";
import page from "../widgets/Page.module.css";
import { PlayerForm } from "./PlayerForm";
import styles from "./Players.module.css";

export function PlayersPlace({ competition }: { competition: Competition }) {
  const { where, go } = useWhere();
  const { section } = inHand(competition, where);
  const [sought, setSought] = useState("");
  const [adding, setAdding] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const players =
    useQuery<PlayerRow[]>(section ? `players:${section.id}` : null, () => desk.players(section?.id ?? null)).value ?? [];
  const found = players.filter((one) => fold(one.name).includes(fold(sought)));

  return (
    <div className={page["split"]}>
      <section aria-label={t("players-list")}>
        <div className={page["bar"]}>
          <Field
            autoFocus
            label={t("players-find")}
            value={sought}
            onChange={setSought}
            onKeyDown={(event) => {
              intoList(event, list.current);
              event.continuePropagation();
            }}
          />
          <Button onPress={() => setAdding(!adding)}>{t("players-add")}</Button>
        </div>
        {adding && section && <PlayerForm section={section.id} done={() => setAdding(false)} />}
        {found.length === 0 && <p className={page["section"]}>{t("players-none")}</p>}
        <ul ref={list} className={styles["list"]} onKeyDown={moveInList}>
          {found.map((one) => (
            <li key={one.player}>
              <button
                type="button"
                aria-current={one.player === where.player || undefined}
                onClick={() => go({ player: one.player })}
              >
                <span className={styles["number"]}>{one.number}</span>
                <span className={one.withdrawn ? styles["withdrawn"] : ""}>
                  {one.title !== null && <i>{one.title} </i>}
                  <bdi>{one.name}</bdi>
                </span>
                <span className={styles["number"]}>{one.ratingText ?? ""}</span>
                <b className={styles["number"]}>{one.pointsText}</b>
                <span className={styles["incidents"]}>{one.incidents > 0 ? one.incidents : ""}</span>
              </button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label={t("player-card")}>
        {where.player === null ? (
          <p className={page["teach"]}>{t("players-choose")}</p>
        ) : (
          <Card key={where.player} player={where.player} />
        )}
      </section>
    </div>
  );
}

function Card({ player }: { player: string }) {
  const { value: card, refusal } = useQuery<PlayerCard>(`player:${player}`, () => desk.player(player));
  const { record } = useRecording();
  const { go } = useWhere();
  const [changing, setChanging] = useState(false);
  if (!card) return refusal ? <p className={page["section"]}>{refusal.messages.map(say).join(" ")}</p> : null;
  return (
    <>
      <div className={page["section"]}>
        <h2 className={styles["name"]}>
          {card.row.title !== null && <i>{card.row.title} </i>}
          <bdi>{card.row.name}</bdi> <b>{card.row.pointsText}</b>
        </h2>
        <p className={page["dim"]}>
          {[
            t("player-number", { number: card.row.number }),
            card.row.ratingText,
            card.row.federation,
            card.fideNumber !== null && t("player-fide-number", { number: card.fideNumber }),
            card.born,
          ]
            .filter((part) => part !== null && part !== false)
            .join(" · ")}
        </p>
        <p>{card.summary.map(say).join(" · ")}</p>
        <p className={page["actions"]}>
          <Button onPress={() => setChanging(!changing)}>{t("player-change")}</Button>
          <Button onPress={() => go({ place: "journal", about: { player: card.row.player, name: card.row.name } })}>
            {t("player-journal")}
          </Button>
          {card.row.withdrawn && (
            <Button
              onPress={() =>
                void record({ kind: "return", player: card.row.player, fromRound: (card.games.at(-1)?.round ?? 0) + 1 })
              }
            >
              {t("player-return", { round: (card.games.at(-1)?.round ?? 0) + 1 })}
            </Button>
          )}
          {!card.row.withdrawn && (
            <Button
              onPress={() =>
                void record({
                  kind: "withdraw",
                  player: card.row.player,
                  fromRound: (card.games.at(-1)?.round ?? 0) + 1,
                  reason: null,
                })
              }
            >
              {t("player-withdraw", { round: (card.games.at(-1)?.round ?? 0) + 1 })}
            </Button>
          )}
        </p>
        {changing && <PlayerForm section={card.row.section} card={card} done={() => setChanging(false)} />}
      </div>
      <div className={page["section"]}>
        <h3>{t("panel-history")}</h3>
        {card.history.length === 0 ? (
          <p className={page["dim"]}>{t("panel-history-none")}</p>
        ) : (
          <HistoryLines lines={card.history} />
        )}
      </div>
      <div className={page["section"]}>
        <h3>{t("player-games")}</h3>
        <table className={page["table"]}>
          <tbody>
            {card.games.map((game) => (
              <tr key={game.round}>
                <td>
                  {game.game === null ? (
                    t("history-round", { round: game.round })
                  ) : (
                    <Button plain onPress={() => go({ place: "round", section: card.row.section, round: game.round, game: game.game })}>
                      {t("history-round", { round: game.round })}
                    </Button>
                  )}
                </td>
                <td className={page["figure"]}>{game.board ?? ""}</td>
                <td>{game.colour === null ? "" : t(`side-${game.colour}`)}</td>
                <td>
                  <bdi>{game.opponent ?? "–"}</bdi>
                </td>
                <td className={page["figure"]}>
                  <b>{game.resultText}</b>
                </td>
                <td className={page["figure"]}>{game.incidents > 0 ? game.incidents : ""}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {card.entries.length > 0 && (
        <div className={page["section"]}>
          <h3>{t("panel-entries")}</h3>
          <EntryList rows={card.entries} />
        </div>
      )}
    </>
  );
}

/** Names are found without their accents and whatever the case. */
function fold(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
