import type { Plea } from "~/domain/deck/answer";
import { deckKey } from "~/domain/deck/deck-keys";
import { useKeys } from "~/hooks/use-keys";

interface DeckKeys {
  decide: (plea: Plea) => void;
  undo: () => void;
}

/** The deck by keys: arrows or letters decide, U or Backspace takes back. */
export function useDeckKeys({ decide, undo }: DeckKeys): void {
  useKeys((key) => {
    const action = deckKey(key);
    if (action === "undo") undo();
    else if (action !== null) decide(action);
    return action !== null;
  });
}
