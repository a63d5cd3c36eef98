// Opening, importing, exporting: what the menu and the keys do with files. The dialogs belong to the desk.
import { useMemo, useState } from "react";
import { desk } from "../ipc/desk";
import type { Competition, Desk, ExportKind, Exported, ImportDiff, NewCompetition, SectionId } from "../ipc/model";
import { forgetAll, invalidate, put } from "../ipc/query";
import { useRecording } from "../frame/recording";
import { inHand, useWhere } from "../frame/where";
import { forgetGames } from "../games/held";
import { saveForfeits } from "../reports/forfeits";
import { useActions } from "../keys/handlers";

export interface Files {
  /** The form of a new competition is asked for. */
  beginning: boolean;
  begin: (on: boolean) => void;
  diff: ImportDiff | null;
  closeDiff: () => void;
  dropped: (path: string) => void;
  /** `anyway`: although another machine seems to have it, or its log is missing. */
  open: (path: string | null, anyway: boolean) => void;
  create: (competition: NewCompetition) => void;
  sample: () => void;
  famousClaims: () => void;
}

/** The file last written, shown until the next. */
let lastExported: Exported | null = null;
export const exported = () => lastExported;

export function useFileActions(competition: Competition | null): Files {
  const { attempt } = useRecording();
  const { where, go } = useWhere();
  const [diff, setDiff] = useState<ImportDiff | null>(null);
  const [beginning, setBeginning] = useState(false);
  const { section, round } = inHand(competition, where);
  const sectionId = section?.id ?? null;

  const lay = async (call: () => Promise<Desk>) => {
    const opened = await attempt(call, () => void lay(() => desk.openCompetition(null, true)));
    if (opened === null) return false;
    setDiff(null);
    setBeginning(false);
    forgetGames();
    forgetAll();
    put("desk", opened);
    go({ place: "round", section: null, round: null, game: null, player: null, cites: null, about: null, article: null, form: null });
    return true;
  };
  // A book is opened at its beginning.
  const atFirstRound = (opened: boolean) => opened && go({ round: 1 });
  const read = async (path: string | null, into: SectionId | null) => {
    const answer = await attempt(() => desk.readImport(path, into));
    if (answer !== null) setDiff(answer);
  };
  const write = (kind: ExportKind) => async () => {
    const answer = await attempt(() => desk.exportAs(kind, sectionId, round));
    if (answer === null) return;
    lastExported = answer;
    go({ place: "competition" });
  };

  const keep = (call: () => Promise<Exported>) => async () => {
    const answer = await attempt(call);
    if (answer === null) return;
    lastExported = answer;
    invalidate("desk");
    go({ place: "competition" });
  };

  useActions({
    open: () => void lay(() => desk.openCompetition(null, false)),
    new: () => void (competition ? lay(desk.closeCompetition).then(() => setBeginning(true)) : setBeginning(true)),
    sample: () => void lay(desk.openSample),
    "famous-claims": () => void lay(desk.openFamousClaims).then(atFirstRound),
    ...(competition && {
      close: () => void lay(desk.closeCompetition),
      import: () => void read(null, sectionId),
      ...(sectionId !== null &&
        round !== null && { "print-forfeits": () => void keep(() => saveForfeits(sectionId, round))() }),
      "export-results": () => void write("resultsCsv")(),
      "export-incidents": () => void write("incidentsCsv")(),
      "export-journal": () => void write("journalCsv")(),
      "export-trf16": () => void write("trf16")(),
      "export-trf26": () => void write("trf26")(),
      "save-copy": () => void keep(desk.saveCopy)(),
      "keep-mirror": () => void keep(desk.keepMirror)(),
    }),
  });

  return useMemo(
    () => ({
      beginning,
      begin: setBeginning,
      diff,
      closeDiff: () => setDiff(null),
      // A dropped competition is opened; anything else is read into the section in hand.
      dropped: (path) =>
        void (path.endsWith(".flagfall") ? lay(() => desk.openCompetition(path, false)) : read(path, sectionId)),
      open: (path, anyway) => void lay(() => desk.openCompetition(path, anyway)),
      create: (wanted) => void lay(() => desk.createCompetition(wanted)),
      sample: () => void lay(desk.openSample),
      famousClaims: () => void lay(desk.openFamousClaims).then(atFirstRound),
    }),
    [diff, beginning, sectionId, attempt],
  );
}
