import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { fakeDesk, type FakeDesk } from "../../test/fakeDesk";
import { Desk } from "../Desk";

let desk: FakeDesk;

beforeEach(() => {
  desk = fakeDesk();
});

async function open() {
  const user = userEvent.setup();
  render(<Desk />);
  await screen.findByRole("grid");
  await waitFor(() => expect(document.activeElement?.getAttribute("role")).toBe("row"));
  return user;
}

const boardInHand = () => document.activeElement?.getAttribute("data-board");

/** Presses a digit where the keyboard is, at a moment of the page's clock. */
function pressedAt(key: string, moment: number) {
  const press = new KeyboardEvent("keydown", { key, code: `Digit${key}`, bubbles: true, cancelable: true });
  Object.defineProperty(press, "timeStamp", { value: moment });
  act(() => void document.activeElement?.dispatchEvent(press));
}

test("a result key records one result on the row in hand and shows what came back", async () => {
  const user = await open();
  await user.keyboard("{ArrowDown}");
  await waitFor(() => expect(boardInHand()).toBe("2"));
  await user.keyboard("0");
  const row = document.querySelector("[data-board='2']") as HTMLElement;
  await waitFor(() => expect(within(row).getByText("0–1")).toBeTruthy());
  expect(desk.recorded.map((one) => one.command)).toEqual([
    { kind: "result", game: "g2", result: "blackWins", how: null },
  ]);
  expect(screen.getByTestId("spoken").textContent).toContain("recorded result");
});

test("a refusal is said with its Article and leaves the row as it was", async () => {
  const user = await open();
  await user.keyboard("{Shift>}Z{/Shift}");
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toContain("Not this result. Nothing was recorded.");
  expect(within(alert).getByText("10.1")).toBeTruthy();
  expect(desk.recorded).toEqual([]);
});

