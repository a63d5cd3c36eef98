/** Frames after which a row that never came is no longer waited for. */
const PATIENCE = 30;

/** Gives the keyboard back to the place on the screen: to the round's row in hand, to what had it before, or to the place
 * as a whole. */
export function focusPlace(before: Element | null): void {
  if (document.querySelector("[role=grid]")) return focusRound();
  const place = before instanceof HTMLElement && before.isConnected ? before : document.querySelector<HTMLElement>("main");
  place?.focus({ preventScroll: true });
}

/** Gives the keyboard to the round's row in hand, once it is on the screen: a far one comes only after scrolling. */
export function focusRound(frames = PATIENCE): void {
  requestAnimationFrame(() => {
    const row = document.querySelector<HTMLElement>("[role=row][tabindex='0']");
    if (row) row.focus();
    else if (frames > 0) focusRound(frames - 1);
  });
}
