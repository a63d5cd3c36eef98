import axe from "axe-core";
import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { COMPETITION, fakeDesk, type FakeDesk } from "../../test/fakeDesk";
import { FOUND, SHEETS, STOPPED } from "../../test/gamesAnswers";
import { openPlace } from "../../test/inDesk";
import type { GamesPart } from "../frame/where";
import { GamesPlace } from "./GamesPlace";
import { useGamesActions } from "./gamesActions";
import { hold } from "./held";

let desk: FakeDesk;

beforeEach(() => {
  desk = fakeDesk();
});

let drop: (path: string) => boolean;

function Place() {
  drop = useGamesActions(COMPETITION);
  return <GamesPlace competition={COMPETITION} />;
}

const open = (games: GamesPart, game: string | null = "g12") => openPlace(<Place />, { place: "games", games, game });
const accessible = async () =>
  expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);

test("without a file the place says what to do", async () => {
  open("in");
  expect(screen.getByRole("heading", { name: "No file of games lies here" })).toBeTruthy();
  await accessible();
}, 20_000);

test("a file shows its games beside their boards; what belongs nowhere is attached by hand; one key records", async () => {
  const user = open("in");
  const choices = { section: "s-a", round: 3, leave: [], take: [], attach: {}, source: null };
  act(() => hold({ file: { first: FOUND, choices } }));
  expect(await screen.findByText("1 game has its board")).toBeTruthy();
  expect(screen.getByRole("button", { name: /Record 1 game/ })).toBeTruthy();
  await accessible();
  await user.click(screen.getByRole("button", { name: /Attach Nobody, A – Nobody, B to/ }));
  await user.click(await screen.findByRole("option", { name: /A12 Correa, Pia/ }));
  expect(await screen.findByText("attached by hand")).toBeTruthy();
}, 20_000);

test("a paste says what it is and where; it is attached with one key", async () => {
  const user = open("paste");
  await user.type(screen.getByLabelText("A position, a game or moves"), "1. e4 Ke3");
  expect(await screen.findByText("a game")).toBeTruthy();
  expect(screen.getByText("line 2, column 5")).toBeTruthy();
  expect(screen.getByText("not legal from 1…")).toBeTruthy();
  await accessible();
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(desk.recorded[0]?.command).toMatchObject({ kind: "moves", game: "g12", movetext: "1. e4" }));
}, 20_000);

test("two sheets stand side by side; the arbiter picks, and the game is recorded with the sheets", async () => {
  const user = open("sheets");
  await user.type(screen.getByLabelText("White’s sheet"), "1. e4");
  const columns = await screen.findByRole("table", { name: "The sheets side by side" });
  expect(within(columns).getByText("White’s sheet fits what follows")).toBeTruthy();
  await user.click(within(columns).getByRole("button", { name: "Take d4 at 1." }));
  await user.click(screen.getByRole("button", { name: "Record the game put together" }));
  await waitFor(() =>
    expect(desk.recorded[0]?.command).toMatchObject({
      kind: "reconstruct", sheets: { game: "g12", white: "1. e4", decided: [{ ply: 1, text: "d4" }] },
    }),
  );
  await accessible();
}, 20_000);

test("every finding is one line with board, move and Article; the key looks through the round", async () => {
  const user = open("audit");
  await user.keyboard("{Shift>}R{/Shift}");
  const findings = await screen.findByRole("table", { name: "Findings" });
  expect(within(findings).getByText("threefold repetition could be claimed")).toBeTruthy();
  expect(within(findings).getByRole("button", { name: "Show Aldana, Ruy – Brok, Maarten, 1.e4" })).toBeTruthy();
  expect(screen.getByText("1 game, 1 finding")).toBeTruthy();
  await accessible();
}, 20_000);

test("games are written for whom they are for, and where they went is said", async () => {
  const user = open("out");
  await user.click(screen.getByRole("radio", { name: /Broadcast/ }));
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(await screen.findByText(/out\.pgn/)).toBeTruthy();
  await accessible();
}, 20_000);

test("a dropped file of games is offered here, any other is not", async () => {
  open("paste");
  expect(drop("/tmp/round4.trf")).toBe(false);
  act(() => void expect(drop("/tmp/round.PGN")).toBe(true));
  expect(await screen.findByText("1 game has its board")).toBeTruthy();
}, 20_000);

test("a running audit says how far it is, and Escape stops it", async () => {
  const user = open("audit");
  const total = { bytes: 5, ofBytes: 10, games: 1200, plies: 9, findings: 3 };
  act(() => hold({ auditing: { progress: { progress: total, says: { id: "half of it", args: {} } } } }));
  expect(screen.getByText("half of it")).toBeTruthy();
  const before = STOPPED.times;
  await user.keyboard("{Escape}");
  await waitFor(() => expect(STOPPED.times).toBe(before + 1));
}, 20_000);

test("sheets that are on record stand in their fields, to be mended", async () => {
  SHEETS.texts = { white: "1. e4", black: "1. d4" };
  open("sheets");
  await waitFor(() => expect((screen.getByLabelText("Black’s sheet") as HTMLTextAreaElement).value).toBe("1. d4"));
  SHEETS.texts = { white: "", black: "" };
}, 20_000);
