import axe from "axe-core";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeDesk } from "../../test/fakeDesk";
import { openPlace } from "../../test/inDesk";
import { CANNOT_MATE, UNDETERMINED } from "../../test/mateAnswers";
import type { MateQuestion } from "../ipc/model";
import { MateEvidence } from "./MateEvidence";

const shownFen = () => document.querySelector("[data-fen]")?.getAttribute("data-fen");

function open(mate?: MateQuestion) {
  fakeDesk(mate ? { mate } : {});
  return openPlace(<MateEvidence question={{ game: "g12", fen: null, side: "black" }} close={() => {}} />);
}

test("a line is stepped through on the board with the arrow keys, up to the mate and back", async () => {
  const user = open();
  await screen.findByText(/Black can still checkmate/);
  expect(shownFen()).toBe("6k1/8/8/8/8/8/1q6/K7 w - - 0 34");
  await user.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
  expect(shownFen()).toBe("6k1/8/8/8/8/8/6q1/7K w - - 2 35");
  expect(screen.getByRole("button", { name: "34…Qg2#" }).getAttribute("aria-current")).toBe("step");
  await user.keyboard("{ArrowLeft}");
  expect(shownFen()).toBe("6k1/8/8/8/8/8/1q6/7K b - - 1 34");
  await user.keyboard("{Home}");
  expect(shownFen()).toBe("6k1/8/8/8/8/8/1q6/K7 w - - 0 34");
  expect((await axe.run(document.body, { rules: { region: { enabled: false } } })).violations).toEqual([]);
});

test("a proof is said in one sentence beside the position", async () => {
  open(CANNOT_MATE);
  await screen.findByText(/one knight never mates/);
  expect(screen.queryByRole("button", { name: "34…Qg2#" })).toBeNull();
});

test("what is not known is said so, and the deep search is one key away", async () => {
  const user = open(UNDETERMINED);
  await screen.findByText(/It is not known whether Black can still checkmate/);
  await user.keyboard("{Shift>}M{/Shift}");
  await waitFor(() => screen.getByText(/one knight never mates/));
});
