import type { CorrectionShown } from "../ipc/model";
import { say, t } from "../text/say";
import { Because } from "../widgets/Because";
import page from "../widgets/Page.module.css";
import { Sums } from "./Sums";

interface Props {
  shown: CorrectionShown;
  white: string;
  black: string;
}

/** Before, after, and every step between, to be read out at the board. */
export function WorkedOut({ shown, white, black }: Props) {
  const names = { white, black };
  return (
    <section aria-label={t("correction-sums")} data-permitted={shown.permitted}>
      <table className={page["table"]}>
        <thead>
          <tr>
            <th scope="col">
              <span className="spoken">{t("clocks-side")}</span>
            </th>
            <th scope="col">{t("correction-before")}</th>
            <th scope="col">{t("correction-after")}</th>
            <th scope="col">{t("correction-counters")}</th>
          </tr>
        </thead>
        <tbody>
          {(["white", "black"] as const).map((side) => (
            <tr key={side}>
              <th scope="row">
                {t(`side-${side}`)} <bdi>{names[side]}</bdi>
              </th>
              <td>{shown.before[side]}</td>
              <td>
                <b>{shown.after[side]}</b>
              </td>
              <td>
                {shown.countersBefore[side]} → {shown.countersAfter[side]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {noTimeChanges(shown) && <p role="status">{t("correction-counter-only")}</p>}
      {!shown.permitted && <p role="status">{t("correction-closed")}</p>}
      {shown.permitted && shown.record === null && <p role="status">{t("correction-nothing")}</p>}
      {(["white", "black"] as const).map((side) => (
        <Judged key={side} shown={shown} side={side} />
      ))}
      {shown.lines.map((line, index) => (
        <p key={index}>{say(line)}</p>
      ))}
      <Because because={shown.because} />
      <Sums sums={shown.sums} />
    </section>
  );
}

function noTimeChanges(shown: CorrectionShown): boolean {
  const { before, after, record } = shown;
  return record !== null && before.white === after.white && before.black === after.black;
}

function Judged({ shown, side }: { shown: CorrectionShown; side: "white" | "black" }) {
  const [short, more] = [shown.shortfall[side], shown.margin[side]];
  const name = t(`side-${side}`);
  return (
    <>
      {short !== null && <p>{t("correction-shortfall", { side: name, time: short })}</p>}
      {more !== null && <p>{t("correction-margin", { side: name, time: more })}</p>}
    </>
  );
}
