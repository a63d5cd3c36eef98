// Games out as PGN: which, for whom, and where the dialog says.
import { useState } from "react";
import { boardText, useBoardInHand } from "../board/RoundBoards";
import { desk } from "../ipc/desk";
import type { Competition, PgnProfile } from "../ipc/model";
import { useRecording } from "../frame/recording";
import { inHand, useWhere } from "../frame/where";
import { useActions } from "../keys/handlers";
import { say, t } from "../text/say";
import { Button } from "../widgets/Button";
import { Radios } from "../widgets/Check";
import page from "../widgets/Page.module.css";
import styles from "./Games.module.css";
import { hold, useHeld } from "./held";

const PROFILES: readonly PgnProfile[] = ["archive", "broadcast", "rating"];
type Scope = "game" | "round" | "section" | "all";

export function WritePart({ competition }: { competition: Competition }) {
  const { attempt } = useRecording();
  const { where } = useWhere();
  const { section, round } = inHand(competition, where);
  const { row } = useBoardInHand(competition);
  const { written } = useHeld();
  const [scope, setScope] = useState<Scope>("round");
  const [profile, setProfile] = useState<PgnProfile>("archive");
  const missing = scope === "game" && row === null;
  const write = async () => {
    if (missing) return;
    const answer = await attempt(() =>
      desk.writeGames({
        game: scope === "game" ? (row?.game ?? null) : null,
        section: scope === "all" ? null : (section?.id ?? null),
        round: scope === "round" || scope === "game" ? round : null,
        profile,
      }),
    );
    if (answer !== null) hold({ written: answer });
  };
  useActions({ attach: () => void write() });
  return (
    <div className={page["form"]}>
      <h2>{t("games-out-title")}</h2>
      <div className={styles["choices"]}>
        <Radios
          label={t("games-out-which")}
          value={scope}
          options={[
            { value: "game", label: `${t("games-out-game")}${row ? `: ${boardText(row)}` : ""}` },
            { value: "round", label: `${t("games-out-round")}: ${section?.name ?? ""}, ${round ?? ""}` },
            { value: "section", label: `${t("games-out-section")}: ${section?.name ?? ""}` },
            { value: "all", label: `${t("games-out-all")}: ${competition.name}` },
          ]}
          onChange={(to) => setScope(to as Scope)}
        />
        <Radios
          label={t("games-out-for")}
          value={profile}
          options={PROFILES.map((value) => ({ value, label: t(`games-out-${value}`) }))}
          onChange={(to) => setProfile(to as PgnProfile)}
        />
      </div>
      {missing && <p role="status">{t("games-out-no-board")}</p>}
      <p className={page["actions"]}>
        <Button first autoFocus isDisabled={missing} onPress={() => void write()} keys="Ctrl+Enter">
          {t("games-out-write")}
        </Button>
      </p>
      {written && (
        <p role="status">
          {t("exported", { file: written.file })} {written.said.map(say).join(" ")}
        </p>
      )}
    </div>
  );
}
