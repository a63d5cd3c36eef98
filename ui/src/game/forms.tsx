// The short forms of a board. They hand over what was typed; the desk reads it and says what it did not understand.
import { useState, type FormEvent, type ReactNode } from "react";
import type { BoardRow, Command } from "../ipc/model";
import { useRecording } from "../frame/recording";
import { t } from "../text/say";
import { Button } from "../widgets/Button";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";

interface Props {
  row: BoardRow;
  done: () => void;
}

export function ClocksForm({ row, done }: Props) {
  const [white, setWhite] = useState("");
  const [black, setBlack] = useState("");
  const [move, setMove] = useState("");
  const [occurred, setOccurred] = useState("");
  return (
    <RecordForm
      title={t("form-clocks")}
      done={done}
      command={() => ({
        kind: "clockReading",
        game: row.game,
        clocks: { white: orNull(white), black: orNull(black) },
        move: orNull(move),
        occurred: orNull(occurred),
      })}
    >
      <Field figures autoFocus label={t("form-clock-white")} placeholder="0:12:22" value={white} onChange={setWhite} />
      <Field figures label={t("form-clock-black")} placeholder="0:46:09" value={black} onChange={setBlack} />
      <Field figures label={t("form-move")} placeholder="34" value={move} onChange={setMove} />
      <OccurredField value={occurred} onChange={setOccurred} />
    </RecordForm>
  );
}

export function NoteForm({ row, done }: Props) {
  const [text, setText] = useState("");
  return (
    <RecordForm
      title={t("form-note")}
      done={done}
      command={() => ({ kind: "note", game: row.game, player: null, text })}
    >
      <Field long enterRecords autoFocus label={t("form-text")} value={text} onChange={setText} />
    </RecordForm>
  );
}

/** Both players are missing: who has come? One key each. */
export function ArrivalForm({ row, done }: Props) {
  const { record } = useRecording();
  const [occurred, setOccurred] = useState("");
  const arrived = async (...sides: ("white" | "black")[]) => {
    for (const side of sides) {
      const recorded = await record({ kind: "arrival", game: row.game, side, occurred: orNull(occurred) });
      if (!recorded) return;
    }
    done();
  };
  return (
    <div className={page["form"]}>
      <h3>{t("form-arrival")}</h3>
      <p className={page["actions"]}>
        <Button first autoFocus onPress={() => void arrived("white")}>
          {t("form-arrival-of", { name: row.white.name })}
        </Button>
        <Button onPress={() => void arrived("black")}>{t("form-arrival-of", { name: row.black.name })}</Button>
        <Button onPress={() => void arrived("white", "black")}>{t("form-arrival-both")}</Button>
      </p>
      <OccurredField value={occurred} onChange={setOccurred} />
    </div>
  );
}

export function OccurredField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <Field
      figures
      label={t("form-occurred")}
      placeholder={t("form-occurred-now")}
      value={value}
      onChange={onChange}
    />
  );
}

interface RecordFormProps {
  title: string;
  done: () => void;
  /** Leaving it unrecorded, where that is something else. */
  cancel?: () => void;
  command: () => Command;
  children: ReactNode;
}

/** Enter records, Ctrl Enter from every field; a refusal leaves everything typed where it is. */
export function RecordForm({ title, done, cancel = done, command, children }: RecordFormProps) {
  const { record } = useRecording();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await record(command())) done();
  };
  return (
    <form className={page["form"]} onSubmit={(event) => void submit(event)}>
      <h3>{title}</h3>
      <div className={page["fields"]}>{children}</div>
      <p className={page["actions"]}>
        <Button type="submit" first keys="Enter">
          {t("form-record")}
        </Button>
        <Button onPress={cancel} keys="Escape">
          {t("form-cancel")}
        </Button>
      </p>
    </form>
  );
}

export function orNull(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === "" ? null : trimmed;
}
