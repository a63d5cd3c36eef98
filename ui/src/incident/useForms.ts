import { desk } from "../ipc/desk";
import type { Forms } from "../ipc/model";
import { useQuery } from "../ipc/query";

const NOTHING: Forms = {
  incidents: [], penalties: [], reporters: [], moments: [], roles: [], countedBy: [], stopReasons: [],
};

/** What the forms offer. Read once: the lists belong to the program, not to a competition. */
export function useForms(): Forms {
  return useQuery<Forms>("forms", desk.forms).value ?? NOTHING;
}
