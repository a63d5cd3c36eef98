import { useState } from "react";
import { desk } from "../ipc/desk";
import type { Appealable, AppealLodged, Command, Preview } from "../ipc/model";
import { useAsked } from "../ipc/query";
import { useRecording } from "../frame/recording";
import { useWhere } from "../frame/where";
import { OccurredField, orNull } from "../game/forms";
import { say, t } from "../text/say";
import { Because } from "../widgets/Because";
import { Button } from "../widgets/Button";
import { Check } from "../widgets/Check";
import { Chooser } from "../widgets/Chooser";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import { Left } from "./AppealsPlace";
import { useAppealForms } from "./useAppeals";
import styles from "./Appeals.module.css";

/** An appeal against a ruling as it is lodged: who, in what capacity, with what fee, asking for what. */
export function LodgeForm({ ruling }: { ruling: Appealable }) {
  const { record } = useRecording();
  const { go } = useWhere();
  const { capacities } = useAppealForms();
  const [player, setPlayer] = useState<string | null>(null);
  const [capacity, setCapacity] = useState("player");
  const [appellant, setAppellant] = useState("");
  const [fee, setFee] = useState("");
  const [spoken, setSpoken] = useState(false);
  const [lodged, setLodged] = useState("");
  const [minutes, setMinutes] = useState("");
  const [statement, setStatement] = useState("");

  const appeal: AppealLodged = {
    incident: ruling.incident,
    player: player === null ? null : orNull(player),
    appellant: orNull(appellant),
    capacity,
    fee: orNull(fee),
    spoken,
    lodged: orNull(lodged),
    deadlineMinutes: /^\d+$/.test(minutes.trim()) ? Number(minutes) : null,
    statement: orNull(statement),
    panel: [],
  };
  const command: Command = { kind: "lodgeAppeal", appeal };
  const named = appeal.player !== null || appeal.appellant !== null;
  const preview = useAsked<Preview>(named ? JSON.stringify(command) : null, () => desk.preview(command));

  return (
    <form
      className={page["form"]}
      onSubmit={(event) => {
        event.preventDefault();
        void record(command).then((recorded) => recorded && go({ appealing: ruling.incident }));
      }}
    >
      <h2>
        {t("appeals-lodge")} <span className={page["dim"]}>{say(ruling.place)}</span>
      </h2>
      <dl className={styles["facts"]}>
        <dt>{t("report-appealed")}</dt>
        <dd>
          {t("report-appealed-ruling", {
            entry: ruling.rulingText,
            ruling: [say(ruling.title), ...ruling.ruling.map(say)].join(" · "),
          })}{" "}
          <Because because={ruling.because} />
        </dd>
        <dt>{t("appeals-deadline")}</dt>
        <dd>
          {t("appeals-ruled-at", { time: ruling.decidedText, window: say(ruling.window) })} <Left ruling={ruling} />
        </dd>
      </dl>
      <div className={page["fields"]}>
        <Chooser
          autoFocus
          label={t("appeals-for")}
          value={player}
          options={[
            ...ruling.players.map((one) => ({ value: one.player, label: one.name })),
            { value: "", label: t("appeals-for-nobody") },
          ]}
          onChange={setPlayer}
        />
        <Chooser
          label={t("appeals-capacity")}
          value={capacity}
          options={capacities.map((one) => ({ value: one.value, label: say(one.label) }))}
          onChange={setCapacity}
        />
        <Field
          label={t("report-appellant")}
          placeholder={ruling.players.find((one) => one.player === player)?.name}
          value={appellant}
          onChange={setAppellant}
        />
      </div>
      <Field long label={t("appeals-statement")} value={statement} onChange={setStatement} />
      <div className={page["fields"]}>
        <Field label={t("report-fee")} placeholder="50 EUR" value={fee} onChange={setFee} />
        <Field
          figures
          label={t("appeals-minutes")}
          inputMode="numeric"
          value={minutes}
          onChange={setMinutes}
        />
        <OccurredField value={lodged} onChange={setLodged} />
      </div>
      <Check isSelected={spoken} onChange={setSpoken}>
        {t("appeals-spoken")}
      </Check>
      <p role="status" className={styles["remarks"]}>
        {[...(preview.value?.remarks ?? []), ...(preview.refusal?.messages ?? [])].map(say).join(" ")}
      </p>
      <p className={page["actions"]}>
        <Button type="submit" first keys="Enter">
          {t("appeals-lodge-record")}
        </Button>
        <Button onPress={() => go({ appealing: null })}>{t("form-cancel")}</Button>
      </p>
    </form>
  );
}
