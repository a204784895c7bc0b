import type { DecisionCard } from "~/domain/dilemma/decision-card";
import type { VerdictCard } from "~/domain/verdict/card";

/** An ordinary verdict; a test says only what it changes. */
export function sampleCard(changes: Partial<VerdictCard> = {}): VerdictCard {
  return {
    caseName: "The Great Teaspoon Disappearance",
    winner: "creator",
    creatorName: "Alexandra",
    opponentName: "Bob",
    punishment: "Bob washes every mug by hand for one week.",
    judgePersonality: "Classic Judge",
    settledOn: "20 November 2026",
    siteAddress: "pettifog.example",
    ...changes,
  };
}

/** An ordinary decision. */
export function sampleDecision(changes: Partial<DecisionCard> = {}): DecisionCard {
  return {
    dilemma: "Should I text my former flatmate about the good saucepan, or let it go with dignity?",
    decision: "Let the saucepan go",
    recommendation: "Buy another saucepan on Saturday, and speak of it to nobody.",
    judgePersonality: "Therapist",
    decidedOn: "20 November 2026",
    siteAddress: "pettifog.example",
    ...changes,
  };
}
