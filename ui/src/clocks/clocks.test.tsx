import axe from "axe-core";
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { COMPETITION, fakeDesk, type FakeDesk } from "../../test/fakeDesk";
import { afterPlace, beforePlace, openPlace } from "../../test/inDesk";
import { ClocksPlace } from "./ClocksPlace";
import { HallPlace } from "./HallPlace";

let desk: FakeDesk;

beforeEach(() => {
  beforePlace();
  desk = fakeDesk();
});

afterEach(afterPlace);

test("boards under five minutes stand first, with the lower clock", async () => {
  openPlace(<ClocksPlace competition={COMPETITION} />, { place: "clocks" });
  const short = await screen.findByRole("table", { name: "Under five minutes" });
  expect(within(short).getByRole("button", { name: /^Read the clocks of board 11 / })).toBeTruthy();
  expect(within(short).getByText("0:03:41")).toBeTruthy();
}, 20_000);

test("a correction shows before, after and its arithmetic, and is recorded as one entry", async () => {
  const user = openPlace(<ClocksPlace competition={COMPETITION} />, { place: "clocks", game: "g12" });
  await user.click((await screen.findAllByRole("button", { name: "Correct" })).at(-1) as HTMLElement);
  await user.click(await screen.findByRole("button", { name: /What is wrong/ }));
  await user.click(await screen.findByRole("option", { name: "Wrong setting" }));
  await screen.findByText("0:29:52");
  expect(screen.getByText("time of the periods so far 1:30:00")).toBeTruthy();
  expect(screen.getByLabelText("Set to")).toBeTruthy();
  expect(desk.recorded).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Record the correction" }));
  await waitFor(() => expect(desk.recorded).toHaveLength(1));
}, 30_000);

test("the hall display shows the round and the times, and no game", async () => {
  openPlace(<HallPlace competition={COMPETITION} />, { place: "hall" });
  const hall = await screen.findByRole("region", { name: "Hall display" });
  await within(hall).findByText("Round 3");
  expect(within(hall).getByText("until the default time")).toBeTruthy();
  for (const row of desk.rows) expect(hall.textContent).not.toContain(row.white.name);
  expect((await axe.run(hall)).violations.filter((one) => one.id !== "color-contrast")).toEqual([]);
}, 20_000);
