import type { Incident } from "../ipc/model";
import { useWhere } from "../frame/where";
import { t } from "../text/say";
import { Button } from "../widgets/Button";

/** The way from a ruling to its appeal. */
export function AppealThis({ incident }: { incident: Incident }) {
  const { go } = useWhere();
  const appealed = incident.appeals.length > 0;
  if (incident.status !== "ruled" && !appealed) return null;
  return (
    <p>
      <Button plain onPress={() => go({ place: "appeals", appealing: incident.incident })}>
        {t(appealed ? "appeals-see" : "appeals-this")}
      </Button>
    </p>
  );
}
