// Every call the page makes. Nothing else imports the Tauri API.
import { invoke } from "@tauri-apps/api/core";
import { listen, type UnlistenFn } from "@tauri-apps/api/event";
import type {
  Command, DefaultsDue, Desk, EntryId, Exported, ExportKind, Game, GameId, ImportChoices, ImportDiff, IncidentKind,
  JournalFilter, JournalPage, LawRow, NewCompetition, PlayerCard, PlayerId, PlayerRow, Preview, Progress, QuickLine,
  QuickLineContext, Recorded, Refusal, Round, RoundNo, SectionId, SettingRow,
} from "./model";

export const desk = {
  desk: () => invoke<Desk>("desk"),
  /** Without a path the desk asks with a file dialog. */
  openCompetition: (path: string | null) => invoke<Desk>("open_competition", { path }),
  createCompetition: (competition: NewCompetition) => invoke<Desk>("create_competition", { competition }),
  openSample: () => invoke<Desk>("open_sample"),
  closeCompetition: () => invoke<Desk>("close_competition"),

  round: (section: SectionId, round: RoundNo) => invoke<Round>("round", { section, round }),
  game: (game: GameId) => invoke<Game>("game", { game }),
  defaultsDue: (section: SectionId, round: RoundNo) => invoke<DefaultsDue>("defaults_due", { section, round }),
  incidentKinds: (section: SectionId) => invoke<IncidentKind[]>("incident_kinds", { section }),
  journal: (filter: JournalFilter, offset: number, limit: number) =>
    invoke<JournalPage>("journal", { filter, offset, limit }),
  players: (section: SectionId | null) => invoke<PlayerRow[]>("players", { section }),
  player: (player: PlayerId) => invoke<PlayerCard>("player", { player }),
  settings: (section: SectionId) => invoke<SettingRow[]>("settings", { section }),
  laws: (section: SectionId | null) => invoke<LawRow[]>("laws", { section }),

  /** The entry's id is made here, so that a retry after a lost answer records once. */
  record: (entry: EntryId, command: Command) => invoke<Recorded>("record", { entry, command }),
  preview: (command: Command) => invoke<Preview>("preview", { command }),
  quickLine: (context: QuickLineContext, line: string) => invoke<QuickLine>("quick_line", { context, line }),

  /** Without a path the desk asks with a file dialog. */
  readImport: (path: string | null, section: SectionId | null) =>
    invoke<ImportDiff>("read_import", { path, section }),
  applyImport: (entry: EntryId, token: string, choices: ImportChoices) =>
    invoke<Recorded>("apply_import", { entry, token, choices }),
  exportAs: (kind: ExportKind, section: SectionId | null, round: RoundNo | null) =>
    invoke<Exported>("export_as", { kind, section, round }),
  stop: (job: string) => invoke<null>("stop", { job }),
};

export type DeskCalls = typeof desk;

/** Another window recorded something. */
export const onRecorded = (heard: (recorded: Recorded) => void) => hear<Recorded>("recorded", heard);
export const onProgress = (heard: (progress: Progress) => void) => hear<Progress>("progress", heard);
/** Files were dropped on the window. */
export const onDropped = (heard: (paths: string[]) => void) =>
  hear<{ paths: string[] }>("tauri://drag-drop", (drop) => heard(drop.paths));

/** Listens; the value returned stops it, also when called before the listening began. */
function hear<T>(event: string, heard: (payload: T) => void): () => void {
  const listening: Promise<UnlistenFn> = listen<T>(event, (message) => heard(message.payload));
  return () => void listening.then((stop) => stop());
}

/** Whatever a failed call threw, as a refusal that can be shown. */
export function refusalFrom(thrown: unknown): Refusal {
  if (isRefusal(thrown)) return thrown;
  const detail = thrown instanceof Error ? thrown.message : String(thrown);
  return {
    code: "internal",
    message: { id: "refusal-internal", args: { detail } },
    because: [],
    safe: { id: "refusal-internal-safe", args: {} },
    next: { id: "refusal-internal-next", args: {} },
  };
}

function isRefusal(thrown: unknown): thrown is Refusal {
  return typeof thrown === "object" && thrown !== null && "code" in thrown && "message" in thrown;
}
