import { useLocation } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "~/browser/reduced-motion";
import type { Ads } from "~/components/ad/use-ads";
import type { Plea } from "~/domain/deck/answer";
import { cardId, type DeckCard } from "~/domain/deck/deck-state";
import type { DragOffset } from "~/domain/deck/swipe";
import type { JudgePersonality } from "~/domain/judge/personality";
import { CardFace } from "./card/card-face";
import { DeckStage, type Flight, type StageCard } from "./card/deck-stage";
import { useCardMotion } from "./card/use-card-motion";
import { DeckProgress } from "./deck-progress";
import { DeckSkeleton } from "./deck-skeleton";
import { CARD_CHOICES, PleaButtons } from "./plea-buttons";
import type { Deck } from "./use-deck";
import { useDeckKeys } from "./use-deck-keys";

interface OpenDeckProps {
  judge: JudgePersonality;
  /** What the deck is called, for whoever doesn't see it. */
  label: string;
  deck: Deck;
  ads: Ads;
  flight: Flight | null;
  setFlight: (flight: Flight | null) => void;
}

/** A deck with cards left: swiped by finger, button or key. */
export function OpenDeck({ judge, label, deck, ads, flight, setFlight }: OpenDeckProps) {
  const { pathname } = useLocation();
  const motion = useCardMotion();
  const dragging = useRef(false);
  const [said, setSaid] = useState<Plea | null>(null);
  const { card, nextCard, number, total, isBusy, pleas } = deck;
  const { note } = ads;
  const land = useCallback(() => setFlight(null), [setFlight]);

  useEffect(() => {
    if (card?.kind === "ad") note(card.ad, card.placement, "impression");
  }, [card, note]);

  function decide(plea: Plea, offset: DragOffset = { x: 0, y: 0 }) {
    if (isBusy || card === undefined || !pleas.includes(plea)) return;
    if (motion !== null && !prefersReducedMotion()) setFlight({ card: toStage(card, number), plea, offset });
    setSaid(card.kind === "ad" ? null : plea);
    if (card.kind === "ad") ads.react(card.ad, card.placement, plea === "yes");
    deck.decide(plea);
  }

  /** A finger that holds a card presses no buttons. */
  function press(plea: Plea) {
    if (!dragging.current) decide(plea);
  }

  useDeckKeys({ decide: press, undo: deck.undo });

  return (
    <section aria-label={label} data-occupied className="deck-parts">
      <DeckProgress deck={deck}>{motion !== null && <motion.DeckJudge judge={judge} said={said} />}</DeckProgress>
      <DeckStage
        card={card && toStage(card, number, () => card.kind === "ad" && note(card.ad, card.placement, "clicked"))}
        awaited={<DeckSkeleton label="Sealing your testimony…" />}
        nextCard={nextCard && toStage(nextCard, number + 1)}
        pleas={pleas}
        isBlocked={isBusy}
        returnedFrom={deck.returnedFrom}
        flight={flight}
        dragging={dragging}
        onDecide={decide}
        onLanded={land}
        motion={motion}
      />
      <div className="flex flex-col gap-2">
        <p role="alert" className="font-semibold text-error text-sm leading-tight empty:hidden">
          {deck.error}
        </p>
        {/* By this mark the routes that answers go to are known in time: looked up at the first answer, they and the page
            would be lost with the connection. */}
        <form data-discover="true" action={pathname} method="post" className="lying:flex-1">
          {card?.kind === "question" && <input type="hidden" name="questionUuid" value={card.question.uuid} />}
          <PleaButtons
            choices={CARD_CHOICES[card?.kind ?? "question"].filter(({ plea }) => pleas.includes(plea))}
            isBlocked={isBusy}
            onDecide={press}
          />
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

function toStage(card: DeckCard, number: number, onFollow?: () => void): StageCard {
  return {
    id: cardId(card),
    kind: card.kind,
    face: <CardFace card={card} number={number} onFollow={onFollow} />,
  };
}

function spoken(card: DeckCard): string {
  return card.kind === "ad" ? `Sponsored card: ${card.ad.title}. ${card.ad.body}` : card.question.prompt;
}
