import { useState } from "react";
import { desk } from "../ipc/desk";
import type { DefaultsDue, Round } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { Arrivals } from "../clocks/Arrivals";
import { useRecording } from "../frame/recording";
import { saveForfeits } from "../reports/forfeits";
import { useActions } from "../keys/handlers";
import { t } from "../text/say";
import { Because } from "../widgets/Because";
import { Button } from "../widgets/Button";
import { Check } from "../widgets/Check";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import { orNull, RecordForm } from "./forms";

/** The forfeits of the round at the default time: one list to confirm, exceptions with a reason. */
export function DefaultsForm({ round, done }: { round: Round; done: () => void }) {
  const key = `defaults:${round.section}:${round.round}:${round.counts.late}`;
  const { value: due } = useQuery<DefaultsDue>(key, () => desk.defaultsDue(round.section, round.round));
  const [excepted, setExcepted] = useState<Record<string, string>>({});
  const { attempt } = useRecording();
  const [saved, setSaved] = useState<string | null>(null);
  const notice = async () => {
    const answer = await attempt(() => saveForfeits(round.section, round.round));
    if (answer !== null) setSaved(answer.file);
  };
  useActions({ "print-forfeits": () => void notice() });
  if (!due) return null;
  return (
    <>
      <Arrivals section={round.section} round={round.round} />
      {due.rows.length === 0 ? (
        <p className={page["form"]}>{t("defaults-none")}</p>
      ) : (
        <Forfeits due={due} excepted={excepted} setExcepted={setExcepted} done={() => setExcepted({})} close={done} />
      )}
      <div className={page["form"]}>
        <p className={page["actions"]}>
          <Button onPress={() => void notice()} keys="Shift+D">
            {t("defaults-print")}
          </Button>
        </p>
        {saved !== null && <p role="status">{t("defaults-saved", { file: saved })}</p>}
      </div>
    </>
  );
}

interface ForfeitsProps {
  due: DefaultsDue;
  excepted: Record<string, string>;
  setExcepted: (to: Record<string, string>) => void;
  /** After the list is recorded; it stays open, for the notice. */
  done: () => void;
  close: () => void;
}

/** The list to confirm; a board is taken out of it by a reason. */
function Forfeits({ due, excepted, setExcepted, done, close }: ForfeitsProps) {
  return (
    <RecordForm
      title={t("defaults-title")}
      done={done}
      cancel={close}
      command={() => ({
        kind: "confirmDefaults",
        section: due.section,
        round: due.round,
        games: due.rows.map((row) => ({
          game: row.game,
          confirmed: excepted[row.game] === undefined,
          reason: orNull(excepted[row.game] ?? ""),
        })),
      })}
    >
      <p className={`${page["small"]} ${page["whole"]}`}>
        {t("defaults-how")} <Because because={due.because} />
      </p>
      <table className={`${page["table"]} ${page["whole"]}`}>
        <tbody>
          {due.rows.map((row) => {
            const reason = excepted[row.game];
            return (
              <tr key={row.game}>
                <td className={page["figure"]}>{row.board}</td>
                <td>
                  {row.white} – {row.black}
                  {reason !== undefined && (
                    <Field
                      label={t("defaults-reason")}
                      value={reason}
                      onChange={(text) => setExcepted({ ...excepted, [row.game]: text })}
                    />
                  )}
                </td>
                <td className={page["figure"]}>
                  <b>{row.result.text}</b>
                </td>
                <td>
                  <Check
                    isSelected={reason === undefined}
                    onChange={(confirmed) => {
                      const { [row.game]: _, ...others } = excepted;
                      setExcepted(confirmed ? others : { ...excepted, [row.game]: "" });
                    }}
                  >
                    {t(reason === undefined ? "defaults-confirmed" : "defaults-excepted")}
                  </Check>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </RecordForm>
  );
}
