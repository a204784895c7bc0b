import type { Ad, AdPlacement } from "../ad/ad";

/** A card of a deck: a question, or a sponsored card in one of its two places. */
export type DeckItem<Question> =
  | { kind: "question"; question: Question }
  | { kind: "ad"; ad: Ad; placement: Exclude<AdPlacement, "resurfaced"> };

/** A deck with fewer questions has both ads at its end. */
const QUESTIONS_BEFORE_ADS = 3;

/** How a kind of deck places and chooses its ads (docs/rules.md#sponsored-cards). */
export interface AdRules {
  /** So many questions come before the mid ad, at least. */
  earliestMidAd: number;
  /** What an ad leads to that advertises what its reader is doing, and is not dealt; null where there is no such. */
  ownPage: string | null;
  /** A number for a text, from 0, that spreads well enough to choose by. */
  hash: (text: string) => number;
}

/** PettySwipe: by a hash of the two uuids, never before the third card. */
export const SWIPE_AD_RULES: AdRules = { earliestMidAd: 2, ownPage: null, hash: fnv1a };

/** Procrastination Mode: by the sum of the characters, never before the fourth card. */
export const DILEMMA_AD_RULES: AdRules = { earliestMidAd: 3, ownPage: "/procrastination", hash: characterSum };

/**
 * Puts two different ads into a deck: one among the questions, and one at the end. The same case, person and ads give
 * the same deck, so that a reload deals no other cards. Without at least two ads the deck has questions alone.
 */
export function composeDeck<Question>(
  questions: readonly Question[],
  live: readonly Ad[],
  { caseUuid, userUuid }: { caseUuid: string; userUuid: string },
  { earliestMidAd, ownPage, hash }: AdRules,
): DeckItem<Question>[] {
  const cards = questions.map((question) => ({ kind: "question" as const, question }));
  const ads = live.filter(({ ctaLink }) => ownPage === null || ctaLink !== ownPage);
  const chosen = hash(`${caseUuid}${userUuid}`);
  const midAd = ads[chosen % ads.length];
  // Any of the others: one step round the list at least, and never the whole way.
  const finalAd = ads[(chosen + 1 + (Math.floor(chosen / ads.length) % (ads.length - 1))) % ads.length];
  if (midAd === undefined || finalAd === undefined || midAd === finalAd) return cards;
  const midIndex = midAdIndex(cards.length, earliestMidAd, chosen);
  return [
    ...cards.slice(0, midIndex),
    { kind: "ad", ad: midAd, placement: "midAd" },
    ...cards.slice(midIndex),
    { kind: "ad", ad: finalAd, placement: "finalAd" },
  ];
}

/** Before the last question at the latest, so that the two ads don't follow each other where that can be had. */
function midAdIndex(questions: number, earliest: number, chosen: number): number {
  if (questions < QUESTIONS_BEFORE_ADS) return questions;
  const places = Math.max(1, questions - earliest);
  return Math.min(questions, earliest + (chosen % places));
}

function characterSum(text: string): number {
  return [...text].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0);
}

function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}
