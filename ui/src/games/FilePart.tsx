// A file of games before anything of it is recorded: which game belongs to which board, and what belongs to none.
import { useState } from "react";
import { desk } from "../ipc/desk";
import type { Competition, GameFound, GameShown, GamesChoices, GamesDiff, GameUnmatched } from "../ipc/model";
import { useAsked } from "../ipc/query";
import { useRecording } from "../frame/recording";
import { inHand, useWhere } from "../frame/where";
import { useActionRunner, useActions } from "../keys/handlers";
import { say, t } from "../text/say";
import { Button } from "../widgets/Button";
import { Check } from "../widgets/Check";
import { Chooser } from "../widgets/Chooser";
import page from "../widgets/Page.module.css";
import styles from "./Games.module.css";
import { GameView } from "./GameView";
import { hold, useHeld } from "./held";

export function FilePart({ competition }: { competition: Competition }) {
  const { file } = useHeld();
  const { run } = useActionRunner();
  if (file) return <File key={file.first.token} competition={competition} first={file.first} choices={file.choices} />;
  return (
    <div className={page["teach"]}>
      <h2>{t("games-in-teach")}</h2>
      <p>{t("games-in-teach-text")}</p>
      <p className={page["actions"]}>
        <Button first autoFocus keys="Ctrl+g" onPress={() => run("games-in")}>
          {t("games-in-choose")}
        </Button>
      </p>
    </div>
  );
}

function File({ competition, first, choices }: { competition: Competition; first: GamesDiff; choices: GamesChoices }) {
  const { attempt, take } = useRecording();
  const { where } = useWhere();
  const { section, round } = inHand(competition, where);
  const [shown, setShown] = useState<number | null>(null);
  const asked = useAsked<GamesDiff>(JSON.stringify([first.token, choices]), () =>
    desk.gamesChanges(first.token, choices),
  );
  const diff = asked.value ?? first;
  const choose = (change: Partial<GamesChoices>) => hold({ file: { first, choices: { ...choices, ...change } } });
  const done = () => hold({ file: null });
  const taken = diff.games.filter((game) => game.taken).length;
  const apply = async () => {
    if (taken === 0) return;
    const recorded = await attempt(() => desk.applyGames(first.token, choices));
    if (recorded === null) return;
    take(recorded);
    done();
  };
  useActions({ back: done, attach: () => void apply() });

  const scope = choices.round !== null ? "round" : choices.section !== null ? "section" : "all";
  const without = (ids: string[], id: string) => ids.filter((one) => one !== id);
  const takeGame = (game: GameFound, on: boolean) =>
    choose({
      leave: on ? without(choices.leave, game.id) : [...without(choices.leave, game.id), game.id],
      take: on ? [...without(choices.take, game.id), game.id] : without(choices.take, game.id),
    });
  const attach = (game: GameUnmatched, board: string) => {
    const { [game.id]: _, ...others } = choices.attach;
    choose({ attach: board === "" ? others : { ...others, [game.id]: board }, leave: without(choices.leave, game.id) });
  };

  return (
    <div className={page["page"]}>
      <div className={page["bar"]}>
        <h2>{diff.file}</h2>
        <Chooser
          label={t("games-in-where")}
          value={scope}
          options={[
            { value: "round", label: t("games-in-this-round") },
            { value: "section", label: t("games-in-this-section") },
            { value: "all", label: t("games-in-everywhere") },
          ]}
          onChange={(to) =>
            choose({
              section: to === "all" ? null : (section?.id ?? null),
              round: to === "round" ? round : null,
            })
          }
        />
        <Chooser
          label={t("games-in-source")}
          value={choices.source ?? "board"}
          options={["board", "arbiter", "white", "black"].map((value) => ({ value, label: t(`moves-source-${value}`) }))}
          onChange={(source) => choose({ source })}
        />
        <Button first autoFocus isDisabled={taken === 0} onPress={() => void apply()} keys="Ctrl+Enter">
          {t("games-in-apply", { count: taken })}
        </Button>
        <Button onPress={done} keys="Escape">
          {t("games-in-leave")}
        </Button>
      </div>
      <div className={styles["beside"]}>
        <div className={styles["lists"]}>
          {asked.refusal && <p role="status">{asked.refusal.messages.map(say).join(" ")}</p>}
          {diff.games.length > 0 && <Found games={diff.games} choose={takeGame} show={setShown} shown={shown} />}
          {diff.unmatched.length > 0 && <Unmatched diff={diff} attach={attach} show={setShown} />}
          {diff.boardsWithout.length > 0 && (
            <section className={page["section"]}>
              <h3>{t("games-in-without", { count: diff.boardsWithout.length })}</h3>
              <p className={page["dim"]}>
                {diff.boardsWithout.map((one) => `${one.section}${one.board}`).join(" · ")}
              </p>
            </section>
          )}
        </div>
        <section className={styles["view"]} aria-label={t("games-in-shown")}>
          {shown !== null && <OfFile token={first.token} number={shown} />}
        </section>
      </div>
    </div>
  );
}

