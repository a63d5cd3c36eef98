import { Board } from "../board/Board";
import type { ClaimReport, ClaimShown, LookAlike } from "../ipc/model";
import { say, t } from "../text/say";
import page from "../widgets/Page.module.css";
import styles from "./Claims.module.css";

/** What the moves say: where the position stood, what only looks like it, how long nothing was captured. */
export function ClaimFound({ shown }: { shown: ClaimShown }) {
  const { report } = shown;
  const fenAfter = (ply: number) => (ply === 0 ? shown.startFen : (shown.line[ply - 1]?.fen ?? shown.startFen));
  const after = (ply: number) => afterText(shown, ply);
  const firsts = (
    [
      ["claims-first-threefold", report.firstThreefold],
      ["claims-first-fivefold", report.firstFivefold],
      ["claims-first-fifty", report.firstFifty],
      ["claims-first-seventy-five", report.firstSeventyFive],
    ] as const
  ).flatMap(([id, ply]) => (ply === null ? [] : [t(id, { move: after(ply) })]));
  return (
    <>
      {report.notLegal && (
        <p role="status" className={styles["notLegal"]}>
          {t("claims-not-legal", { ply: report.notLegal.ply, text: report.notLegal.text })}{" "}
          {report.notLegal.candidates.length > 0 && `${t("claims-meant")} ${report.notLegal.candidates.join(", ")}`}
        </p>
      )}
      {report.ended && (
        <p role="status">
          <b>{t("claims-ended", { move: after(report.ended.ply), how: t(`claims-how-${report.ended.how}`) })}</b>
        </p>
      )}
      <p>
        <b>{t("claims-occurred", { count: report.occurrences.length })}</b>{" "}
        {report.occurrences.map((one) => after(one.ply)).join(" · ")}
      </p>
      <p>{t("claims-quiet", { plies: report.quietPlies })}</p>
      <Writable report={report} />
      {firsts.length > 0 && (
        <p className={page["dim"]}>
          {t("claims-earlier")}: {firsts.join(" · ")}
        </p>
      )}
      {report.lookAlikes.length > 0 && (
        <section>
          <h3>{t("claims-look-alikes")}</h3>
          <div className={styles["sideBySide"]}>
            <figure>
              <Board small fen={report.fen} label={t("claims-look-alike-now")} />
              <figcaption>{t("claims-look-alike-now")}</figcaption>
            </figure>
            {report.lookAlikes.map((one) => (
              <LookAlikeShown key={one.ply} one={one} fen={fenAfter(one.ply)} place={after(one.ply)} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

function LookAlikeShown({ one, fen, place }: { one: LookAlike; fen: string; place: string }) {
  return (
    <figure data-look-alike={one.ply}>
      <Board small fen={fen} label={t("line-position", { place })} />
      <figcaption>
        <b>{place}</b>
        {one.differs.map((why) => (
          <span key={why.id}>{say(why)}</span>
        ))}
      </figcaption>
    </figure>
  );
}

function Writable({ report }: { report: ClaimReport }) {
  const writable = (
    [
      ["claims-write-repeating", report.repeatingMoves],
      ["claims-write-fifty", report.fiftyMoves],
    ] as const
  ).filter(([, moves]) => moves.length > 0);
  return writable.map(([id, moves]) => (
    <p key={id}>
      {t(id)}: {moves.join(", ")}
    </p>
  ));
}

function afterText(shown: ClaimShown, ply: number): string {
  const step = shown.line[ply - 1];
  return step ? `${step.numberText}${step.san}` : t("claims-at-start");
}
