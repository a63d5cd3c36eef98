import { t } from "../text/say";
import { ACTIONS, GROUPS } from "./actions";
import { keysText } from "./keymap";
import { Over } from "./Over";
import styles from "./Over.module.css";

/** Every key, printed from the table of actions, and the grammar of the quick line. */
export function Help({ close }: { close: () => void }) {
  return (
    <Over wide long title={t("help-title")} close={close}>
      <div className={styles["keys"]}>
        {GROUPS.map((group) => (
          <section key={group}>
            <h3>{t(`group-${group}`)}</h3>
            <ul>
              {ACTIONS.filter((action) => action.group === group && action.keys.length > 0).map((action) => (
                <li key={action.id}>
                  <span>{t(`action-${action.id}`)}</span>
                  <span>
                    {action.keys.map((keys) => (
                      <kbd key={keys}>{keysText(keys)}</kbd>
                    ))}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section className={styles["grammar"]}>
          <h3>{t("quick-grammar-title")}</h3>
          <QuickLineGrammar whole />
        </section>
      </div>
    </Over>
  );
}

/** Three lines that teach the quick line by example; in the help, more of what it understands. */
export function QuickLineGrammar({ whole = false }: { whole?: boolean }) {
  const examples = whole ? [1, 2, 3, 4, 5, 6, 7, 8, 9] : [1, 2, 3];
  return (
    <ul>
      {examples.map((example) => (
        <li key={example}>
          <kbd>{t(`quick-example-${example}`)}</kbd>
          <span>{t(`quick-example-${example}-says`)}</span>
        </li>
      ))}
    </ul>
  );
}