interface FoundProps {
  games: GameFound[];
  choose: (game: GameFound, on: boolean) => void;
  show: (number: number) => void;
  shown: number | null;
}

function Found({ games, choose, show, shown }: FoundProps) {
  return (
    <section className={page["section"]}>
      <h3>{t("games-in-found", { count: games.length })}</h3>
      <table className={page["table"]}>
        <thead>
          <tr>
            <th>{t("games-in-take")}</th>
            <th className={page["figure"]}>{t("games-in-board")}</th>
            <th>{t("games-in-white")}</th>
            <th>{t("games-in-black")}</th>
            <th className={page["figure"]}>{t("games-in-moves")}</th>
            <th className={page["figure"]}>{t("games-in-clocks")}</th>
            <th>{t("games-in-remarks")}</th>
            <th>
              <span className="spoken">{t("games-in-show")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {games.map((game) => (
            <tr key={game.id} data-game={game.id} data-shown={shown === game.number || undefined}>
              <td>
                <Check
                  isSelected={game.taken}
                  onChange={(on) => choose(game, on)}
                  aria-label={t("games-in-take-game", { board: `${game.section}${game.board}`, players: `${game.white} – ${game.black}` })}
                >
                  {""}
                </Check>
              </td>
              <td className={page["figure"]}>
                {game.section}
                {game.board}
              </td>
              <td>
                <bdi>{game.white}</bdi>
              </td>
              <td>
                <bdi>{game.black}</bdi>
              </td>
              <td className={page["figure"]}>{game.plies}</td>
              <td className={page["figure"]}>{game.clocks}</td>
              <td className={styles["ask"]}>
                {game.remarks.map((remark) => (
                  <span key={remark.id}>{say(remark)} </span>
                ))}
                {game.pliesBefore !== null && t("games-in-before", { plies: game.pliesBefore })}
              </td>
              <td>
                <Button plain onPress={() => show(game.number)} aria-label={`${t("games-in-show")} ${game.white} – ${game.black}`}>
                  {t("games-in-show")}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface UnmatchedProps {
  diff: GamesDiff;
  attach: (game: GameUnmatched, board: string) => void;
  show: (number: number) => void;
}

function Unmatched({ diff, attach, show }: UnmatchedProps) {
  const boards = [
    { value: "", label: t("games-in-attach-none") },
    ...diff.boardsWithout.map((one) => ({
      value: one.game,
      label: `${one.section}${one.board} ${one.players.white} – ${one.players.black}`,
    })),
  ];
  return (
    <section className={page["section"]}>
      <h3>{t("games-in-unmatched", { count: diff.unmatched.length })}</h3>
      <table className={page["table"]}>
        <thead>
          <tr>
            <th className={page["figure"]}>{t("games-in-number")}</th>
            <th>{t("games-in-white")}</th>
            <th>{t("games-in-black")}</th>
            <th>{t("games-in-why")}</th>
            <th>{t("games-in-attach")}</th>
            <th>
              <span className="spoken">{t("games-in-show")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {diff.unmatched.map((game) => (
            <tr key={game.id} data-unmatched={game.id}>
              <td className={page["figure"]}>{game.number}</td>
              <td>
                <bdi>{game.players.white}</bdi>
              </td>
              <td>
                <bdi>{game.players.black}</bdi>
              </td>
              <td className={styles["ask"]}>{say(game.why)}</td>
              <td>
                <Chooser
                  bare
                  label={t("games-in-attach-to", { players: `${game.players.white} – ${game.players.black}` })}
                  value=""
                  options={boards}
                  onChange={(board) => attach(game, board)}
                />
              </td>
              <td>
                <Button plain onPress={() => show(game.number)} aria-label={`${t("games-in-show")} ${game.number}`}>
                  {t("games-in-show")}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function OfFile({ token, number }: { token: string; number: number }) {
  const { value } = useAsked<GameShown>(`${token} ${number}`, () => desk.gameOfFile(token, number));
  return value ? <GameView key={number} game={value} label={t("games-in-shown")} at={0} /> : null;
}
