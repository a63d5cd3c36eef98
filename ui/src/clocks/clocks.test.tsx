import axe from "axe-core";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { COMPETITION, fakeDesk, type FakeDesk } from "../../test/fakeDesk";
import { openPlace } from "../../test/inDesk";
import { ClocksPlace } from "./ClocksPlace";
import { HallDisplay } from "./HallDisplay";

let desk: FakeDesk;

beforeEach(() => {
  desk = fakeDesk();
});

test("boards under five minutes stand first; a board whose sums do not come out says so", async () => {
  openPlace(<ClocksPlace competition={COMPETITION} />, { place: "clocks" });
  const short = await screen.findByRole("table", { name: "Under five minutes" });
  expect(within(short).getByText("0:03:41")).toBeTruthy();
  expect(within(screen.getByRole("table", { name: "To look at" })).getByText("−0:09:30")).toBeTruthy();
  const others = screen.getByRole("table", { name: "Other boards that are playing" });
  expect(within(others).getByText("not read")).toBeTruthy();
}, 20_000);

test("the sheet of the board in hand shows what is flagged at once and its arithmetic on demand", async () => {
  const user = openPlace(<ClocksPlace competition={COMPETITION} />, { place: "clocks" });
  await user.click(await screen.findByRole("button", { name: "Clock sheet of board 12" }));
  const sheet = await screen.findByRole("region", { name: "Clock sheet of board 12" });
  expect(within(sheet).getByText("check the increment")).toBeTruthy();
  expect(within(sheet).queryByText("used 0:18:20")).toBeNull();
  await user.click(within(sheet).getAllByRole("button", { name: /Show the arithmetic/ })[0] as HTMLElement);
  expect(within(sheet).getByText("used 0:18:20")).toBeTruthy();
  expect((await axe.run(sheet)).violations.filter((one) => one.id !== "color-contrast")).toEqual([]);
}, 20_000);

test("a player who comes is recorded with one press, at the hall time typed", async () => {
  const user = openPlace(<ClocksPlace competition={COMPETITION} />, { place: "clocks" });
  await user.type(await screen.findByLabelText("Arrived at"), "15:21");
  await user.click(screen.getByRole("button", { name: "Hovland, Ingrid is here" }));
  await waitFor(() => expect(desk.recorded).toHaveLength(1));
  expect(desk.recorded[0]?.command).toEqual({ kind: "arrival", game: "g9", side: "black", occurred: "15:21" });
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

test("the hall display shows the round, the times and the announcement, and no game", async () => {
  const user = openPlace(<HallDisplay />);
  const hall = await screen.findByRole("main", { name: "Hall display" });
  await within(hall).findByText("Round 3");
  expect(within(hall).getByText("until the default time")).toBeTruthy();
  expect(within(hall).getByText("Round 4 begins at 20:00")).toBeTruthy();
  await user.keyboard("{Escape}");
  expect(desk.hallClosed).toBe(1);
  for (const row of desk.rows) expect(hall.textContent).not.toContain(row.white.name);
  expect((await axe.run(hall)).violations.filter((one) => one.id !== "color-contrast")).toEqual([]);
}, 20_000);
