import type { DecisionCard } from "~/domain/dilemma/decision-card";

/** The card of a decision without anything unusual. */
export const DECISION_CARD: DecisionCard = {
  dilemma: "Tea or coffee?",
  decision: "Tea",
  recommendation: "Put the kettle on.",
  judgePersonality: "Yoda",
  decidedOn: "20 November 2026",
  siteAddress: "pettifog.example",
};
