import { useState } from "react";
import { desk } from "../ipc/desk";
import type { Competition, SettingRow } from "../ipc/model";
import { put, useQuery } from "../ipc/query";
import { useRecording } from "../frame/recording";
import { inHand, useWhere } from "../frame/where";
import { RecordForm } from "../game/forms";
import { ACTIONS, type ActionId } from "../keys/actions";
import { useActionRunner } from "../keys/handlers";
import { say, t } from "../text/say";
import { useForms } from "../incident/useForms";
import { Because } from "../widgets/Because";
import { Button } from "../widgets/Button";
import { Chooser } from "../widgets/Chooser";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import { exported } from "./fileActions";
import { PairByHand } from "./PairByHand";
import styles from "./Settings.module.css";

/** What was announced, who rules, what goes in and out. Every setting is a fact of the journal. */
export function CompetitionPlace({ competition }: { competition: Competition }) {
  const { where } = useWhere();
  const { section } = inHand(competition, where);
  return (
    <div className={page["split"]}>
      <section aria-label={t("competition-files")}>
        <Files competition={competition} />
        <Arbiters competition={competition} />
        {section && <PairByHand section={section} />}
      </section>
      <section aria-label={t("competition-settings")}>
        {section ? <Settings section={section.id} name={section.name} /> : <NewSection />}
      </section>
    </div>
  );
}

function Files({ competition }: { competition: Competition }) {
  const { run, can } = useActionRunner();
  const written = exported();
  return (
    <div className={page["section"]}>
      <h2>{competition.name}</h2>
      <p className={page["dim"]}>{competition.file}</p>
      <p className={page["dim"]}>
        {competition.mirror === null ? t("mirror-none") : t("mirror-kept", { file: competition.mirror })}
      </p>
      {written && (
        <p role="status" className={styles["written"]}>
          {t("exported", { file: written.file })} {written.said.map(say).join(" ")}
        </p>
      )}
      <ul className={styles["files"]}>
        {ACTIONS.filter((action) => action.group === "file" && can(action.id)).map((action) => (
          <li key={action.id}>
            <Button plain onPress={() => run(action.id as ActionId)} keys={action.keys[0]}>
              {t(`action-${action.id}`)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Arbiters({ competition }: { competition: Competition }) {
  const { attempt } = useRecording();
  const { roles } = useForms();
  const [adding, setAdding] = useState(false);
  const [initials, setInitials] = useState("");
  const [name, setName] = useState("");
  const [role, setRole] = useState("floor");
  return (
    <div className={page["section"]}>
      <h3>{t("arbiters-title")}</h3>
      <Chooser
        label={t("arbiters-at-desk")}
        value={competition.recordedBy}
        options={competition.arbiters.map((one) => ({ value: one.id, label: `${one.initials} ${one.name}` }))}
        onChange={(arbiter) => void attempt(() => desk.takeSeat(arbiter)).then((now) => now && put("desk", now))}
      />
      <ul>
        {competition.arbiters.map((one) => (
          <li key={one.id}>
            <b>{one.initials}</b> {one.name} <span className={page["dim"]}>{say(one.role)}</span>
          </li>
        ))}
      </ul>
      {adding ? (
        <RecordForm
          title={t("arbiters-add")}
          done={() => setAdding(false)}
          command={() => ({ kind: "arbiter", initials, name, role })}
        >
          <Field figures autoFocus label={t("begin-initials")} value={initials} onChange={setInitials} />
          <Field label={t("arbiters-name")} value={name} onChange={setName} />
          <Chooser
            label={t("arbiters-role")}
            value={role}
            options={roles.map((one) => ({ value: one.value, label: say(one.label) }))}
            onChange={setRole}
          />
        </RecordForm>
      ) : (
        <p>
          <Button plain onPress={() => setAdding(true)}>
            {t("arbiters-add")}
          </Button>
        </p>
      )}
    </div>
  );
}

function Settings({ section, name }: { section: string; name: string }) {
  const { value: rows } = useQuery<SettingRow[]>(`settings:${section}`, () => desk.settings(section));
  if (!rows) return null;
  return (
    <>
      <div className={page["section"]}>
        <h2>{t("settings-title", { section: name })}</h2>
        <p className={page["dim"]}>{t("settings-note")}</p>
      </div>
      {rows.map((row) => (
        <Setting key={`${row.key} ${row.value}`} row={row} section={section} />
      ))}
      <NewSection />
    </>
  );
}

function Setting({ row, section }: { row: SettingRow; section: string }) {
  const { record } = useRecording();
  const [value, setValue] = useState(row.value);
  const [round, setRound] = useState("");
  const set = (to: string) =>
    void record({ kind: "setting", section, round: round === "" ? null : Number(round), key: row.key, value: to });
  return (
    <form
      className={styles["setting"]}
      data-setting={row.key}
      onSubmit={(event) => {
        event.preventDefault();
        set(value);
      }}
    >
      {row.input === "choice" ? (
        <Chooser
          label={say(row.title)}
          value={row.value}
          options={row.choices.map((one) => ({ value: one.value, label: say(one.label) }))}
          onChange={set}
        />
      ) : (
        <Field label={say(row.title)} figures={row.input === "number"} value={value} onChange={setValue} />
      )}
      <div className={styles["says"]}>
        <p>
          {row.says.map(say).join(", ")} <Because because={row.because} />
        </p>
        {row.silent && <p className={styles["silent"]}>{t("settings-silent")}</p>}
        {row.help && <p className={page["dim"]}>{say(row.help)}</p>}
        {row.warnings.map((warning) => (
          <p key={warning.id} className={styles["silent"]}>
            {say(warning)}
          </p>
        ))}
        {row.overrides.length > 0 && (
          <p className={page["dim"]}>
            {row.overrides.map((one) => t("settings-override", { round: one.round, value: one.value })).join(" · ")}
          </p>
        )}
      </div>
      <Field figures label={t("settings-round")} placeholder={t("settings-all-rounds")} value={round} onChange={setRound} />
      {row.input === "choice" ? (
        <span />
      ) : (
        <Button type="submit" isDisabled={value === row.value && round === ""}>
          {t("form-record")}
        </Button>
      )}
    </form>
  );
}

function NewSection() {
  const [adding, setAdding] = useState(false);
  const [letter, setLetter] = useState("");
  const [name, setName] = useState("");
  return (
    <div className={page["section"]}>
      {adding ? (
        <RecordForm
          title={t("section-add")}
          done={() => setAdding(false)}
          command={() => ({ kind: "section", letter, name, rounds: null })}
        >
          <Field figures autoFocus label={t("begin-letter")} value={letter} onChange={setLetter} />
          <Field label={t("begin-section")} value={name} onChange={setName} />
        </RecordForm>
      ) : (
        <p>
          <Button plain onPress={() => setAdding(true)}>
            {t("section-add")}
          </Button>
        </p>
      )}
    </div>
  );
}
