import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useRef } from "react";
import { prefersReducedMotion } from "~/browser/reduced-motion";
import type { Ads } from "~/components/ad/use-ads";
import type { Plea } from "~/domain/deck/answer";
import type { DeckCard } from "~/domain/deck/deck-state";
import type { DragOffset } from "~/domain/deck/swipe";
import { DeckStage, type Flight } from "./card/deck-stage";
import { useCardMotion } from "./card/use-card-motion";
import { DeckProgress } from "./deck-progress";
import { PleaButtons } from "./plea-buttons";
import type { Deck } from "./use-deck";
import { useDeckKeys } from "./use-deck-keys";

interface OpenDeckProps {
  /** What the deck is called, for whoever doesn't see it. */
  label: string;
  deck: Deck;
  ads: Ads;
  flight: Flight | null;
  setFlight: (flight: Flight | null) => void;
}

/** A deck with cards left: swiped by finger, button or key. */
export function OpenDeck({ label, deck, ads, flight, setFlight }: OpenDeckProps) {
  const { pathname } = useLocation();
  const motion = useCardMotion();
  const dragging = useRef(false);
  const { card, number, total, isBusy, pleas } = deck;
  const { note } = ads;
  const land = useCallback(() => setFlight(null), [setFlight]);

  useEffect(() => {
    if (card?.kind === "ad") note(card.ad, card.placement, "impression");
  }, [card, note]);

  function decide(plea: Plea, offset: DragOffset = { x: 0, y: 0 }) {
    if (isBusy || card === undefined || !pleas.includes(plea)) return;
    if (motion !== null && !prefersReducedMotion()) setFlight({ card, number, plea, offset });
    if (card.kind === "ad") ads.react(card.ad, card.placement, plea === "yes");
    deck.decide(plea);
  }

  /** A finger that holds a card presses no buttons. */
  function press(plea: Plea) {
    if (!dragging.current) decide(plea);
  }

  useDeckKeys({ decide: press, undo: deck.undo });

  return (
    <section aria-label={label} className="flex flex-col gap-2 lying:gap-1">
      <DeckProgress deck={deck} />
      <DeckStage
        card={card}
        nextCard={deck.nextCard}
        number={number}
        pleas={pleas}
        isBlocked={isBusy}
        returnedFrom={deck.returnedFrom}
        flight={flight}
        dragging={dragging}
        onDecide={decide}
        onFollow={() => card?.kind === "ad" && note(card.ad, card.placement, "clicked")}
        onLanded={land}
        motion={motion}
      />
      <div className="-mx-4 sticky bottom-0 z-20 bg-paper px-4 pt-1 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:static sm:mx-0 sm:px-0 sm:pr-1 lying:sticky lying:pb-1">
        <p role="alert" className="mb-2 font-semibold text-error text-sm leading-tight empty:hidden">
          {deck.error}
        </p>
        {/* By this mark the routes that answers go to are known in time: looked up at the first answer, they and the page
            would be lost with the connection. */}
        <form data-discover="true" action={pathname}>
          <PleaButtons kind={card?.kind ?? "question"} pleas={pleas} isBlocked={isBusy} onDecide={press} />
        </form>
      </div>
      {card !== undefined && (
        <p role="status" className="sr-only">
          {spoken(card)} ({number} of {total})
        </p>
      )}
    </section>
  );
}

function spoken(card: DeckCard): string {
  return card.kind === "ad" ? `Sponsored card: ${card.ad.title}. ${card.ad.body}` : card.question.prompt;
}
