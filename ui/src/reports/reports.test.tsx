import axe from "axe-core";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { COMPETITION, fakeDesk } from "../../test/fakeDesk";
import { openPlace } from "../../test/inDesk";
import { ReportsPlace } from "./ReportsPlace";

beforeEach(() => {
  fakeDesk();
});

const open = (game: string | null) => openPlace(<ReportsPlace competition={COMPETITION} />, { place: "reports", game });

test("the page nearest to what is in hand is shown; another is chosen with the arrows", async () => {
  const user = open("g12");
  await screen.findByTitle("Incidents of the board");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Incidents of the board")));
  await user.keyboard("{ArrowDown}");
  const frame = await screen.findByTitle("Card for the board’s claim");
  // The page runs no script, and the desk keeps the keyboard.
  expect(frame.getAttribute("sandbox")).toBe("allow-same-origin");
  expect(frame.getAttribute("tabindex")).toBe("-1");
  expect((await axe.run(document.body, { rules: { region: { enabled: false } }, iframes: false })).violations).toEqual([]);
}, 20_000);

test("a page about a board asks for one where none is in hand, and is not saved", async () => {
  const user = open(null);
  await screen.findByTitle("Incidents of the round");
  await user.click(screen.getByLabelText("Card for the board’s claim"));
  await screen.findByText("Choose a board.");
  expect(document.querySelector("iframe")).toBeNull();
  expect((screen.getByRole("button", { name: /Save as PDF/ }) as HTMLButtonElement).disabled).toBe(true);
}, 20_000);

test("a page is saved with one key, and where it went is said", async () => {
  const user = open("g12");
  await screen.findByTitle("Incidents of the board");
  await user.keyboard("{Control>}p{/Control}");
  await screen.findByText("Saved: /tmp/board.pdf");
  await user.keyboard("{Control>}s{/Control}");
  await screen.findByText("Saved: /tmp/board.html");
}, 20_000);
