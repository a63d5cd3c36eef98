import { useEffect, useState } from "react";
import { desk } from "../ipc/desk";
import type { Choice, PositionAsked, PositionRead, Side } from "../ipc/model";
import { useAsked } from "../ipc/query";
import { say, t } from "../text/say";
import { Checks, Radios } from "../widgets/Check";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";

interface Props {
  text: string;
  onText: (text: string) => void;
  /** Hears the whole position; null while none is typed or something is still to be said. */
  onPosition: (fen: string | null) => void;
}

const NOTHING = { turn: null, castling: [], enPassant: null } satisfies Omit<PositionAsked, "text">;

/** Where the moves begin. What a diagram leaves out is asked for, as far as the men allow it. */
export function PositionField({ text, onText, onPosition }: Props) {
  const [said, setSaid] = useState<Omit<PositionAsked, "text">>(NOTHING);
  const typed = text.trim();
  const asked = { text: typed, ...said };
  const { value: read, refusal } = useAsked<PositionRead>(typed === "" ? null : JSON.stringify(asked), () =>
    desk.readPosition(asked),
  );
  const fen = typed === "" ? null : (read?.fen ?? null);
  useEffect(() => onPosition(fen), [fen]);
  const asks = typed === "" ? null : (read?.asks ?? null);
  return (
    <div className={page["asks"]}>
      <Field
        label={t("claims-fen")}
        placeholder={t("claims-fen-hint")}
        value={text}
        onChange={(now) => {
          onText(now);
          setSaid(NOTHING);
        }}
      />
      {asks && (
        <>
          <Radios
            label={t("position-turn")}
            value={said.turn ?? (asks.turns.length === 1 ? (asks.turns[0]?.value ?? null) : null)}
            options={options(asks.turns)}
            onChange={(turn) => setSaid({ ...said, turn: turn as Side })}
          />
          {asks.castling.length > 0 && (
            <Checks
              label={t("position-castling")}
              value={said.castling}
              options={options(asks.castling)}
              onChange={(castling) => setSaid({ ...said, castling })}
            />
          )}
          {asks.enPassant.length > 0 && (
            <Radios
              label={t("position-en-passant")}
              value={said.enPassant ?? ""}
              options={[{ value: "", label: t("position-en-passant-none") }, ...options(asks.enPassant)]}
              onChange={(square) => setSaid({ ...said, enPassant: square === "" ? null : square })}
            />
          )}
        </>
      )}
      {typed !== "" && refusal && <p role="status">{refusal.messages.map(say).join(" ")}</p>}
      {typed !== "" && read && read.remarks.length > 0 && (
        <p className={`${page["dim"]} ${page["small"]}`}>{read.remarks.map(say).join(" ")}</p>
      )}
    </div>
  );
}

function options(choices: readonly Choice[]): { value: string; label: string }[] {
  return choices.map((one) => ({ value: one.value, label: say(one.label) }));
}
