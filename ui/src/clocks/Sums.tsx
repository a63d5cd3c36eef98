import type { SumShown } from "../ipc/model";
import { say, t } from "../text/say";
import styles from "./Clocks.module.css";

/** Sums side by side, line by line, to be read out at the board; the last line is what each makes. */
export function Sums({ sums }: { sums: SumShown[] }) {
  return (
    <div className={styles["sums"]}>
      {sums.map((sum, index) => (
        <div key={index}>
          <p>{sum.side === null ? t("sums-both") : t(`side-${sum.side}`)}</p>
          <ul>
            {sum.lines.map((line, at) => (
              <li key={at}>{at === sum.lines.length - 1 ? <b>{say(line)}</b> : say(line)}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
