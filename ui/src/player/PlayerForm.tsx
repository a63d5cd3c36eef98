import { useState } from "react";
import type { PlayerCard, PlayerDraft, SectionId } from "../ipc/model";
import { orNull, RecordForm } from "../game/forms";
import { t } from "../text/say";
import { Field } from "../widgets/Field";

const FIELDS = ["name", "title", "rating", "fideNumber", "federation", "born"] as const;

/** A player entered by hand, or changed. Whatever was logged stays with the player. */
export function PlayerForm({ section, card, done }: { section: SectionId; card?: PlayerCard; done: () => void }) {
  const [draft, setDraft] = useState<PlayerDraft>({
    name: card?.row.name ?? "",
    title: card?.row.title ?? null,
    rating: card?.row.ratingText ?? null,
    fideNumber: card?.fideNumber ?? null,
    federation: card?.row.federation ?? null,
    born: card?.born ?? null,
  });
  return (
    <RecordForm
      title={t(card ? "player-change" : "players-add")}
      done={done}
      command={() =>
        card ? { kind: "changePlayer", player: card.row.player, to: draft } : { kind: "player", section, player: draft }
      }
    >
      {FIELDS.map((field) => (
        <Field
          key={field}
          autoFocus={field === "name"}
          label={t(`player-field-${field}`)}
          value={draft[field] ?? ""}
          onChange={(text) => setDraft({ ...draft, [field]: field === "name" ? text : orNull(text) })}
        />
      ))}
    </RecordForm>
  );
}
