import { LineBoard } from "../board/LineBoard";
import type { GameShown } from "../ipc/model";
import { say, t } from "../text/say";
import styles from "./Games.module.css";

/** A game that is looked at before anything is done with it. */
export function GameView({ game, label, at }: { game: GameShown; label: string; at?: number }) {
  const { white, black } = game.players;
  return (
    <>
      {(white !== "" || black !== "") && (
        <h3>
          <bdi>{white === "" ? "?" : white}</bdi> – <bdi>{black === "" ? "?" : black}</bdi> {game.resultText}
        </h3>
      )}
      <LineBoard start={game.startFen} steps={game.line} at={at ?? game.line.length} label={label} />
      {game.stops && (
        <p role="status" className={styles["wrong"]}>
          {say(game.stops)}
        </p>
      )}
      {game.rest.length > 0 && (
        <p className={styles["rest"]}>
          {t("paste-rest")}: {game.rest.join(" ")}
        </p>
      )}
    </>
  );
}
