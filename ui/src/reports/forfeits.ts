import { desk } from "../ipc/desk";

/** Writes the notice of a round's forfeits where the arbiter says, as the Reports place does. */
export const saveForfeits = (section: string, round: number) =>
  desk.saveReport({ name: "forfeits", section, round, game: null, player: null }, "html");
