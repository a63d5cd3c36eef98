import { useState } from "react";
import type { Desk, NewCompetition, NewSection } from "../ipc/model";
import { say, t } from "../text/say";
import { Button } from "../widgets/Button";
import { Chooser } from "../widgets/Chooser";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import type { Files } from "./fileActions";

/** No competition lies on the desk: open one, begin one, or look at the sample. */
export function StartPlace({ desk, files }: { desk: Desk; files: Files }) {
  if (files.beginning) return <Beginning create={files.create} cancel={() => files.begin(false)} />;
  return (
    <div className={page["teach"]}>
      <h2>{t("start-title")}</h2>
      <p>{t("start-what")}</p>
      <p className={page["actions"]}>
        <Button first autoFocus onPress={() => files.open(null, false)} keys="Ctrl+o">
          {t("start-open")}
        </Button>
        <Button onPress={() => files.begin(true)} keys="Ctrl+n">
          {t("start-new")}
        </Button>
        <Button onPress={files.sample}>{t("start-sample")}</Button>
        <Button onPress={files.famousClaims}>{t("start-famous-claims")}</Button>
      </p>
      {desk.recent.length > 0 && (
        <section>
          <h3>{t("start-recent")}</h3>
          <ul>
            {desk.recent.map((file) => (
              <li key={file.path}>
                <Button plain onPress={() => files.open(file.path, false)}>
                  {file.name} <span className={page["dim"]}>{file.openedText}</span>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {desk.warnings.map((warning) => (
        <p key={warning.id}>{say(warning)}</p>
      ))}
    </div>
  );
}

const FIRST_SECTION: NewSection = { letter: "A", name: "", timeControl: "", edition: null };
const EDITIONS = ["2023", "old"];

function Beginning({ create, cancel }: { create: (wanted: NewCompetition) => void; cancel: () => void }) {
  const [wanted, setWanted] = useState<NewCompetition>({
    name: "",
    sections: [FIRST_SECTION],
    arbiterName: "",
    arbiterInitials: "",
  });
  const change = (to: Partial<NewCompetition>) => setWanted((was) => ({ ...was, ...to }));
  const changeSection = (at: number, to: Partial<NewSection>) =>
    change({ sections: wanted.sections.map((one, index) => (index === at ? { ...one, ...to } : one)) });
  return (
    <form
      className={`${page["teach"]} ${page["form"]}`}
      onSubmit={(event) => {
        event.preventDefault();
        create(wanted);
      }}
    >
      <h2>{t("begin-title")}</h2>
      <Field autoFocus isRequired label={t("begin-name")} value={wanted.name} onChange={(name) => change({ name })} />
      {wanted.sections.map((section, at) => (
        <div key={at} className={page["fields"]}>
          <Field
            figures
            label={t("begin-letter")}
            value={section.letter}
            onChange={(letter) => changeSection(at, { letter })}
          />
          <Field label={t("begin-section")} value={section.name} onChange={(name) => changeSection(at, { name })} />
          <Field
            label={t("begin-control")}
            placeholder="40/90+30:30+30"
            value={section.timeControl}
            onChange={(timeControl) => changeSection(at, { timeControl })}
          />
          <Chooser
            label={t("setting-edition")}
            value={section.edition ?? "2023"}
            options={EDITIONS.map((value) => ({ value, label: t(`law-edition-${value}`) }))}
            onChange={(edition) => changeSection(at, { edition: edition === "2023" ? null : edition })}
          />
          {section.edition === "old" && <p className={page["whole"]}>{t("setting-edition-historical")}</p>}
        </div>
      ))}
      <Button
        plain
        onPress={() =>
          change({
            sections: [
              ...wanted.sections,
              { ...FIRST_SECTION, letter: String.fromCharCode(65 + wanted.sections.length) },
            ],
          })
        }
      >
        {t("begin-another-section")}
      </Button>
      <div className={page["fields"]}>
        <Field
          isRequired
          label={t("begin-arbiter")}
          value={wanted.arbiterName}
          onChange={(arbiterName) => change({ arbiterName })}
        />
        <Field
          isRequired
          figures
          label={t("begin-initials")}
          value={wanted.arbiterInitials}
          onChange={(arbiterInitials) => change({ arbiterInitials })}
        />
      </div>
      <p className={page["actions"]}>
        <Button first type="submit" keys="Enter">
          {t("begin-create")}
        </Button>
        <Button onPress={cancel}>{t("form-cancel")}</Button>
      </p>
    </form>
  );
}
