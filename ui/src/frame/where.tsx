// Where the arbiter is: place, section, round, board in hand. Kept apart from what is recorded.
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from "react";
import type { Competition, GameId, PlayerId, ReportName, RoundNo, Section, SectionId } from "../ipc/model";

export const PLACES = ["round", "claims", "replay", "games", "clocks", "journal", "players", "reports", "competition", "laws"] as const;
/** No tab: appeals are reached from a ruling or the reports, the reasons owed from the strip, questions from the
 * Laws, adjourned games from the round. */
export type Place = (typeof PLACES)[number] | "appeals" | "owed" | "ask" | "adjourned";

/** A form that stands in the panel instead of the board's facts. */
export type PanelForm = "incident" | "clocks" | "note" | "arrival" | "pairing" | "defaults" | "correction" | "announce" | "adjourn";

/** What the Games place is used for. */
export const GAMES_PARTS = ["in", "out", "paste", "sheets", "audit"] as const;
export type GamesPart = (typeof GAMES_PARTS)[number];

export interface Where {
  place: Place;
  section: SectionId | null;
  round: RoundNo | null;
  game: GameId | null;
  player: PlayerId | null;
  /** The journal shows what cites this Article, by edition and number. */
  cites: string | null;
  /** The journal shows what is about this player. */
  about: { player: PlayerId; name: string } | null;
  /** The question put to the Laws. */
  question: string | null;
  /** The Article looked up. */
  article: string | null;
  form: PanelForm | null;
  games: GamesPart;
  /** The half-move at which a game's replay opens. */
  replayAt: { game: GameId; ply: number } | null;
  /** The page to be printed; none is the one nearest to what is in hand. */
  report: ReportName | null;
  /** The incident whose ruling is appealed, or the appeal. */
  appealing: string | null;
}

interface WhereValue {
  where: Where;
  /** Stays the same function. */
  go: (to: Partial<Where>) => void;
}

const START: Where = {
  place: "round",
  section: null,
  round: null,
  game: null,
  player: null,
  cites: null,
  about: null,
  question: null,
  article: null,
  form: null,
  games: "in",
  replayAt: null,
  report: null,
  appealing: null,
};

const WhereContext = createContext<WhereValue>({ where: START, go: () => {} });

export function WhereProvider({ children, start }: { children: ReactNode; start?: Partial<Where> }) {
  const [where, setWhere] = useState<Where>({ ...START, ...start });
  const go = useCallback((to: Partial<Where>) => setWhere((was) => ({ ...was, ...to })), []);
  const value = useMemo(() => ({ where, go }), [where, go]);
  return <WhereContext value={value}>{children}</WhereContext>;
}

export const useWhere = () => useContext(WhereContext);

/** The section and round in hand; the first section and its last round where none was chosen. */
export function inHand(competition: Competition | null, where: Where): { section: Section | null; round: RoundNo | null } {
  const sections = competition?.sections ?? [];
  const section = sections.find((one) => one.id === where.section) ?? sections[0] ?? null;
  const rounds = section?.rounds ?? [];
  const chosen = rounds.find((one) => one.round === where.round) ?? rounds.at(-1);
  return { section, round: chosen?.round ?? null };
}
