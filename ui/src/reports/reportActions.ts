// The ways to reports and appeals, from anywhere.
import { desk } from "../ipc/desk";
import type { Competition, Game } from "../ipc/model";
import { useRecording } from "../frame/recording";
import { useWhere } from "../frame/where";
import { useActions } from "../keys/handlers";

export function useReportActions(competition: Competition | null): void {
  const { where, go } = useWhere();
  const { attempt } = useRecording();
  const appealRuling = async (id: string) => {
    const game = await attempt<Game>(() => desk.game(id));
    if (game === null) return;
    const ruled = game.incidents.filter((one) => one.status === "ruled" || one.appeals.length > 0).at(-1);
    // Without a ruling the place says what is missing.
    go({ place: "appeals", appealing: ruled?.incident ?? id });
  };
  const game = where.game;
  useActions(
    competition
      ? {
          "go-reports": () => go({ place: "reports", report: null }),
          "go-appeals": () => go({ place: "appeals", appealing: null }),
          "print-verdict": () => go({ place: "reports", report: "claim" }),
          ...(game !== null && { "appeal-ruling": () => void appealRuling(game) }),
        }
      : {},
  );
}
