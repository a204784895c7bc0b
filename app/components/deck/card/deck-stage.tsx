import type { ReactNode } from "react";
import type { Plea } from "~/domain/deck/answer";
import type { DeckCard } from "~/domain/deck/deck-state";
import type { DragOffset } from "~/domain/deck/swipe";
import { CardFrame } from "./card-frame";
import { TopCard, type TopCardProps } from "./top-card";

/** A card of any deck, as it lies on the table. */
export interface StageCard {
  /** What tells it from the other cards of its deck. */
  id: string;
  kind: DeckCard["kind"] | "topic";
  /** What is printed on it. */
  face: ReactNode;
}

/** A card in the air. */
export interface Flight {
  card: StageCard;
  plea: Plea;
  /** Where it was let go of. */
  offset: DragOffset;
}

interface DeckStageProps extends Omit<TopCardProps, "card"> {
  /** The card on top; none while it is not known what comes next. */
  card: StageCard | undefined;
  /** What stands in its place then. */
  awaited: ReactNode;
  nextCard: StageCard | undefined;
  flight: Flight | null;
  /** Must keep its identity between renders. */
  onLanded: () => void;
}

/** The pile of cards: the one on top, the next one peeking out, and the one that was just decided. */
export function DeckStage({ card, awaited, nextCard, flight, motion, onLanded, ...top }: DeckStageProps) {
  return (
    <div className="deck-cards">
      {nextCard !== undefined && (
        <div aria-hidden className="translate-y-3 rotate-[0.8deg] scale-[0.97]">
          <CardFrame>{nextCard.face}</CardFrame>
        </div>
      )}
      {card === undefined ? awaited : <TopCard key={card.id} card={card} motion={motion} {...top} />}
      {motion !== null && flight !== null && flight.card.id !== card?.id && (
        <motion.LeavingCard key={flight.card.id} {...flight} onGone={onLanded} />
      )}
    </div>
  );
}
