import { useCallback, useRef } from "react";
import { prefersReducedMotion } from "~/browser/reduced-motion";
import type { Plea } from "~/domain/deck/answer";
import { AT_REST, type DragOffset } from "~/domain/deck/swipe";
import { DeckStage, type Flight } from "./card/deck-stage";
import { DeckProgress } from "./deck-progress";
import { PleaButtons } from "./plea-buttons";
import type { Deck } from "./use-deck";
import { useDeckKeys } from "./use-deck-keys";

interface OpenDeckProps {
  deck: Deck;
  total: number;
  flight: Flight | null;
  setFlight: (flight: Flight | null) => void;
}

/** A deck with cards left: swiped by finger, button or key. */
export function OpenDeck({ deck, total, flight, setFlight }: OpenDeckProps) {
  const dragging = useRef(false);
  const { question, position, isBusy } = deck;
  const number = Math.min(position + 1, total);
  const land = useCallback(() => setFlight(null), [setFlight]);

  function decide(plea: Plea, offset: DragOffset = AT_REST) {
    if (isBusy || question === undefined) return;
    if (!prefersReducedMotion()) setFlight({ question, number, plea, offset });
    deck.decide(plea);
  }

  /** A finger that holds a card presses no buttons. */
  function press(plea: Plea) {
    if (!dragging.current) decide(plea);
  }

  useDeckKeys({ decide: press, undo: deck.undo });

  return (
    <section aria-label="PettySwipe" className="flex flex-col gap-2">
      <DeckProgress number={number} total={total} canUndo={deck.canUndo} onUndo={deck.undo} />
      <DeckStage
        question={question}
        nextQuestion={deck.nextQuestion}
        number={number}
        isBlocked={isBusy}
        returnedFrom={deck.returnedFrom}
        flight={flight}
        dragging={dragging}
        onDecide={decide}
        onLanded={land}
      />
      <div className="-mx-4 sticky bottom-0 z-20 bg-paper px-4 pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:mx-0 sm:px-0 sm:pr-1">
        <p role="alert" className="mb-2 font-semibold text-error text-sm leading-tight empty:hidden">
          {deck.error}
        </p>
        <PleaButtons isBlocked={isBusy} onDecide={press} />
      </div>
      {question !== undefined && (
        <p role="status" className="sr-only">
          {question.prompt} ({number} of {total})
        </p>
      )}
    </section>
  );
}
