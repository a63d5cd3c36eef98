// The claim desk: moves in, what they prove out. The desk counts and rules; this shows it and hands over what was typed.
import { useState } from "react";
import { LineBoard, type MoveMark } from "../board/LineBoard";
import { BoardChooser, useBoardInHand } from "../board/RoundBoards";
import { desk } from "../ipc/desk";
import type { ClaimAsked, ClaimShown, Competition } from "../ipc/model";
import { useAsked } from "../ipc/query";
import { inHand, useWhere } from "../frame/where";
import { orNull } from "../game/forms";
import { say, t } from "../text/say";
import { Check } from "../widgets/Check";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import { ClaimFound } from "./ClaimFound";
import { ClaimVerdicts } from "./ClaimVerdicts";
import { WrittenMove } from "./WrittenMove";
import styles from "./Claims.module.css";

export function ClaimsPlace({ competition }: { competition: Competition }) {
  const { where } = useWhere();
  const { section, round: number } = inHand(competition, where);
  const { round, row } = useBoardInHand(competition);
  const [moves, setMoves] = useState("");
  const [fen, setFen] = useState("");
  const [written, setWritten] = useState("");
  const [touched, setTouched] = useState(false);

  const asked: ClaimAsked = {
    game: row?.game ?? null,
    section: section?.id ?? null,
    round: number,
    moves: orNull(moves),
    fen: orNull(fen),
    written: orNull(written),
    touched,
  };
  const something = asked.game !== null || asked.moves !== null || asked.fen !== null;
  const { value: shown, refusal } = useAsked<ClaimShown>(something ? JSON.stringify(asked) : null, () =>
    desk.claim(asked),
  );

  return (
    <div className={page["split"]}>
      <section aria-label={t("claims-title")}>
        <div className={page["form"]}>
          {round && <BoardChooser round={round} row={row} none={t("claims-no-board")} />}
          <Field long label={t("claims-moves")} hint={t("claims-moves-hint")} value={moves} onChange={setMoves} />
          <Field label={t("claims-fen")} hint={t("claims-fen-hint")} value={fen} onChange={setFen} />
          <WrittenMove value={written} onChange={setWritten} legal={shown?.legal ?? []} />
          <Check isSelected={touched} onChange={setTouched}>
            {t("claims-touched")}
          </Check>
          {refusal && <p role="status">{refusal.messages.map(say).join(" ")}</p>}
          {!something && <p className={page["dim"]}>{t("claims-start")}</p>}
        </div>
        {shown && <ClaimVerdicts shown={shown} />}
      </section>
      <section aria-label={t("claims-line")}>
        {shown && (
          <div className={styles["found"]}>
            <LineBoard
              start={shown.startFen}
              steps={shown.line}
              at={shown.line.length}
              label={t("claims-line")}
              marks={marksOf(shown)}
            />
            <ClaimFound shown={shown} />
          </div>
        )}
      </section>
    </div>
  );
}

function marksOf(shown: ClaimShown): Map<number, MoveMark> {
  const marks = new Map<number, MoveMark>();
  for (const one of shown.report.occurrences) marks.set(one.ply, { kind: "same", says: t("claims-occurrences") });
  return marks;
}
