// The clock sheet of a board, as it would lie beside it on paper: each reading, what both have used, and whether that is
// the time that passed in the hall.
import { Fragment, useState } from "react";
import { desk } from "../ipc/desk";
import type { ClockLine, ClockSheet } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { say, t } from "../text/say";
import { Because } from "../widgets/Because";
import { Mark } from "../widgets/Mark";
import page from "../widgets/Page.module.css";
import { Sums } from "./Sums";
import styles from "./Clocks.module.css";

export function ClockSheetView({ game }: { game: string }) {
  const { value: sheet } = useQuery<ClockSheet>(`clocks:sheet:${game}`, () => desk.clockSheet(game));
  if (!sheet) return null;
  return (
    <section className={styles["sheet"]} aria-label={t("sheet-title", { board: sheet.matchText ?? sheet.board })}>
      <h2>
        {t("sheet-title", { board: sheet.matchText ?? sheet.board })}{" "}
        <span className={page["dim"]}>
          {sheet.startedText === null
            ? sheet.controlText
            : t("sheet-control", { control: sheet.controlText, time: sheet.startedText })}
        </span>
      </h2>
      <p>
        <bdi>{sheet.names.white}</bdi> – <bdi>{sheet.names.black}</bdi>
      </p>
      {sheet.says.map((one) => (
        <p key={one.id} className={page["dim"]}>
          {say(one)}
        </p>
      ))}
      {sheet.lines.length === 0 ? <p>{t("sheet-empty")}</p> : <Lines lines={sheet.lines} />}
    </section>
  );
}

function Lines({ lines }: { lines: ClockLine[] }) {
  // The last reading says at once what is wrong with it; the others when they are opened.
  const last = lines.length - 1;
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  const turn = (at: number) => {
    const now = new Set(open);
    if (!now.delete(at)) now.add(at);
    setOpen(now);
  };
  const figures = ["white", "black", "used-white", "used-black"] as const;
  return (
    <table className={`${page["table"]} ${styles["lines"]}`}>
      <thead>
        <tr>
          <th scope="col">{t("sheet-kind")}</th>
          <th scope="col">{t("sheet-at")}</th>
          <th scope="col">{t("sheet-move")}</th>
          {figures.map((figure) => (
            <th key={figure} scope="col" className={page["figure"]}>
              {t(`sheet-${figure}`)}
            </th>
          ))}
          <th scope="col" className={page["figure"]}>
            {t("sheet-gap")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          <Fragment key={at}>
            <tr data-kind={line.kind} data-flagged={line.flagged || undefined} data-more={(line.flagged && at === last) || open.has(at) || undefined}>
              <td>{kindText(line)}</td>
              <td>{line.atText}</td>
              <td>{line.moveText}</td>
              <td className={page["figure"]}>{line.shown.white ?? "–"}</td>
              <td className={page["figure"]}>{line.shown.black ?? "–"}</td>
              <td className={`${page["figure"]} ${page["dim"]}`}>{line.used?.white}</td>
              <td className={`${page["figure"]} ${page["dim"]}`}>{line.used?.black}</td>
              <td className={page["figure"]}>
                {line.sums.length > 0 && (
                  <button
                    type="button"
                    aria-expanded={open.has(at)}
                    onClick={() => turn(at)}
                  >
                    <span className="spoken">{t("sheet-show-sums", { move: line.moveText ?? line.atText ?? "" })} </span>
                    {line.flagged && <Mark shape="dispute" />} {line.gapText ?? "…"}
                  </button>
                )}
              </td>
            </tr>
            {((line.flagged && at === last) || open.has(at)) && (
              <tr className={styles["more"]}>
                <td colSpan={8}>
                  {line.says.map((one, n) => (
                    <p key={n}>{say(one)}</p>
                  ))}
                  <Because because={line.because} />
                  {open.has(at) && <Sums sums={line.sums} />}
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function kindText(line: ClockLine): string {
  const about = line.about ? say(line.about) : "";
  switch (line.kind) {
    case "call":
      return t("sheet-call");
    case "before":
      return t("sheet-before", { about });
    case "after":
      return t("sheet-after", { about });
    case "move":
      return t("sheet-moves");
  }
}
