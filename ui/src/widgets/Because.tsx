import type { Citation } from "../ipc/model";
import { say, t } from "../text/say";
import { useWhere } from "../frame/where";
import styles from "./Because.module.css";

/** The Articles something rests on; each opens beside what cites it. */
export function Because({ because }: { because: Citation[] }) {
  const { go } = useWhere();
  if (because.length === 0) return null;
  return (
    <span className={styles["because"]}>
      {because.map((citation) => (
        <button
          key={citation.article}
          type="button"
          data-article={citation.article}
          title={say(citation.title)}
          aria-label={t("because-article", { article: citation.article, title: say(citation.title) })}
          onClick={() => go({ article: citation.article })}
        >
          {citation.article}
        </button>
      ))}
    </span>
  );
}
