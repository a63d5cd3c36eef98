import { desk } from "../ipc/desk";
import type { AppealForms, Appeals, Competition } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { inHand, useWhere } from "../frame/where";

/** Appeals and the rulings that can be appealed, seen from the round in hand. */
export function useAppeals(competition: Competition): Appeals | null {
  const { where } = useWhere();
  const { section, round } = inHand(competition, where);
  const key = `appeals:${section?.id ?? ""}:${round ?? ""}`;
  return useQuery<Appeals>(key, () => desk.appeals(section?.id ?? null, round)).value ?? null;
}

/** What the forms offer. Read once: the lists belong to the program, not to a competition. */
export function useAppealForms(): AppealForms {
  return useQuery<AppealForms>("appealForms", desk.appealForms).value ?? { capacities: [], roles: [], verdicts: [] };
}
