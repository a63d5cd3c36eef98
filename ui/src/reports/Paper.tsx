import { t } from "../text/say";
import styles from "./Reports.module.css";

/** A page as it will be printed. It stands in a frame of its own that runs no script and takes no key and no click, so
 * that everything the desk's keys do goes on while it is looked at. */
export function Paper({ html, title }: { html: string; title: string }) {
  return (
    // A region that scrolls is reached by keyboard.
    <div className={styles["scroll"]} tabIndex={0} role="region" aria-label={t("reports-paper", { page: title })}>
      <div className={styles["sheet"]}>
        <iframe
          className={styles["paper"]}
          sandbox="allow-same-origin"
          srcDoc={html}
          title={title}
          tabIndex={-1}
          onLoad={(event) => asTallAsItsPage(event.currentTarget)}
        />
      </div>
    </div>
  );
}

/** So that the region scrolls and not the frame. */
function asTallAsItsPage(frame: HTMLIFrameElement): void {
  // A page is never shorter than the frame it stands in: the frame is made small before it is asked.
  frame.style.height = "0";
  frame.style.height = `${frame.contentDocument?.documentElement.scrollHeight ?? 0}px`;
}
