// One adjourned game: what stands on its envelope, who keeps it, what the Laws say now, and the acts that are possible.
import { useState } from "react";
import { Board } from "../board/Board";
import { desk } from "../ipc/desk";
import type { Adjourned, Competition, Exported, Message, Side } from "../ipc/model";
import { useRecording } from "../frame/recording";
import { say, t } from "../text/say";
import { Because } from "../widgets/Because";
import { Button } from "../widgets/Button";
import page from "../widgets/Page.module.css";
import { ActForm, type ActName } from "./ActForm";
import styles from "./Adjourned.module.css";

interface Props {
  row: Adjourned;
  competition: Competition;
}

export function AdjournedGame({ row, competition }: Props) {
  const [act, setAct] = useState<ActName | null>(null);
  return (
    <>
      <header className={page["section"]}>
        <h2>
          {t("adjourned-game", { board: `${row.letter}${row.board}`, round: row.round })}{" "}
          <bdi>{row.players.white}</bdi> – <bdi>{row.players.black}</bdi>
        </h2>
        <p className={styles["next"]} role="status">
          {say(row.next)}
        </p>
        {row.says.length > 0 && (
          <p>
            {row.says.map(say).join(" ")} <Because because={row.because} />
          </p>
        )}
        <Acts row={row} choose={setAct} />
      </header>
      {act && (
        <div className={page["section"]}>
          <ActForm key={act} name={act} row={row} competition={competition} done={() => setAct(null)} />
        </div>
      )}
      <div className={styles["envelope"]}>
        <div>
          <h3>{t("adjourned-envelope")}</h3>
          <Lines lines={row.facts} />
          {row.missing.length > 0 && (
            <p className={styles["missing"]}>{row.missing.map(say).join(" ")}</p>
          )}
          <p className={page["dim"]}>{t(sealedWords(row), { move: row.sealedText ?? "" })}</p>
          <Lines lines={row.opened} />
          <h3>{t("adjourned-kept")}</h3>
          {row.custody.length === 0 ? <p className={page["dim"]}>{t("adjourned-kept-by-nobody")}</p> : <Lines lines={row.custody} />}
          <h3>{t("adjourned-there")}</h3>
          <Lines
            lines={(["white", "black"] as const).map((side) => ({
              id: row.arrivedText[side] === null ? "adjourned-not-there" : "adjourned-came",
              args: { name: row.players[side], time: row.arrivedText[side] ?? "" },
            }))}
          />
        </div>
        {row.envelope.fen !== null && (
          <Board small fen={row.envelope.fen} below={row.sealer} label={t("adjourned-position", { move: row.moveText })} />
        )}
      </div>
    </>
  );
}

function sealedWords(row: Adjourned): string {
  if (row.sealedText !== null) return "adjourned-sealed-open";
  return row.told ? "adjourned-sealed-told" : "adjourned-sealed-unknown";
}

function Lines({ lines }: { lines: Message[] }) {
  return (
    <ul className={styles["lines"]}>
      {lines.map((line, index) => (
        <li key={index}>{say(line)}</li>
      ))}
    </ul>
  );
}

/** The acts in the order of the day; the one that is next stands first and takes Enter. */
function Acts({ row, choose }: { row: Adjourned; choose: (act: ActName) => void }) {
  const { record, attempt } = useRecording();
  const [written, setWritten] = useState<Exported | null>(null);
  const closed = row.phase === "sealed";
  const waiting = closed || row.phase === "opened" || row.phase === "replySealed";
  const arrive = (side: Side) =>
    void record({ kind: "adjournment", act: { what: "arrive", adjournment: row.adjournment, side, at: null } });
  const forms: [ActName, boolean, boolean][] = [
    ["handOver", closed || row.phase === "replySealed", row.step === "handOver"],
    ["change", closed, row.step === "appoint"],
    ["open", closed, row.step === "open" && !row.reply],
    ["openReply", row.phase === "replySealed", row.step === "open" && row.reply],
    ["reply", row.phase === "opened", row.step === "replyOrSeal"],
    ["resume", waiting && !closed, row.step === "resume" || row.step === "setTimes"],
    ["tell", closed && !row.told, false],
    ["lost", closed, false],
    ["clocks", row.phase === "resumed", false],
  ];
  return (
    <>
      <p className={page["actions"]}>
        {row.results.map((result) => (
          <Button
            key={result.code}
            first={result.prescribed}
            onPress={() => void record({ kind: "result", game: row.game, result: result.code, how: null })}
          >
            {say(result.label)}
          </Button>
        ))}
        {row.step === "newGame" && (
          <Button
            first
            onPress={() =>
              void record({ kind: "annulAndReplay", game: row.game, reason: t("adjourned-replay-reason") })
            }
          >
            {t("adjourned-replay")}
          </Button>
        )}
        {forms
          .filter(([, possible, next]) => possible && next)
          .map(([name]) => (
            <Button key={name} first onPress={() => choose(name)}>
              {t(`adjourned-act-${name}`)}
            </Button>
          ))}
        {waiting &&
          (["white", "black"] as const)
            .filter((side) => row.arrivedText[side] === null)
            .map((side) => (
              <Button key={side} onPress={() => arrive(side)}>
                {t("adjourned-arrived", { name: row.players[side] })}
              </Button>
            ))}
        {forms
          .filter(([, possible, next]) => possible && !next)
          .map(([name]) => (
            <Button key={name} plain onPress={() => choose(name)}>
              {t(`adjourned-act-${name}`)}
            </Button>
          ))}
        <Button plain onPress={() => void attempt(() => desk.envelopeAs(row.game)).then((file) => file && setWritten(file))}>
          {t("adjourned-print")}
        </Button>
      </p>
      {written && (
        <p role="status" className={page["dim"]}>
          {t("exported", { file: written.file })}
        </p>
      )}
    </>
  );
}
