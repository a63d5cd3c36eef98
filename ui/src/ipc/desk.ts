// Every call the page makes. Nothing else imports the Tauri API.
import { listen, type UnlistenFn } from "@tauri-apps/api/event";
import { commands } from "./bindings";
import type { Auditing, Changed, Refusal, Searching } from "./model";

/** The desk's commands and queries, as generated from the Rust side. */
export const desk = commands;

/** Another window recorded something in the same file. */
export const onChanged = (heard: (changed: Changed) => void) => hear<Changed>("changed", heard);
/** The deep search has come this far. */
export const onSearching = (heard: (searching: Searching) => void) => hear<Searching>("searching", heard);
/** The audit has come this far. */
export const onAuditing = (heard: (auditing: Auditing) => void) => hear<Auditing>("auditing", heard);
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
    messages: [{ id: "refusal-internal", args: { detail } }],
    because: [],
  };
}

function isRefusal(thrown: unknown): thrown is Refusal {
  return typeof thrown === "object" && thrown !== null && "code" in thrown && "messages" in thrown;
}
