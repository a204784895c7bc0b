import { cardId, type DeckCard } from "~/domain/deck/deck-state";
import { UndoIcon } from "./icons";
import type { Deck } from "./use-deck";

/** How far the deck is, and the way one step back. */
export function DeckProgress({ deck }: { deck: Deck }) {
  const { card, cards, position, number, total, canUndo, undo } = deck;
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <div>
        <p className="font-bold text-sm tabular-nums">
          {card?.kind === "ad" ? `${number} of ${total} answered` : `Question ${number} of ${total}`}
        </p>
        <Dots cards={cards} position={position} />
      </div>
      <button
        type="button"
        onClick={undo}
        aria-disabled={!canUndo}
        className="-mr-2 flex min-h-11 items-center gap-1.5 rounded-uneven px-2 font-bold text-sm aria-disabled:text-ink-soft"
      >
        <UndoIcon className="size-4" />
        Undo
      </button>
    </div>
  );
}

/** A dot for every card; that of an ad has corners. */
function Dots({ cards, position }: { cards: readonly DeckCard[]; position: number }) {
  return (
    <div aria-hidden className="mt-1 flex flex-wrap gap-1.5">
      {cards.map((card, place) => (
        <span
          key={cardId(card)}
          className={`h-2 border-[1.5px] border-ink ${card.kind === "ad" ? "" : "rounded-full"} ${dotLook(place, position)}`}
        />
      ))}
    </div>
  );
}

function dotLook(place: number, position: number): string {
  if (place < position) return "w-2 bg-ink";
  return place === position ? "w-5 bg-judge" : "w-2";
}
