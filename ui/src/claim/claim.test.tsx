import axe from "axe-core";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { COMPETITION, fakeDesk, type FakeDesk } from "../../test/fakeDesk";
import { RecordingProvider } from "../frame/recording";
import { WhereProvider } from "../frame/where";
import { forgetAll } from "../ipc/query";
import { KeyboardDesk } from "../keys/handlers";
import { ClaimsPlace } from "./ClaimsPlace";

let desk: FakeDesk;

beforeEach(() => {
  vi.stubGlobal("isTauri", true);
  desk = fakeDesk();
});

afterEach(() => {
  cleanup();
  act(forgetAll);
});

function open(game: string | null) {
  render(
    <KeyboardDesk>
      <WhereProvider start={{ place: "claims", game }}>
        <RecordingProvider>
          <ClaimsPlace competition={COMPETITION} />
        </RecordingProvider>
      </WhereProvider>
    </KeyboardDesk>,
  );
  return userEvent.setup();
}

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
  expect(screen.getByText("The opponent gets 0:02:00")).toBeTruthy();
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
