// What the keys do with games from anywhere on the desk.
import { useCallback } from "react";
import { desk } from "../ipc/desk";
import type { AuditShown, Competition, GamesChoices } from "../ipc/model";
import { useRecording } from "../frame/recording";
import { inHand, useWhere } from "../frame/where";
import { useActions } from "../keys/handlers";
import { hold } from "./held";

/** Answers the keys; the value returned takes a dropped file if it is one of games. */
export function useGamesActions(competition: Competition | null): (path: string) => boolean {
  const { attempt } = useRecording();
  const { where, go } = useWhere();
  const { section, round } = inHand(competition, where);
  const id = section?.id ?? null;

  const read = useCallback(
    async (path: string | null) => {
      const choices: GamesChoices = { section: id, round, leave: [], take: [], attach: {}, source: null };
      const first = await attempt(() => desk.readGames(path, choices));
      if (first === null) return;
      hold({ file: { first, choices } });
      go({ place: "games", games: "in", form: null });
    },
    [attempt, go, id, round],
  );
  const audit = async (look: () => Promise<AuditShown>) => {
    go({ place: "games", games: "audit", form: null });
    hold({ auditing: { progress: null }, audit: null });
    const found = await attempt(look);
    hold({ auditing: null, audit: found });
  };

  useActions(
    competition
      ? {
          "games-in": () => void read(null),
          "games-out": () => go({ place: "games", games: "out", form: null }),
          "paste-anything": () => go({ place: "games", games: "paste", form: null }),
          "two-sheets": () => go({ place: "games", games: "sheets", form: null }),
          "audit-file": () => void audit(() => desk.auditFile(null)),
          ...(id !== null && round !== null && { "audit-round": () => void audit(() => desk.auditRound(id, round)) }),
        }
      : {},
  );

  return useCallback(
    (path) => {
      const games = competition !== null && /\.pgn$/i.test(path);
      if (games) void read(path);
      return games;
    },
    [competition !== null, read],
  );
}
