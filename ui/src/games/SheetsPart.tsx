// Two records of one game side by side over one board. The desk compares; the arbiter picks; one key records the game
// put together with both sheets and the reasons.
import { useEffect, useRef, useState } from "react";
import { BoardChooser, useBoardInHand } from "../board/RoundBoards";
import { LineBoard } from "../board/LineBoard";
import { desk } from "../ipc/desk";
import type { Competition, SheetsAsked, SheetsShown } from "../ipc/model";
import { useAsked } from "../ipc/query";
import { useRecording } from "../frame/recording";
import { orNull } from "../game/forms";
import { useActions } from "../keys/handlers";
import { say, t } from "../text/say";
import { Because } from "../widgets/Because";
import { Button } from "../widgets/Button";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import styles from "./Games.module.css";
import { hold, useHeld, type Held } from "./held";
import { SheetColumns } from "./SheetColumns";

export function SheetsPart({ competition }: { competition: Competition }) {
  const { record } = useRecording();
  const { round, row } = useBoardInHand(competition);
  const game = row?.game ?? null;
  const { sheets } = useHeld();
  const [ply, setPly] = useState<number | null>(null);
  const change = (to: Partial<Held["sheets"]>) => hold({ sheets: { ...sheets, ...to } });
  const typed = sheets.white.trim() !== "" || sheets.black.trim() !== "";
  const asked: SheetsAsked = {
    game,
    white: sheets.white,
    black: sheets.black,
    startFen: null,
    finalFen: orNull(sheets.finalFen),
    result: null,
    decided: [...sheets.decided],
    note: orNull(sheets.note),
  };
  const { value, refusal } = useAsked<SheetsShown>(typed || game !== null ? JSON.stringify(asked) : null, () =>
    desk.sheets(asked),
  );
  // The sheets on record for another board take the place of those before.
  const filled = useRef(sheets.game);
  useEffect(() => {
    if (filled.current === game) return;
    filled.current = game;
    hold({ sheets: { game, white: "", black: "", finalFen: "", decided: [], note: "" } });
    setPly(null);
  }, [game]);

  // What is on record for the board is there to be read and mended; once cleared, it stays cleared.
  const offered = useRef<string | null>(null);
  useEffect(() => {
    const onRecord = value?.texts;
    if (!onRecord || typed || offered.current === game || (onRecord.white === "" && onRecord.black === "")) return;
    offered.current = game;
    change(onRecord);
  }, [value, game]);

  const pick = (at: number, text: string | null) => {
    const others = sheets.decided.filter((one) => one.ply !== at);
    change({ decided: text === null ? others : [...others, { ply: at, text }] });
    setPly(at);
  };
  const store = async () => {
    if (!value || game === null) return;
    if ((await record({ kind: "reconstruct", sheets: asked })) !== null) change({ note: "" });
  };
  useActions({ attach: () => void store() });
  const first = value?.findings[0]?.ply ?? null;
  const at = ply ?? (first === null ? (value?.line.length ?? 0) : first);

  return (
    <div className={styles["beside"]}>
      <section className={styles["lists"]} aria-label={t("sheets-title")}>
        <div className={page["form"]}>
          {round && <BoardChooser round={round} row={row} none={t("sheets-no-board")} />}
          <div className={styles["two"]}>
            <Field
              long
              autoFocus
              label={t("sheets-white")}
              value={sheets.white}
              onChange={(white) => change({ white, decided: [] })}
            />
            <Field
              long
              label={t("sheets-black")}
              value={sheets.black}
              onChange={(black) => change({ black, decided: [] })}
            />
          </div>
          <p className={page["dim"]}>{t("sheets-hint")}</p>
          <Field
            label={t("sheets-final")}
            hint={t("sheets-final-hint")}
            value={sheets.finalFen}
            onChange={(finalFen) => change({ finalFen })}
          />
          {refusal && typed && <p role="status">{refusal.messages.map(say).join(" ")}</p>}
          {!value && !(refusal && typed) && <p className={page["dim"]}>{t("sheets-teach")}</p>}
        </div>
        {value && <SheetColumns shown={value} at={at} show={setPly} pick={pick} />}
      </section>
      <section className={styles["view"]} aria-label={t("sheets-line")}>
        {value && (
          <>
            <p role="status">
              <b>{say(value.says)}</b> <Because because={value.because} />
            </p>
            <LineBoard start={value.startFen} steps={value.line} at={at} label={t("sheets-line")} />
            <Findings shown={value} show={setPly} />
            {row && (
              <div className={page["form"]}>
                <Field label={t("sheets-note")} value={sheets.note} onChange={(note) => change({ note })} />
                <p className={page["actions"]}>
                  <Button first onPress={() => void store()} keys="Ctrl+Enter">
                    {t("sheets-record")}
                  </Button>
                </p>
              </div>
            )}
          </>
        )}
      </section>
    </div>
  );
}

function Findings({ shown, show }: { shown: SheetsShown; show: (ply: number) => void }) {
  return (
    <>
      {shown.findings.length > 0 && (
        <section>
          <h3>{t("sheets-findings")}</h3>
          <ul data-findings>
            {shown.findings.map((finding, index) => (
              <li key={index}>
                <Button plain isDisabled={finding.ply === null} onPress={() => finding.ply !== null && show(finding.ply)}>
                  {say(finding.what)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3>{t("sheets-alone")}</h3>
        <dl className={styles["alone"]}>
          {(["white", "black"] as const).map((side) => (
            <div key={side} data-alone={side}>
              <dt>{t(`sheets-${side}`)}</dt>
              <dd>{shown.alone[side].map(say).join(" ") || t("sheets-hole")}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
