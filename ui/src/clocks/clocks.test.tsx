import axe from "axe-core";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { COMPETITION, fakeDesk, type FakeDesk } from "../../test/fakeDesk";
import { RecordingProvider } from "../frame/recording";
import { WhereProvider } from "../frame/where";
import { forgetAll } from "../ipc/query";
import { KeyboardDesk } from "../keys/handlers";
import { ClocksPlace } from "./ClocksPlace";
import { HallPlace } from "./HallPlace";

let desk: FakeDesk;

beforeEach(() => {
  vi.stubGlobal("isTauri", true);
  desk = fakeDesk();
});

afterEach(() => {
  cleanup();
  act(forgetAll);
});

function open(place: "clocks" | "hall", game: string | null = null) {
  render(
    <KeyboardDesk>
      <WhereProvider start={{ place, game }}>
        <RecordingProvider>
          {place === "clocks" ? <ClocksPlace competition={COMPETITION} /> : <HallPlace competition={COMPETITION} />}
        </RecordingProvider>
      </WhereProvider>
    </KeyboardDesk>,
  );
  return userEvent.setup();
}

test("boards under five minutes stand first, with the lower clock", async () => {
  open("clocks");
  const short = await screen.findByRole("table", { name: "Under five minutes" });
  expect(within(short).getByRole("rowheader", { name: "11" })).toBeTruthy();
  expect(within(short).getByText("0:03:41")).toBeTruthy();
}, 20_000);

test("a correction shows before, after and its arithmetic, and is recorded as one entry", async () => {
  const user = open("clocks", "g12");
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
  open("hall");
  const hall = await screen.findByRole("region", { name: "Hall display" });
  await within(hall).findByText("Round 3");
  expect(within(hall).getByText("until the default time")).toBeTruthy();
  for (const row of desk.rows) expect(hall.textContent).not.toContain(row.white.name);
  expect((await axe.run(hall)).violations.filter((one) => one.id !== "color-contrast")).toEqual([]);
}, 20_000);
