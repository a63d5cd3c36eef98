import { useState } from "react";
import type { BoardRow } from "../ipc/model";
import { useRecording } from "../frame/recording";
import { t } from "../text/say";
import { Button } from "../widgets/Button";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import { orNull, RecordForm } from "./forms";

/** Changes of the pairing. What was logged stays with the game and its players. */
export function PairingForm({ row, done }: { row: BoardRow; done: () => void }) {
  const { record } = useRecording();
  const [board, setBoard] = useState(String(row.board));
  const [reason, setReason] = useState("");
  const just = async (command: Parameters<typeof record>[0]) => {
    if (await record(command)) done();
  };
  return (
    <>
      <RecordForm
        title={t("pairing-title")}
        done={done}
        command={() => ({ kind: "renumber", game: row.game, board: Number(board) })}
      >
        <Field figures autoFocus label={t("pairing-board")} value={board} onChange={setBoard} />
      </RecordForm>
      <div className={page["form"]}>
        <p className={page["actions"]}>
          <Button onPress={() => void just({ kind: "swapColours", game: row.game })}>{t("pairing-swap")}</Button>
          <Button onPress={() => void just({ kind: "unpair", game: row.game, reason: orNull(reason) })}>{t("pairing-unpair")}</Button>
        </p>
        <Field label={t("pairing-annul-reason")} value={reason} onChange={setReason} />
        <p className={page["actions"]}>
          <Button
            isDisabled={orNull(reason) === null}
            onPress={() => void just({ kind: "annulAndReplay", game: row.game, reason })}
          >
            {t("pairing-annul")}
          </Button>
        </p>
        <p className={`${page["dim"]} ${page["small"]}`}>{t("pairing-stays")}</p>
      </div>
    </>
  );
}
