import { desk } from "../ipc/desk";
import type { Competition } from "../ipc/model";
import { useRecording } from "../frame/recording";
import { inHand, useWhere } from "../frame/where";
import { useActions } from "../keys/handlers";

/** The hall display is opened, moved on to the round in hand, and closed from the desk. */
export function useHallActions(competition: Competition | null): void {
  const { attempt } = useRecording();
  const { where } = useWhere();
  const { section, round } = inHand(competition, where);
  useActions({
    "close-hall": () => void attempt(desk.closeHall),
    ...(competition && {
      "go-hall": () => void attempt(() => desk.showHall(section?.id ?? null, round)),
      "go-hall-all": () => void attempt(() => desk.showHall(null, null)),
    }),
  });
}
