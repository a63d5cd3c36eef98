import axe from "axe-core";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { COMPETITION, fakeDesk, type FakeDesk } from "../../test/fakeDesk";
import { afterPlace, beforePlace, openPlace } from "../../test/inDesk";
import { ClaimsPlace } from "./ClaimsPlace";

let desk: FakeDesk;

beforeEach(() => {
  beforePlace();
  desk = fakeDesk();
});

afterEach(afterPlace);

const open = (game: string | null) =>
  openPlace(<ClaimsPlace competition={COMPETITION} />, { place: "claims", game });

test("the board in hand is checked at once: occurrences with their moves, a look-alike beside it with the reason", async () => {
  open("g12");
  await screen.findByText("This position stood on the board 2 times.");
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
