import { useState } from "react";
import { desk } from "../ipc/desk";
import type { BoardRow, EnvelopeTyped } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { orNull, RecordForm } from "../game/forms";
import { t } from "../text/say";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";
import { EnvelopeFields } from "./EnvelopeFields";

/** Adjourns the board in hand: everything that stands on the envelope, filled in with what the desk knows. */
export function AdjournForm({ row, done }: { row: BoardRow; done: () => void }) {
  const { value: known } = useQuery<EnvelopeTyped>(`envelope:${row.game}`, () => desk.envelopeForm(row.game));
  return known ? <Filled key={row.game} row={row} known={known} done={done} /> : null;
}

function Filled({ row, known, done }: { row: BoardRow; known: EnvelopeTyped; done: () => void }) {
  const [envelope, setEnvelope] = useState(known);
  const [sealed, setSealed] = useState("");
  const [holder, setHolder] = useState("");
  return (
    <RecordForm
      title={t("adjourn-title")}
      done={done}
      command={() => ({
        kind: "adjournment",
        act: { what: "adjourn", game: row.game, envelope, sealed: orNull(sealed), holder: orNull(holder) },
      })}
    >
      <EnvelopeFields
        fresh
        envelope={envelope}
        change={setEnvelope}
        names={{ white: row.white.name, black: row.black.name }}
      />
      <Field label={t("adjourn-holder")} value={holder} onChange={setHolder} />
      <div className={page["whole"]}>
        <Field label={t("adjourn-sealed")} hint={t("adjourn-sealed-hint")} value={sealed} onChange={setSealed} />
      </div>
      <p className={`${page["small"]} ${page["dim"]} ${page["whole"]}`}>{t("adjourn-secret")}</p>
    </RecordForm>
  );
}
