import { expect, test } from "vitest";
import { ACTIONS } from "./actions";
import { keysText, pressed } from "./keymap";

const press = (key: string, over: Partial<KeyboardEvent> = {}) => ({
  key, code: "", ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...over,
});

test("no key means two things", () => {
  const keys = ACTIONS.flatMap((action) => action.keys as readonly string[]);
  expect(keys.filter((one, at) => keys.indexOf(one) !== at)).toEqual([]);
});

test("a key that begins a pair means nothing alone", () => {
  const keys = ACTIONS.flatMap((action) => action.keys as readonly string[]);
  const begins = keys.filter((one) => one.includes(" ")).map((one) => one.split(" ")[0]);
  expect(keys.filter((one) => begins.includes(one))).toEqual([]);
});

test("keys are found by what the layout prints", () => {
  expect(pressed(press("1", { code: "Digit1" }), null)).toEqual({ action: "result-white-wins" });
  expect(pressed(press("=", { code: "Equal" }), null)).toEqual({ action: "result-draw" });
  // A German keyboard prints = on Shift+0; a French one prints digits with Shift.
  expect(pressed(press("=", { code: "Digit0", shiftKey: true }), null)).toEqual({ action: "result-draw" });
  expect(pressed(press("1", { code: "Digit1", shiftKey: true }), null)).toEqual({ action: "result-white-wins" });
});

test("the digit row with Shift is found by its place", () => {
  expect(pressed(press("!", { code: "Digit1", shiftKey: true }), null)).toEqual({ action: "result-half-zero" });
  expect(pressed(press(")", { code: "Digit0", shiftKey: true }), null)).toEqual({ action: "result-zero-half" });
});

test("pairs are pressed one after the other", () => {
  expect(pressed(press("g"), null)).toEqual({ begun: "g" });
  expect(pressed(press("j"), "g")).toEqual({ action: "go-journal" });
  expect(pressed(press("x"), "g")).toBeNull();
});

test("keys are printed as they are read aloud", () => {
  expect(keysText("Ctrl+k")).toBe("Ctrl K");
  expect(keysText("Ctrl++")).toBe("Ctrl +");
  expect(keysText("+")).toBe("+");
  expect(keysText("Escape")).toBe("Esc");
});
