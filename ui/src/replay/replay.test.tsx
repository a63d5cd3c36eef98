import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { COMPETITION, fakeDesk } from "../../test/fakeDesk";
import { afterPlace, beforePlace, openPlace } from "../../test/inDesk";
import { ReplayPlace } from "./ReplayPlace";

beforeEach(() => {
  beforePlace();
  fakeDesk();
});

afterEach(afterPlace);

const open = () => openPlace(<ReplayPlace competition={COMPETITION} />, { place: "replay", game: "g12" });

const clockOf = (side: string) => document.querySelector(`[data-side=${side}] dd`)?.textContent;

test("keys step through the game; both clocks and the marks follow", async () => {
  const user = open();
  await screen.findByRole("group", { name: "Replay" });
  expect([clockOf("white"), clockOf("black")]).toEqual(["0:12:22", "0:46:09"]);
  await user.keyboard("{ArrowLeft}");
  expect([clockOf("white"), clockOf("black")]).toEqual(["0:12:22", "–:––:––"]);
  expect(screen.getByRole("button", { name: "40…Ke7, the same position, 2 of 2" })).toBeTruthy();
  await user.keyboard("{Home}");
  expect(document.querySelector("[data-fen]")?.getAttribute("data-fen")).toBe("4k3/8/8/8/8/8/8/R3K3 w Q - 4 40");
}, 20_000);

test("the position in view is copied as FEN, and the board turns round", async () => {
  const user = open();
  await screen.findByRole("group", { name: "Replay" });
  await user.keyboard("{ArrowLeft}{Shift>}C{/Shift}");
  expect(await navigator.clipboard.readText()).toBe("4k3/8/8/8/8/8/4K3/R7 b - - 5 40");
  await user.keyboard("x");
  expect(document.querySelector(".orientation-black")).toBeTruthy();
}, 20_000);
