import { useState } from "react";
import { desk, refusalFrom } from "../ipc/desk";
import { say, t } from "../text/say";
import { Button } from "../widgets/Button";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";

interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** The moves claimed on: pasted, typed, or out of a file. */
export function MovesField({ value, onChange }: Props) {
  const [refused, setRefused] = useState<string | null>(null);
  const read = async () => {
    try {
      onChange(await desk.readMoves());
      setRefused(null);
    } catch (thrown) {
      const refusal = refusalFrom(thrown);
      setRefused(refusal.code === "cancelled" ? null : refusal.messages.map(say).join(" "));
    }
  };
  return (
    <div className={page["asks"]}>
      <Field long label={t("claims-moves")} hint={t("claims-moves-hint")} value={value} onChange={onChange} />
      <p className={page["actions"]}>
        <Button onPress={() => void read()}>{t("claims-file")}</Button>
      </p>
      {refused !== null && <p role="status">{refused}</p>}
    </div>
  );
}
