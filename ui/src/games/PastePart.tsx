// Whatever is pasted: what it is, a board to look at it on, and one key to attach it to the board in hand.
import { useState } from "react";
import { Board } from "../board/Board";
import { BoardChooser, boardText, useBoardInHand } from "../board/RoundBoards";
import { desk } from "../ipc/desk";
import type { BoardRow, Competition, PasteAsked, PasteShown } from "../ipc/model";
import { useAsked } from "../ipc/query";
import { useRecording } from "../frame/recording";
import { useActions } from "../keys/handlers";
import { say, t } from "../text/say";
import { Button } from "../widgets/Button";
import { Chooser } from "../widgets/Chooser";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import styles from "./Games.module.css";
import { GameView } from "./GameView";
import { hold, useHeld } from "./held";

export function PastePart({ competition }: { competition: Competition }) {
  const { record } = useRecording();
  const { round, row } = useBoardInHand(competition);
  const { paste: text } = useHeld();
  const [number, setNumber] = useState<number | null>(null);
  const [source, setSource] = useState<string | null>(null);
  const asked: PasteAsked = { text, game: row?.game ?? null, number, source };
  const { value, refusal } = useAsked<PasteShown>(text.trim() === "" ? null : JSON.stringify(asked), () =>
    desk.paste(asked),
  );
  const type = (typed: string) => {
    hold({ paste: typed });
    setNumber(null);
  };
  const attach = async () => {
    if (!value?.record) return;
    if ((await record(value.record)) !== null) type("");
  };
  useActions({ attach: () => void attach() });
  return (
    <div className={page["split"]}>
      <section aria-label={t("paste-title")}>
        <div className={`${page["form"]} ${styles["typed"]}`}>
          <Field long autoFocus label={t("paste-text")} hint={t("paste-text-hint")} value={text} onChange={type} />
          {round && <BoardChooser round={round} row={row} none={t("paste-no-board")} />}
          {refusal && <p role="status">{refusal.messages.map(say).join(" ")}</p>}
          {text.trim() === "" && <p className={page["dim"]}>{t("paste-teach")}</p>}
          {value && (
            <>
              <p role="status" data-kind={value.kind}>
                <b>{say(value.says)}</b>
              </p>
              {value.games.length > 0 && (
                <Chooser
                  label={t("paste-which")}
                  value={String(value.number)}
                  options={value.games.map((one) => ({ value: one.value, label: say(one.label) }))}
                  onChange={(chosen) => setNumber(Number(chosen))}
                />
              )}
              {value.game && (
                <Chooser
                  label={t("paste-source")}
                  value={value.source}
                  options={value.sources.map((one) => ({ value: one.value, label: say(one.label) }))}
                  onChange={setSource}
                />
              )}
              {value.remarks.map((remark) => (
                <p key={remark.id} className={styles["ask"]}>
                  {say(remark)}
                </p>
              ))}
              {row && value.record && (
                <p className={page["actions"]}>
                  <Button first onPress={() => void attach()} keys="Ctrl+Enter">
                    {attachText(value, row)}
                  </Button>
                </p>
              )}
              <Notices notices={value.notices} />
            </>
          )}
        </div>
      </section>
      <section className={styles["view"]} aria-label={t("paste-line")}>
        {value?.game && <GameView game={value.game} label={t("paste-line")} />}
        {value?.fen && <Board fen={value.fen} label={t("paste-board")} />}
      </section>
    </div>
  );
}

function attachText(shown: PasteShown, row: BoardRow): string {
  const board = boardText(row);
  return shown.game ? t("paste-attach-moves", { board }) : t("paste-attach-position", { board });
}

function Notices({ notices }: { notices: PasteShown["notices"] }) {
  if (notices.length === 0) return null;
  return (
    <section>
      <h3>{t("paste-notices")}</h3>
      <table className={page["table"]}>
        <tbody>
          {notices.map((notice, at) => (
            <tr key={at} className={notice.ask ? styles["ask"] : ""}>
              <td className={page["figure"]}>{t("paste-place", { line: notice.line, column: notice.column })}</td>
              <td>{say(notice.what)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
