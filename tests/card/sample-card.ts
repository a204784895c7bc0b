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
