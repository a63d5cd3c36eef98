import type { Competition } from "../ipc/model";
import { useWhere } from "../frame/where";
import { useActionRunner } from "../keys/handlers";
import { t } from "../text/say";
import { Button } from "../widgets/Button";
import styles from "../widgets/Page.module.css";

/** A competition without a round: how to get one. */
export function NoBoards({ competition }: { competition: Competition }) {
  const { run } = useActionRunner();
  const { go } = useWhere();
  return (
    <div className={styles["teach"]}>
      <h2>{t("no-rounds-title", { competition: competition.name })}</h2>
      <p>{t("no-rounds-drop")}</p>
      <p className={styles["actions"]}>
        <Button first autoFocus onPress={() => run("import")} keys="Ctrl+i">
          {t("action-import")}
        </Button>
        <Button onPress={() => go({ place: "competition" })} keys="g c">
          {t("no-rounds-by-hand")}
        </Button>
      </p>
      <p className={styles["dim"]}>{t("no-rounds-formats")}</p>
    </div>
  );
}
