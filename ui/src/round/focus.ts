/** Gives the keyboard to the round's row in hand, once it is on the screen. */
export function focusRound(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>("[role=row][tabindex='0']")?.focus());
}
