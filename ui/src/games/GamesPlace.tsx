// Games as text, in one place: a file in, games out, whatever is pasted, two scoresheets, an audit.
import type { KeyboardEvent } from "react";
import type { Competition } from "../ipc/model";
import { GAMES_PARTS, useWhere } from "../frame/where";
import { useActionRunner } from "../keys/handlers";
import { t } from "../text/say";
import { AuditPart } from "./AuditPart";
import { FilePart } from "./FilePart";
import styles from "./Games.module.css";
import { PastePart } from "./PastePart";
import { SheetsPart } from "./SheetsPart";
import { WritePart } from "./WritePart";

export function GamesPlace({ competition }: { competition: Competition }) {
  const { where, go } = useWhere();
  const { run } = useActionRunner();
  // Buttons, lists and radios take Enter for themselves; with Ctrl it confirms wherever the keyboard stands.
  const confirm = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || !run("attach")) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles["place"]}>
      <nav className={styles["parts"]} aria-label={t("games-parts")}>
        {GAMES_PARTS.map((part) => (
          <button
            key={part}
            type="button"
            aria-current={where.games === part ? "true" : undefined}
            onClick={() => go({ games: part })}
          >
            {t(`games-part-${part}`)}
          </button>
        ))}
      </nav>
      <div className={styles["part"]} data-part={where.games} onKeyDownCapture={confirm}>
        {where.games === "in" && <FilePart competition={competition} />}
        {where.games === "out" && <WritePart competition={competition} />}
        {where.games === "paste" && <PastePart competition={competition} />}
        {where.games === "sheets" && <SheetsPart competition={competition} />}
        {where.games === "audit" && <AuditPart competition={competition} />}
      </div>
    </div>
  );
}