test("a digit that is no result begins the quick line, and a number takes its board in hand", async () => {
  const user = await open();
  await user.keyboard("7");
  const line = screen.getByRole("combobox", { name: /Quick line/ }) as HTMLInputElement;
  await waitFor(() => expect(line.value).toBe("7"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(boardInHand()).toBe("7"));
  expect(desk.recorded).toEqual([]);
});

test("a half-understood line asks for the missing word and records nothing", async () => {
  const user = await open();
  await user.keyboard("/12 w");
  await screen.findByText("what happened?");
  await user.keyboard("{Enter}");
  expect(desk.recorded).toEqual([]);
  await user.keyboard("{Tab}");
  expect((screen.getByRole("combobox", { name: /Quick line/ }) as HTMLInputElement).value).toBe("12 w illegal ");
});

test("Enter on an open incident records the prescribed ruling", async () => {
  const user = await open();
  await user.keyboard("/12{Enter}");
  await waitFor(() => expect(boardInHand()).toBe("12"));
  await screen.findByText("White loses the game");
  await user.keyboard("o");
  await waitFor(() => expect(document.activeElement?.textContent).toContain("Record 0–1"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(desk.recorded).toHaveLength(1));
  expect(desk.recorded[0]?.command).toMatchObject({ kind: "rule", incident: "i-211" });
});

test("both missing: the key asks who has come instead of guessing", async () => {
  desk.rows[8] = { ...desk.rows[8]!, white: { ...desk.rows[8]!.white, arrivedText: null } };
  const user = await open();
  await user.keyboard("9{Enter}");
  await waitFor(() => expect(boardInHand()).toBe("9"));
  await user.keyboard("a");
  await screen.findByText("Who has arrived?");
  expect(desk.recorded).toEqual([]);
});

const commands = () => desk.recorded.map((one) => one.command.kind);
const quickLine = () => screen.getByRole("combobox", { name: /Quick line/ }) as HTMLInputElement;

test("a board's number that begins with 1 takes the result back and opens the line with both digits", async () => {
  const user = await open();
  pressedAt("1", 1_000);
  pressedAt("2", 1_700);
  await waitFor(() => expect(quickLine().value).toBe("12"));
  await waitFor(() => expect(commands()).toEqual(["result", "undo"]));
  await screen.findByText("The result was taken back: you are typing a board number.");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(boardInHand()).toBe("12"));
  expect(commands()).toEqual(["result", "undo"]);
});

test("results down the list stay, however fast; so does a second thought", async () => {
  const user = await open();
  await user.keyboard("1{ArrowDown}0");
  await waitFor(() => expect(commands()).toEqual(["result", "result"]));
  pressedAt("1", performance.now() + 701);
  await screen.findByText("replaces 0–1");
  expect(commands()).toEqual(["result", "result", "result"]);
  expect(quickLine().value).toBe("");
});

test("Escape in the quick line gives the keyboard back in every place", async () => {
  const user = await open();
  for (const place of ["j", "d", "t", "o"]) {
    await user.keyboard(`g${place}`);
    await waitFor(() => expect(screen.queryByRole("grid")).toBeNull());
    await user.keyboard("/{Escape}gr");
    await screen.findByRole("grid");
    expect(quickLine().value).toBe("");
    await waitFor(() => expect(document.activeElement?.getAttribute("role")).toBe("row"));
  }
}, 30_000);

test("the clocks leave the board in hand as it is", async () => {
  const user = await open();
  await user.keyboard("3{Enter}");
  await waitFor(() => expect(boardInHand()).toBe("3"));
  await user.keyboard("gt");
  await screen.findByRole("table", { name: "Under five minutes" });
  await user.keyboard("gr");
  await screen.findByRole("grid");
  await waitFor(() => expect(boardInHand()).toBe("3"));
}, 20_000);

test("Ctrl Enter records from a text area and from a drop-down; Enter records a note", async () => {
  const user = await open();
  await user.keyboard("n");
  await user.type(await screen.findByLabelText("In your words"), "one{Shift>}{Enter}{/Shift}two{Enter}");
  await waitFor(() => expect(desk.recorded.at(-1)?.command).toMatchObject({ kind: "note", text: "one\ntwo" }));
  await user.keyboard("i");
  const kind = await screen.findByRole("button", { name: /What happened/ });
  await user.click(kind);
  await user.click((await screen.findAllByRole("option"))[0] as HTMLElement);
  act(() => kind.focus());
  await user.keyboard("{Control>}{Enter}{/Control}");
  await waitFor(() => expect(commands()).toEqual(["note", "incident"]));
}, 20_000);

test("the correction of the board in hand is one key away, and the palette knows what cannot be done here", async () => {
  const user = await open();
  await user.keyboard("{Control>}k{/Control}");
  await user.keyboard("turn the board");
  expect((await screen.findByRole("menuitem", { name: /Turn the board/ })).getAttribute("aria-disabled")).toBe("true");
  await user.keyboard("{Escape}{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.keyboard("k");
  await screen.findByRole("heading", { name: "Correct the clocks of board 1" });
}, 20_000);

test("the mate question is open for the position on record", async () => {
  const user = await open();
  await user.keyboard("2{Enter}");
  await waitFor(() => expect(boardInHand()).toBe("2"));
  await screen.findByRole("heading", { name: "History in all rounds" });
  await user.keyboard("m");
  await screen.findByRole("radiogroup", { name: "Who would have to mate" });
  await screen.findByRole("region", { name: "Whether mate is possible" });
}, 20_000);

test("down and Enter go from the field that seeks a player into what it finds", async () => {
  const user = await open();
  await user.keyboard("gp");
  const field = await screen.findByLabelText("Find a player");
  await screen.findByRole("button", { name: /Brok/ });
  await user.type(field, "brok{Enter}");
  expect(document.activeElement?.textContent).toContain("Brok");
  await user.clear(field);
  await user.type(field, "{ArrowDown}{ArrowDown}");
  expect(document.activeElement?.textContent).toContain("Brok");
}, 20_000);
