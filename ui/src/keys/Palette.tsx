import { useState } from "react";
import { Autocomplete, Input, Menu, MenuItem, SearchField, useFilter } from "react-aria-components";
import { desk } from "../ipc/desk";
import type { Competition, PlayerRow } from "../ipc/model";
import { useQuery } from "../ipc/query";
import { useWhere } from "../frame/where";
import { t } from "../text/say";
import chooser from "../widgets/Chooser.module.css";
import { ACTIONS, type ActionId } from "./actions";
import { useActionRunner } from "./handlers";
import { keysText } from "./keymap";
import { Over } from "./Over";
import styles from "./Over.module.css";

interface Found {
  id: string;
  label: string;
  beside: string | null;
  go: () => void;
}

/** More players than these are found by typing on: each is drawn, and a big event has hundreds. */
const PLAYERS = 50;

/** Everything that can be done or found, by typing a part of its name. What nobody can do here and now is dim. */
export function Palette({ competition, close }: { competition: Competition | null; close: () => void }) {
  const { contains } = useFilter({ sensitivity: "base" });
  const { run, can } = useActionRunner();
  const { go } = useWhere();
  const [typed, setTyped] = useState("");
  const wanted = typed.trim();
  const players = useQuery<PlayerRow[]>(competition ? "players:" : null, () => desk.players(null)).value ?? [];

  const idle = ACTIONS.filter((action) => !can(action.id)).map((action) => action.id);
  const actions: Found[] = ACTIONS.filter((action) => action.id !== "palette").map((action) => ({
    id: action.id,
    label: t(`action-${action.id}`),
    beside: action.keys[0] === undefined ? null : keysText(action.keys[0]),
    go: () => void run(action.id as ActionId),
  }));
  const named = wanted === "" ? [] : players.filter((player) => contains(player.name, wanted));
  const found: Found[] = [
    ...actions.filter((action) => contains(action.label, wanted)),
    ...named.slice(0, PLAYERS).map((player) => ({
      id: `player ${player.player}`,
      label: player.name,
      beside: sectionName(competition, player.section),
      go: () => go({ place: "players", player: player.player }),
    })),
  ];

  return (
    <Over title={t("palette-title")} close={close}>
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchField autoFocus aria-label={t("palette-title")} className={styles["search"] ?? ""}>
          <Input placeholder={t("palette-placeholder")} />
        </SearchField>
        <Menu
          className={chooser["list"] ?? ""}
          items={found}
          disabledKeys={idle}
          renderEmptyState={() => <p className={styles["empty"]}>{t("palette-nothing")}</p>}
          onAction={(id) => {
            close();
            const chosen = found.find((one) => one.id === id);
            requestAnimationFrame(() => chosen?.go());
          }}
        >
          {(one) => (
            <MenuItem id={one.id} className={chooser["item"] ?? ""} textValue={one.label}>
              <span>{one.label}</span>
              {one.beside !== null && <kbd>{one.beside}</kbd>}
            </MenuItem>
          )}
        </Menu>
        {named.length > PLAYERS && (
          <p className={styles["more"]}>{t("palette-more", { count: named.length - PLAYERS })}</p>
        )}
      </Autocomplete>
    </Over>
  );
}

function sectionName(competition: Competition | null, id: string): string | null {
  return competition?.sections.find((section) => section.id === id)?.name ?? null;
}
