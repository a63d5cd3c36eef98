// What everybody in the hall is to read. It is an entry of the journal: who announced what when can be asked later.
import { useState } from "react";
import { desk } from "../ipc/desk";
import type { Competition, HallShown } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { RecordForm } from "../game/forms";
import { useRecording } from "../frame/recording";
import { t } from "../text/say";
import { Button } from "../widgets/Button";
import { Chooser } from "../widgets/Chooser";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";

/** Stands for everybody in the list of sections. */
const ALL = "";

export function Announce({ competition, done }: { competition: Competition; done: () => void }) {
  const { record } = useRecording();
  const [section, setSection] = useState<string>(ALL);
  const [text, setText] = useState("");
  const { value: hall } = useQuery<HallShown>("clocks:announced", desk.announced);
  const sections = competition.sections.map((one) => ({ value: one.id, label: one.name }));
  const standing = [
    { section: null, text: hall?.announcement ?? null },
    ...competition.sections.map((one, at) => ({ section: one.id, text: hall?.sections[at]?.announcement ?? null })),
  ].filter((one) => one.text !== null);
  return (
    <>
      <RecordForm
        title={t("announce-title")}
        done={done}
        command={() => ({ kind: "announce", section: section === ALL ? null : section, text })}
      >
        <Chooser
          label={t("announce-to")}
          value={section}
          options={[{ value: ALL, label: t("announce-everybody") }, ...sections]}
          onChange={setSection}
        />
        <Field long enterRecords autoFocus label={t("announce-text")} value={text} onChange={setText} />
      </RecordForm>
      {standing.map((one) => (
        <p key={one.section ?? ALL} className={page["form"]}>
          {t("announce-standing", { text: one.text ?? "" })}{" "}
          <Button onPress={() => void record({ kind: "announce", section: one.section, text: null })}>
            {t("announce-take-down")}
          </Button>
        </p>
      ))}
    </>
  );
}
