import type { Plea } from "~/domain/deck/answer";
import type { DeckCard } from "~/domain/deck/deck-state";
import type { DragOffset } from "~/domain/deck/swipe";
import { DeckSkeleton } from "../deck-skeleton";
import { CardFace } from "./card-face";
import { TopCard, type TopCardProps } from "./top-card";

/** A card in the air. */
export interface Flight {
  card: DeckCard;
  number: number;
  plea: Plea;
  offset: DragOffset;
}

interface DeckStageProps extends Omit<TopCardProps, "card"> {
  /** The card on top; none while the last answer is on its way. */
  card: DeckCard | undefined;
  nextCard: DeckCard | undefined;
  flight: Flight | null;
  /** Must keep its identity between renders. */
  onLanded: () => void;
}

/** The pile of cards: the one on top, the next one peeking out, and the one that was just decided. */
export function DeckStage({ card, nextCard, number, flight, motion, onLanded, ...top }: DeckStageProps) {
  const isFlying = flight !== null && flight.card !== card;
  return (
    <div className="grid min-h-[min(24rem,41dvh)] flex-1 pr-1 pb-4 *:col-start-1 *:row-start-1 sm:min-h-[min(20rem,41dvh)]">
      {nextCard !== undefined && (
        <div aria-hidden className="translate-y-3 rotate-[0.8deg] scale-[0.97]">
          <CardFace card={nextCard} number={number + 1} />
        </div>
      )}
      {card === undefined ? (
        <DeckSkeleton label="Sealing your testimony…" />
      ) : (
        <TopCard key={keyOf(card)} card={card} number={number} motion={motion} {...top} />
      )}
      {motion !== null && isFlying && <motion.LeavingCard key={keyOf(flight.card)} {...flight} onGone={onLanded} />}
    </div>
  );
}

/** An ad is in a deck once at each of its places. */
function keyOf(card: DeckCard): string {
  return card.kind === "ad" ? card.placement : card.question.uuid;
}
