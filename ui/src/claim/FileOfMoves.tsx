import { useState } from "react";
import { desk, refusalFrom } from "../ipc/desk";
import { say, t } from "../text/say";
import { Button } from "../widgets/Button";

/** Moves out of a file; the desk asks which. */
export function FileOfMoves({ onRead }: { onRead: (moves: string) => void }) {
  const [refused, setRefused] = useState<string | null>(null);
  const read = async () => {
    try {
      onRead(await desk.readMoves());
      setRefused(null);
    } catch (thrown) {
      const refusal = refusalFrom(thrown);
      setRefused(refusal.code === "cancelled" ? null : refusal.messages.map(say).join(" "));
    }
  };
  return (
    <>
      <Button onPress={() => void read()}>{t("claims-file")}</Button>
      {refused !== null && <p role="status">{refused}</p>}
    </>
  );
}
