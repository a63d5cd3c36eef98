import axe from "axe-core";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { COMPETITION, fakeDesk, type FakeDesk } from "../../test/fakeDesk";
import { openPlace } from "../../test/inDesk";
import { AppealsPlace } from "./AppealsPlace";

let desk: FakeDesk;

beforeEach(() => {
  desk = fakeDesk();
});

const open = (appealing: string | null) =>
  openPlace(<AppealsPlace competition={COMPETITION} />, { place: "appeals", appealing });

test("a ruling is listed with the time left, appealed and decided by keyboard", async () => {
  const user = open(null);
  await waitFor(() => expect(document.activeElement?.textContent).toContain("A12, round 3"));
  expect(document.activeElement?.textContent).toMatch(/11:\d\d left, until 17:22/);
  await user.keyboard("{Enter}");
  await screen.findByRole("heading", { name: /Lodge an appeal/ });
  await user.type(screen.getByLabelText("Appellant"), "Berg, Ola");
  await user.type(screen.getByLabelText("What is asked for, and why"), "The move was legal.");
  expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
  await user.click(screen.getByRole("button", { name: /^Lodge/ }));
  await waitFor(() => expect(desk.recorded).toHaveLength(1));
  expect(desk.recorded[0]?.command).toMatchObject({
    kind: "lodgeAppeal",
    appeal: { incident: "i-211", player: null, appellant: "Berg, Ola", capacity: "player", deadlineMinutes: null },
  });

  // Lodged, it is the appeal that stands there, with the form to decide it.
  await screen.findByText("Waits for its decision");
  await user.click(screen.getByRole("button", { name: /Decision/ }));
  await user.click(await screen.findByRole("option", { name: "Granted" }));
  await user.type(screen.getByLabelText("Black’s clock"), "-2:00");
  await user.type(screen.getByLabelText("Reason"), "The film shows it.");
  await user.click(screen.getByRole("button", { name: /Record the decision/ }));
  await waitFor(() => expect(desk.recorded).toHaveLength(2));
  expect(desk.recorded[1]?.command).toMatchObject({
    kind: "decideAppeal",
    decision: { appeal: "ap-1", verdict: "granted", adjust: { white: null, black: "-2:00" }, reason: "The film shows it." },
  });
}, 30_000);

test("what is not granted has no effect to type in", async () => {
  desk.recorded.push({ entry: "e", command: { kind: "lodgeAppeal", appeal: {} as never } });
  const user = open("ap-1");
  await user.click(await screen.findByRole("button", { name: /Decision/ }));
  await user.click(await screen.findByRole("option", { name: "Dismissed" }));
  expect(screen.queryByLabelText("Black’s clock")).toBeNull();
}, 20_000);

test("where nothing is ruled the place says what is missing", async () => {
  open("i-none");
  await screen.findByText(/There is no ruling here that can be appealed/);
});
