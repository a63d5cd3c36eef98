// How the window looks is a matter of this desk, not of the competition: kept in the page, never in the file.
const LOOK = "flagfall.look";
const SIZE = "flagfall.size";
export type Look = "light" | "dark" | "contrast" | "system";

/** Whoever measured something in another size of type measures it again. */
export const SIZE_CHANGED = "flagfall-size";

const SIZES = [80, 90, 100, 110, 125, 150, 175, 200];

/** Applies what was chosen last; follows the system where nothing was. */
export function startLook(): void {
  const dark = window.matchMedia("(prefers-color-scheme: dark)");
  const contrast = window.matchMedia("(prefers-contrast: more)");
  const apply = () => {
    const chosen = localStorage.getItem(LOOK);
    const look = chosen ?? (contrast.matches ? "contrast" : dark.matches ? "dark" : "light");
    document.documentElement.dataset["look"] = look;
  };
  apply();
  dark.addEventListener("change", apply);
  contrast.addEventListener("change", apply);
  window.addEventListener("flagfall-look", apply);
  applySize(sizeNow());
}

export function chooseLook(look: Look): void {
  if (look === "system") localStorage.removeItem(LOOK);
  else localStorage.setItem(LOOK, look);
  window.dispatchEvent(new Event("flagfall-look"));
}

/** One step larger (1), smaller (-1) or back to the usual size (0). */
export function changeSize(step: 1 | -1 | 0): void {
  const at = SIZES.indexOf(sizeNow());
  const size = step === 0 ? 100 : (SIZES[Math.min(Math.max(at + step, 0), SIZES.length - 1)] ?? 100);
  localStorage.setItem(SIZE, String(size));
  applySize(size);
}

function sizeNow(): number {
  const kept = Number(localStorage.getItem(SIZE));
  return SIZES.includes(kept) ? kept : 100;
}

function applySize(percent: number): void {
  document.documentElement.style.fontSize = `${percent}%`;
  window.dispatchEvent(new Event(SIZE_CHANGED));
}
