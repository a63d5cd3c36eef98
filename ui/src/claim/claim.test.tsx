import axe from "axe-core";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { COMPETITION, fakeDesk, type FakeDesk } from "../../test/fakeDesk";
import { openPlace } from "../../test/inDesk";
import { ClaimsPlace } from "./ClaimsPlace";

let desk: FakeDesk;

beforeEach(() => {
  desk = fakeDesk();
});

const open = (game: string | null) =>
  openPlace(<ClaimsPlace competition={COMPETITION} />, { place: "claims", game });

test("the board in hand is checked at once: occurrences with their moves, a look-alike beside it with the reason", async () => {
  open("g12");
  await screen.findByText(/This position stood on the board 2 times/);
  expect(screen.getByText(/at the start · 40…Ke7/)).toBeTruthy();
  const alike = document.querySelector("[data-look-alike='1']") as HTMLElement;
  expect(within(alike).getByText("the castling rights are others")).toBeTruthy();
  expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
}, 20_000);

test("both grounds are answered, and the right one is recorded as an incident with its ruling and the clocks", async () => {
  const user = open("g12");
  await screen.findByText("The game is drawn");
  expect(screen.getByText("The game goes on")).toBeTruthy();
  await user.type(screen.getByLabelText("White’s clock"), "0:12:22");
  await user.click(screen.getByRole("button", { name: "Record the claim and its ruling" }));
  await waitFor(() => expect(desk.recorded).toHaveLength(1));
  expect(desk.recorded[0]?.command).toMatchObject({
    kind: "incident",
    incident: { kind: "repetition-claim", clocks: { white: "0:12:22", black: null }, ruling: { result: "draw" } },
  });
}, 20_000);

test("the written move is completed from the legal moves", async () => {
  const user = open("g12");
  await screen.findByText("The game is drawn");
  const written = screen.getByLabelText("Written move") as HTMLInputElement;
  await user.type(written, "ra");
  await screen.findByRole("button", { name: "Ra3" });
  await user.keyboard("{Tab}");
  expect(written.value).toBe("Ra2");
}, 20_000);

test("without a board and without moves nothing is asked, and the place says what to do", () => {
  open(null);
  expect(screen.getByText(/Paste the moves, or choose a board/)).toBeTruthy();
});

test("moves are added by typing them, and the last one is taken back", async () => {
  const user = open(null);
  await user.type(screen.getByLabelText("Next move"), "e4{Enter}");
  await waitFor(() => expect(desk.claims.at(-1)?.since).toEqual(["e4"]));
  await screen.findByRole("button", { name: /Take back/ });
  await user.type(screen.getByLabelText("Next move"), "kd{Enter}");
  await waitFor(() => expect(desk.claims.at(-1)?.since).toEqual(["e4", "Kd3"]));
  await user.click(screen.getByRole("button", { name: /Take back/ }));
  await waitFor(() => expect(desk.claims.at(-1)?.since).toEqual(["e4"]));
}, 20_000);

test("a move is made on the board with the keyboard, and is the written one where the game is on record", async () => {
  const user = open("g12");
  await screen.findByText("The game is drawn");
  screen.getByRole("application").focus();
  await user.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowDown}");
  expect(screen.getByText("a1, white rook")).toBeTruthy();
  await user.keyboard("{Enter}{ArrowUp}{ArrowUp}{Enter}");
  await waitFor(() => expect((screen.getByLabelText("Written move") as HTMLInputElement).value).toBe("Ra3"));
}, 20_000);

test("a diagram without a side is asked for it, and nothing is checked before", async () => {
  const user = open(null);
  await user.type(screen.getByLabelText("They begin at"), "4k3/8/8/8/8/8/8/R3K3");
  await user.click(await screen.findByRole("checkbox", { name: "White, queen side" }));
  expect(desk.claims).toEqual([]);
  await user.click(screen.getByRole("radio", { name: "Black" }));
  await waitFor(() => expect(desk.claims.at(-1)?.fen).toBe("4k3/8/8/8/8/8/8/R3K3 b Q - 0 1"));
}, 20_000);

test("a key records the claim of repetition also from within a field", async () => {
  const user = open("g12");
  await screen.findByText("The game is drawn");
  await user.click(screen.getByLabelText("White’s clock"));
  await user.keyboard("{Control>}d{/Control}");
  await waitFor(() => expect(desk.recorded).toHaveLength(1));
}, 20_000);
