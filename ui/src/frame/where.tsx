// Where the arbiter is: place, section, round, board in hand. Kept apart from what is recorded.
import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from "react";
import type { Competition, GameId, PlayerId, RoundNo, Section, SectionId } from "../ipc/model";

export const PLACES = ["round", "claims", "replay", "clocks", "journal", "players", "competition", "laws"] as const;
/** The hall display covers the desk and has no tab. */
export type Place = (typeof PLACES)[number] | "hall";

/** A form that stands in the panel instead of the board's facts. */
export type PanelForm = "incident" | "clocks" | "note" | "arrival" | "pairing" | "defaults";

export interface Where {
  place: Place;
  section: SectionId | null;
  round: RoundNo | null;
  game: GameId | null;
  player: PlayerId | null;
  /** The journal shows what cites this Article, by edition and number. */
  cites: string | null;
  /** The Article looked up. */
  article: string | null;
  form: PanelForm | null;
}

interface WhereValue {
  where: Where;
  /** Stays the same function. */
  go: (to: Partial<Where>) => void;
}

const START: Where = { place: "round", section: null, round: null, game: null, player: null, cites: null, article: null, form: null };

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
