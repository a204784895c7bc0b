import { useEffect } from "react";
import type { Plea } from "~/domain/deck/answer";
import { deckKey } from "~/domain/deck/deck-keys";

interface DeckKeys {
  decide: (plea: Plea) => void;
  undo: () => void;
}

/**
 * The deck by keys: arrows or letters decide, U or Backspace takes back. Silent while someone types or a dialog is
 * open.
 */
export function useDeckKeys({ decide, undo }: DeckKeys): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"]') !== null) return;
      const action = deckKey(event.key);
      if (action === null) return;
      event.preventDefault();
      if (action === "undo") undo();
      else decide(action);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [decide, undo]);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;
}
