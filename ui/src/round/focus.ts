/** Frames after which a row that never came is no longer waited for. */
const PATIENCE = 30;

/** Gives the keyboard to the round's row in hand, once it is on the screen: a far one comes only after scrolling. */
export function focusRound(frames = PATIENCE): void {
  requestAnimationFrame(() => {
    const row = document.querySelector<HTMLElement>("[role=row][tabindex='0']");
    if (row) row.focus();
    else if (frames > 0) focusRound(frames - 1);
  });
}
