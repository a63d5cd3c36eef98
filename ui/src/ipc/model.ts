// What the page is given and what it hands back. The Rust types are the source (src-tauri/src/ipc/dto); bindings.ts is
// written from them. The page prints these and decides nothing: times, scores and clocks arrive preformatted, sentences
// as Fluent ids with arguments, and the desk says which rows are late, which rulings are prescribed, what Enter records.
export type * from "./bindings";

export type SectionId = string;
export type PlayerId = string;
export type GameId = string;
export type ArbiterId = string;
/** The entry's uuid. An incident, a ruling, a claim is named by the entry that recorded it. */
export type EntryId = string;
export type RoundNo = number;
