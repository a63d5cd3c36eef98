import { expect, test } from "vitest";
import { say, t } from "./say";

test("a number chooses the form of its sentence", () => {
  expect(t("strip-reasons-owed", { count: 1 })).toBe("one reason owed");
  expect(t("strip-reasons-owed", { count: 3 })).toBe("3 reasons owed");
});

test("a sentence within a sentence is said first", () => {
  const inner = { id: "header-round-number", args: { round: 3 } };
  expect(say({ id: "strip-undo", args: { what: inner } })).toBe("takes back: Round 3");
});

test("an unknown id is shown with what it was given, not hidden", () => {
  expect(t("no-such-sentence", { board: 12 })).toBe("no-such-sentence (board 12)");
});
