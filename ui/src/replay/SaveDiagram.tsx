import { useState } from "react";
import { desk, refusalFrom } from "../ipc/desk";
import type { DiagramAsked, DiagramFormat } from "../ipc/model";
import { useActions } from "../keys/handlers";
import { say, t } from "../text/say";
import { Button } from "../widgets/Button";
import page from "../widgets/Page.module.css";

/** Saves the position in view as a picture; the desk asks where. */
export function SaveDiagram({ asked }: { asked: Omit<DiagramAsked, "format"> }) {
  const [said, setSaid] = useState<string | null>(null);
  const save = async (format: DiagramFormat) => {
    try {
      const { file } = await desk.saveDiagram({ ...asked, format });
      setSaid(t("replay-saved", { file }));
    } catch (thrown) {
      const refusal = refusalFrom(thrown);
      setSaid(refusal.code === "cancelled" ? null : refusal.messages.map(say).join(" "));
    }
  };
  useActions({ "save-svg": () => void save("svg"), "save-png": () => void save("png") });
  return (
    <>
      <p className={page["actions"]}>
        <Button onPress={() => void save("svg")}>{t("replay-save-svg")}</Button>
        <Button onPress={() => void save("png")}>{t("replay-save-png")}</Button>
      </p>
      {said !== null && <p role="status">{said}</p>}
    </>
  );
}
