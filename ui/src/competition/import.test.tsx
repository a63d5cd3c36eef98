import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { emit } from "@tauri-apps/api/event";
import { expect, test } from "vitest";
import { fakeDesk } from "../../test/fakeDesk";
import { Desk } from "../Desk";

test("a dropped file is shown as changes, and a question must be answered first", async () => {
  const desk = fakeDesk();
  const user = userEvent.setup();
  render(<Desk />);
  await screen.findByRole("grid");
  await act(() => emit("tauri://drag-drop", { paths: ["/tmp/round4.trf"] }));
  await screen.findByText("What round4.trf would change");
  expect(screen.getByText("3 incidents stay with the game")).toBeTruthy();
  const apply = screen.getByRole("button", { name: "Take 2 changes" }) as HTMLButtonElement;
  expect(apply.disabled).toBe(true);

  await user.click(screen.getByRole("button", { name: /Answer/ }));
  await user.click(await screen.findByRole("option", { name: "a new player" }));
  await waitFor(() => expect(apply.disabled).toBe(false));
  await user.click(screen.getByRole("checkbox", { name: "Correa – Dunne" }));
  await user.click(screen.getByRole("button", { name: "Take 1 change" }));
  await waitFor(() => expect(desk.recorded).toHaveLength(1));
  expect(screen.queryByText("What round4.trf would change")).toBeNull();
});
