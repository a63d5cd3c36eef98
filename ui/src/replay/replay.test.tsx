import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { COMPETITION, fakeDesk, type FakeDesk } from "../../test/fakeDesk";
import { openPlace } from "../../test/inDesk";
import { ReplayPlace } from "./ReplayPlace";

let desk: FakeDesk;

beforeEach(() => {
  desk = fakeDesk();
});

const open = () => openPlace(<ReplayPlace competition={COMPETITION} />, { place: "replay", game: "g12" });

const clockOf = (side: string) => document.querySelector(`[data-side=${side}] dd`)?.textContent;

const shownFen = () => document.querySelector("[data-fen]")?.getAttribute("data-fen");

test("keys step through the game; both clocks and the marks follow", async () => {
  const user = open();
  await screen.findByRole("group", { name: "Replay" });
  expect([clockOf("white"), clockOf("black")]).toEqual(["0:12:22", "0:46:09"]);
  await user.keyboard("{ArrowLeft}");
  expect([clockOf("white"), clockOf("black")]).toEqual(["0:12:22", "–:––:––"]);
  const marked = screen.getByRole("button", { name: /40…Ke7, Not legal: played over. · the same position, 2 of 2/ });
  expect(marked.dataset["mark"]).toBe("notLegal");
  await user.keyboard("{Home}");
  expect(shownFen()).toBe("4k3/8/8/8/8/8/8/R3K3 w Q - 4 40");
}, 20_000);

test("the position in view is copied as FEN, and the board turns round", async () => {
  const user = open();
  await screen.findByRole("group", { name: "Replay" });
  await user.keyboard("{ArrowLeft}{Shift>}C{/Shift}");
  expect(await navigator.clipboard.readText()).toBe("4k3/8/8/8/8/8/4K3/R7 b - - 5 40");
  await user.keyboard("x");
  expect(document.querySelector(".orientation-black")).toBeTruthy();
}, 20_000);

test("a key goes to the disputed move, and what is the same as it is shown", async () => {
  const user = open();
  await screen.findByRole("group", { name: "Replay" });
  await user.keyboard("j");
  expect(shownFen()).toBe("4k3/8/8/8/8/8/4K3/R7 b - - 5 40");
  expect(screen.getByRole("button", { name: "40.Ke2, Disputed move" })).toBeTruthy();
  await user.keyboard("{Home}");
  expect(screen.getByRole("button", { name: /40…Ke7/ }).dataset["same"]).toBe("true");
}, 20_000);

test("the position in view is saved as a picture, the way round it is seen", async () => {
  const user = open();
  await screen.findByRole("group", { name: "Replay" });
  await user.keyboard("{ArrowLeft}x");
  await user.click(screen.getByRole("button", { name: "Save SVG" }));
  await screen.findByText("Saved as /tmp/diagram.svg");
  expect(desk.saved).toEqual([
    { fen: "4k3/8/8/8/8/8/4K3/R7 b - - 5 40", squares: ["e1", "e2"], flipped: true, place: "40.Ke2", format: "svg" },
  ]);
}, 20_000);

test("the notation is chosen once for the desk", async () => {
  const user = open();
  await screen.findByRole("group", { name: "Replay" });
  await user.keyboard("{ArrowLeft}x{Shift>}N{/Shift}");
  await waitFor(() => expect(localStorage.getItem("flagfall.notation")).toBe("figurine"));
  // The move in view and the board as turned stay.
  await act(() => new Promise((done) => requestAnimationFrame(done)));
  expect(shownFen()).toBe("4k3/8/8/8/8/8/4K3/R7 b - - 5 40");
  expect(document.querySelector(".orientation-black")).toBeTruthy();
  localStorage.removeItem("flagfall.notation");
}, 20_000);
