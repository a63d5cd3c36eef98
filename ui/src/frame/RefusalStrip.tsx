import type { Message } from "../ipc/model";
import { say, t } from "../text/say";
import { Because } from "../widgets/Because";
import { Button } from "../widgets/Button";
import { useRecording } from "./recording";
import styles from "./RefusalStrip.module.css";

/** What was refused, what is safe, what to do next. It stands until dismissed or until something is recorded. */
export function RefusalStrip({ warnings }: { warnings: Message[] }) {
  const { refusal, again, dismiss } = useRecording();
  if (!refusal && warnings.length === 0) return <div />;
  return (
    <div className={styles["strip"]} role="alert">
      {refusal ? (
        <>
          <p>
            <b>{refusal.messages.map(say).join(" ")}</b> <Because because={refusal.because} />
          </p>
          {again && <Button onPress={again}>{t("refusal-anyway")}</Button>}
          <Button plain onPress={dismiss} keys="Escape">
            {t("refusal-dismiss")}
          </Button>
        </>
      ) : (
        <p>{warnings.map(say).join(" ")}</p>
      )}
    </div>
  );
}
