// A field that seeks and the list of what it finds: one way through both with the keyboard.
import type { KeyboardEvent } from "react";

type Press = Pick<KeyboardEvent, "key" | "preventDefault">;

/** In the field: down goes into the list, Enter takes the first of it. */
export function intoList(event: Press, list: HTMLElement | null): void {
  const first = list?.querySelector("button");
  if (!first || (event.key !== "ArrowDown" && event.key !== "Enter")) return;
  event.preventDefault();
  first.focus();
  first.click();
}

/** In the list: up and down move from one to the next and take it. */
export function moveInList(event: KeyboardEvent<HTMLElement>): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (by === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const next = buttons[buttons.findIndex((one) => one === document.activeElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}
