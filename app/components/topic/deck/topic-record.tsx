import { UndoIcon } from "~/components/deck/icons";
import { formatStanding } from "./outcome-words";
import type { TopicDeckControl } from "./use-topic-deck";

/** How it stands with the last vote, and the way to change it. */
export function TopicRecord({ deck }: { deck: TopicDeckControl }) {
  return (
    <div className="deck-line">
      <p role="status">{formatStanding(deck)}</p>
      <button type="button" onClick={deck.takeBack} aria-disabled={deck.last === null} className="deck-back">
        <UndoIcon className="size-[min(1rem,5vmin)]" />
        Change my mind
      </button>
    </div>
  );
}
