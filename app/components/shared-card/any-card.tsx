import { DecisionCard } from "~/components/dilemma/decision-card";
import { VerdictCard } from "~/components/verdict/card/verdict-card";
import { type Card, isDecisionCard } from "~/domain/verdict/card";

/** A card, whatever was decided on it. */
export function AnyCard({ card }: { card: Card }) {
  return isDecisionCard(card) ? <DecisionCard card={card} /> : <VerdictCard card={card} />;
}
