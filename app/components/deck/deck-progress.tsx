import type { ReactNode } from "react";
import { cardId, type DeckCard } from "~/domain/deck/deck-state";
import { UndoIcon } from "./icons";
import type { Deck } from "./use-deck";

interface DeckProgressProps {
  deck: Deck;
  /** Who listens. */
  children: ReactNode;
}

/** Who listens, how far the deck is, and the way one step back. */
export function DeckProgress({ deck, children }: DeckProgressProps) {
  const { card, cards, position, number, total, canUndo, undo } = deck;
  return (
    <div className="deck-line">
      <div className="size-[48px] shrink-0">{children}</div>
      <div className="me-auto">
        <p className="tabular-nums">
          {card?.kind === "ad" ? `${number} of ${total} answered` : `Question ${number} of ${total}`}
        </p>
        <Dots cards={cards} position={position} />
      </div>
      <button type="button" onClick={undo} aria-disabled={!canUndo} className="deck-back">
        <UndoIcon className="size-[min(1rem,5vmin)]" />
        Undo
      </button>
    </div>
  );
}

/** A dot for every card; that of an ad has corners. */
function Dots({ cards, position }: { cards: readonly DeckCard[]; position: number }) {
  return (
    <div aria-hidden className="mt-1 flex flex-wrap gap-[min(0.375rem,1.8vmin)]">
      {cards.map((card, place) => (
        <span
          key={cardId(card)}
          className={`deck-dot ${card.kind === "ad" ? "" : "rounded-full"} ${dotLook(place, position)}`}
        />
      ))}
    </div>
  );
}

function dotLook(place: number, position: number): string {
  if (place < position) return "bg-ink";
  return place === position ? "w-[min(1.25rem,6vmin)] bg-judge" : "";
}
