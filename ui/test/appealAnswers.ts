// What the written desk answers about appeals.
import type { Appeal, AppealForms, Appeals, Command, Message } from "../src/ipc/model";

const words = (id: string): Message => ({ id, args: {} });
const BECAUSE = [{ article: "7.5.5", code: "2023:7.5.5", title: words("Second illegal move") }];

export const APPEAL_FORMS: AppealForms = {
  capacities: [{ value: "player", label: words("Player") }, { value: "captain", label: words("Team captain") }],
  roles: [{ value: "chair", label: words("Chair") }, { value: "member", label: words("Member") }],
  verdicts: [
    { value: "granted", label: words("Granted"), changes: true },
    { value: "dismissed", label: words("Dismissed"), changes: false },
  ],
};

const APPEAL: Appeal = {
  appeal: "ap-1", place: words("A12, round 3"), incident: "i-211", game: "g12", round: 3, board: 12, rulingText: "211",
  ruling: [words("Result 0–1")], because: BECAUSE, appellant: words("Correa, Pia (Player)"), fee: "50 EUR", decidedText: "16:22",
  lodgedText: "16:40", deadlineText: "17:22", deadlineAt: 0, late: false, panel: [], statements: [], outcome: null,
};

/** One ruling that can be appealed; lodged, an appeal; decided, its outcome. */
export function appealsAfter(recorded: Command[]): Appeals {
  if (!recorded.some((one) => one.kind === "lodgeAppeal")) {
    return {
      appeals: [],
      rulings: [{
        incident: "i-211", game: "g12", place: words("A12, round 3"), title: words("Illegal move"), rulingText: "211",
        ruling: [words("Result 0–1")], because: BECAUSE, decidedText: "16:22", deadlineText: "17:22",
        deadlineAt: Date.now() + 680_000, window: words("60 minutes to appeal"),
        players: [{ player: "p-1", name: "Correa, Pia" }, { player: "p-2", name: "Dunne, Sorcha" }],
      }],
    };
  }
  const decided = recorded.some((one) => one.kind === "decideAppeal");
  const outcome = decided
    ? { verdict: words("Granted"), lines: [], reason: "The film shows it.", fee: words("The fee goes back."), decidedText: "17:10" }
    : null;
  return { rulings: [], appeals: [{ ...APPEAL, outcome }] };
}
