import { memo } from "react";
import { Board } from "../board/Board";
import type { ClaimReport, LineStep, LookAlike } from "../ipc/model";
import { say, t } from "../text/say";
import page from "../widgets/Page.module.css";
import styles from "./Claims.module.css";

/** What the moves say: where the position stood, what only looks like it, how long nothing was captured. */
export const ClaimFound = memo(function ClaimFound({ report, line }: { report: ClaimReport; line: readonly LineStep[] }) {
  const after = (ply: number) => {
    const step = line[ply - 1];
    return step ? `${step.numberText}${step.text}` : t("claims-at-start");
  };
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
          <b>{t("claims-ended", { move: report.ended.moveText || t("report-start-position"), how: t(`claims-how-${report.ended.how}`) })}</b>
          {report.ended.occurrences.length > 0 && ` ${report.ended.occurrences.map(placed).join(" · ")}`}
        </p>
      )}
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
              <Board small fen={report.claimedFen} label={t("claims-claimed-on")} />
              <figcaption>
                <b>{t("claims-claimed-on")}</b>
              </figcaption>
            </figure>
            {alike(report.lookAlikes).map((group) => (
              <LookAlikesShown key={group[0]?.ply} group={group} />
            ))}
          </div>
        </section>
      )}
    </>
  );
});

/** `34.Qe2`; what stood there before the first move has no name. */
export function placed(one: { ply: number; moveText: string }): string {
  return one.ply === 0 ? t("claims-at-start") : one.moveText;
}

/** Those that differ in the same way beside each other: one board says it for all of them. */
function alike(all: readonly LookAlike[]): LookAlike[][] {
  const groups = new Map<string, LookAlike[]>();
  for (const one of all) {
    const why = JSON.stringify(one.differs);
    groups.set(why, [...(groups.get(why) ?? []), one]);
  }
  return [...groups.values()];
}

function LookAlikesShown({ group }: { group: readonly LookAlike[] }) {
  const [first] = group;
  if (!first) return null;
  const places = group.map(placed).join(" · ");
  return (
    <figure data-look-alike={first.ply}>
      <Board small fen={first.fen} label={t("line-position", { place: places })} />
      <figcaption>
        <b>{places}</b>
        {first.differs.map((why) => (
          <span key={say(why)}>{say(why)}</span>
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
