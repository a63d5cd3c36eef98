import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { COMPETITION, fakeDesk, INCIDENT } from "../../test/fakeDesk";
import { openPlace } from "../../test/inDesk";
import type { Incident } from "../ipc/model";
import { JournalStrip } from "../frame/JournalStrip";
import { IncidentCard } from "./IncidentCard";

beforeEach(() => {
  fakeDesk();
});

test("while the mate question is undecided no ruling is the likely one, and deciding it comes first", () => {
  const advice = INCIDENT.advice && { ...INCIDENT.advice, mate: { id: "mate-undetermined", args: {} }, result: null };
  const undecided: Incident = { ...INCIDENT, advice };
  openPlace(<IncidentCard incident={undecided} competition={COMPETITION} />);
  expect(screen.getByRole("button", { name: "Record 0–1" }).querySelector("kbd")).toBeNull();
  const likely = document.querySelectorAll("[data-ruling]");
  expect(Array.from(likely, (one) => one.textContent)).toEqual(["Decide the mate questionm"]);
});

test("where nobody sits the strip asks whose initials, before anything is recorded", () => {
  openPlace(<JournalStrip competition={{ ...COMPETITION, recordedBy: null }} />);
  expect(screen.getByText(/Whose initials/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "JS Jonas Sand" })).toBeTruthy();
});
