const MOVES: ReadonlyMap<string, number> = new Map([
  ["j", 1],
  ["arrowdown", 1],
  ["k", -1],
  ["arrowup", -1],
]);

const SELECTED = "[data-desk-item][aria-current=true]";

/**
 * The desk by keys: J, K and the arrows move, and every other key presses the control that carries it
 * (`aria-keyshortcuts`), in the selected item or in the bar. What is folded away is not pressed. Says whether it knew
 * the key.
 */
export function pressDeskKey(key: string): boolean {
  const by = MOVES.get(key);
  const control = by === undefined ? controlOf(key) : neighbour(by);
  if (by !== undefined || control instanceof HTMLInputElement) control?.focus();
  else control?.click();
  return control !== undefined;
}

function neighbour(by: number): HTMLElement | undefined {
  const items = [...document.querySelectorAll<HTMLElement>("[data-desk-item]")];
  return items[items.findIndex((item) => item.matches(SELECTED)) + by];
}

function controlOf(key: string): HTMLElement | undefined {
  const carried = [SELECTED, "[data-desk-bar]"].map((place) => `${place} [aria-keyshortcuts="${CSS.escape(key)}" i]`);
  const found = carried.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  return found.find((control) => control.checkVisibility());
}
