import { useState } from "react";
import { desk } from "../ipc/desk";
import type { Command, PlayerRow, Section } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { RecordForm } from "../game/forms";
import { t } from "../text/say";
import { Button } from "../widgets/Button";
import { Chooser } from "../widgets/Chooser";
import { Field } from "../widgets/Field";
import page from "../widgets/Page.module.css";

type Bye = Extract<Command, { kind: "bye" }>["bye"];
const BYES: Bye[] = ["allocated", "half", "full", "zero", "absent"];

/** A pairing or a bye entered by hand, where no pairing program is used. */
export function PairByHand({ section }: { section: Section }) {
  const [what, setWhat] = useState<"pair" | "bye" | null>(null);
  const [round, setRound] = useState(String(section.rounds.at(-1)?.round ?? 1));
  const [board, setBoard] = useState("");
  const [white, setWhite] = useState("");
  const [black, setBlack] = useState("");
  const [bye, setBye] = useState<Bye>("allocated");
  const players = useQuery<PlayerRow[]>(what ? `players:${section.id}` : null, () => desk.players(section.id)).value ?? [];
  const options = players.map((one) => ({ value: one.player, label: `${one.number} ${one.name}` }));
  const done = () => setWhat(null);
  const at = { section: section.id, round: Number(round) };
  const roundField = <Field figures autoFocus label={t("header-round")} value={round} onChange={setRound} />;
  return (
    <div className={page["section"]}>
      <h3>{t("by-hand-title")}</h3>
      {what === null && (
        <p className={page["actions"]}>
          <Button onPress={() => setWhat("pair")}>{t("by-hand-pair")}</Button>
          <Button onPress={() => setWhat("bye")}>{t("by-hand-bye")}</Button>
        </p>
      )}
      {what === "pair" && (
        <RecordForm
          title={t("by-hand-pair")}
          done={done}
          command={() => ({ kind: "pair", ...at, board: board === "" ? null : Number(board), white, black })}
        >
          {roundField}
          <Field figures label={t("column-board")} value={board} onChange={setBoard} />
          <Chooser label={t("side-white")} value={white} options={options} onChange={setWhite} />
          <Chooser label={t("side-black")} value={black} options={options} onChange={setBlack} />
        </RecordForm>
      )}
      {what === "bye" && (
        <RecordForm
          title={t("by-hand-bye")}
          done={done}
          command={() => ({ kind: "bye", ...at, player: white, bye })}
        >
          {roundField}
          <Chooser label={t("by-hand-player")} value={white} options={options} onChange={setWhite} />
          <Chooser
            label={t("by-hand-bye-kind")}
            value={bye}
            options={BYES.map((one) => ({ value: one, label: t(`bye-${one}`) }))}
            onChange={(one) => setBye(one as Bye)}
          />
        </RecordForm>
      )}
    </div>
  );
}
