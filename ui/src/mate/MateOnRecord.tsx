import { useState } from "react";
import type { Pair, Side } from "../ipc/model";
import { t } from "../text/say";
import { Radios } from "../widgets/Check";
import page from "../widgets/Page.module.css";
import { MateEvidence } from "./MateEvidence";

interface Props {
  game: string;
  names: Pair<string>;
  close: () => void;
}

/** The mate question for the position on record, without an incident that asks it; where there is none, the desk says so. */
export function MateOnRecord({ game, names, close }: Props) {
  const [side, setSide] = useState<Side>("white");
  return (
    <section className={page["section"]}>
      <h3>{t("evidence-title")}</h3>
      <Radios
        label={t("evidence-side")}
        value={side}
        options={(["white", "black"] as const).map((one) => ({ value: one, label: `${t(`side-${one}`)}: ${names[one]}` }))}
        onChange={(chosen) => setSide(chosen === "black" ? "black" : "white")}
      />
      <MateEvidence question={{ game, fen: null, side }} close={close} />
    </section>
  );
}
