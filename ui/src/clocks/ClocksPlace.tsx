// The clocks of the round, walked board by board: who is short of time, whom to read again, whose sums do not come out;
// beside them the sheet of the board in hand, its reading, its correction.
import { useEffect } from "react";
import { BoardChooser, useBoardInHand } from "../board/RoundBoards";
import { desk } from "../ipc/desk";
import type { ClockRound, Competition } from "../ipc/model";
import { invalidate, useQuery } from "../ipc/query";
import { useWhere } from "../frame/where";
import { ClocksForm } from "../game/forms";
import { useActionRunner, useActions } from "../keys/handlers";
import { t } from "../text/say";
import { Button } from "../widgets/Button";
import page from "../widgets/Page.module.css";
import { Announce } from "./Announce";
import { Arrivals } from "./Arrivals";
import { ClockBoards } from "./ClockBoards";
import { ClockSheetView } from "./ClockSheetView";
import { Correction } from "./Correction";
import styles from "./Clocks.module.css";

/** How often "minutes ago" is asked for again, ms. */
const EVERY = 30_000;

export function ClocksPlace({ competition }: { competition: Competition }) {
  const { where, go } = useWhere();
  const { run } = useActionRunner();
  const { round, row } = useBoardInHand(competition);
  const key = round && `clocks:round:${round.section}:${round.round}`;
  const { value: clocks } = useQuery<ClockRound>(key, () => desk.clockRound(round?.section ?? "", round?.round ?? 0));
  useEffect(() => {
    const timer = setInterval(() => invalidate("clocks:"), EVERY);
    return () => clearInterval(timer);
  }, []);
  const close = () => go({ form: null });
  useActions({
    announce: () => go({ form: "announce" }),
    ...(row && {
      "clock-reading": () => go({ form: "clocks" }),
      "correct-clocks": () => go({ form: "correction" }),
    }),
  });
  if (!round || !clocks) return null;
  return (
    <div className={`${page["split"]} ${styles["place"]}`}>
      <section aria-label={t("clocks-title")}>
        {round.startedText !== null && <Arrivals quiet section={round.section} round={round.round} />}
        <ClockBoards clocks={clocks} inHand={row?.game ?? null} take={(game) => go({ game, form: null })} active={where.form === null} />
      </section>
      <section aria-label={t("clocks-form")}>
        <div className={page["bar"]}>
          <BoardChooser round={round} row={row} />
          <p className={page["actions"]}>
            <Button isDisabled={!row} onPress={() => run("clock-reading")} keys="t">
              {t("clocks-read")}
            </Button>
            <Button isDisabled={!row} onPress={() => run("correct-clocks")} keys="k">
              {t("clocks-correct")}
            </Button>
            <Button onPress={() => run("announce")}>{t("clocks-announce")}</Button>
          </p>
        </div>
        {where.form === "announce" && <Announce competition={competition} done={close} />}
        {row && where.form === "clocks" && <ClocksForm key={row.game} row={row} done={close} />}
        {row && where.form === "correction" && <Correction key={row.game} row={row} done={close} />}
        {row && where.form !== "correction" && <ClockSheetView game={row.game} />}
        {!row && where.form === null && <p className={page["form"]}>{t("clocks-choose")}</p>}
      </section>
    </div>
  );
}
