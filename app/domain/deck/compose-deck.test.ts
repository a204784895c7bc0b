import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Ad } from "../ad/ad";
import { type AdRules, composeDeck, DILEMMA_AD_RULES, SWIPE_AD_RULES } from "./compose-deck";

const adNumber = (number: number): Ad => ({
  uuid: `ad-${number}`,
  title: `Ad ${number}`,
  body: "",
  ctaText: null,
  ctaLink: null,
  picture: null,
});
const questionsOf = (count: number) => Array.from({ length: count }, (_, index) => `Question ${index}?`);
const adsOf = (count: number) => Array.from({ length: count }, (_, index) => adNumber(index));
const seeds = fc.record({ caseUuid: fc.uuid(), userUuid: fc.uuid() });

const RULES = [
  ["PettySwipe", SWIPE_AD_RULES, 2],
  ["Procrastination Mode", DILEMMA_AD_RULES, 3],
] as const;

describe("an ad for bringing a dilemma", () => {
  it("lies in no dilemma's deck, and in those of suits", () => {
    const ads = [...adsOf(2), { ...adNumber(2), ctaText: "Decide", ctaLink: "/procrastination" }];
    const isDealt = (rules: AdRules) =>
      fc
        .sample(seeds, 50)
        .some((seed) =>
          composeDeck(questionsOf(7), ads, seed, rules).some((item) => item.kind === "ad" && item.ad === ads[2]),
        );
    expect([SWIPE_AD_RULES, DILEMMA_AD_RULES].map(isDealt)).toEqual([true, false]);
  });
});

describe.each(RULES)("the ads of a deck in %s", (_, rules, earliest) => {
  it("are two different ones beside all the questions in their order, the final one last", () => {
    fc.assert(
      fc.property(fc.nat(12), fc.integer({ min: 2, max: 20 }), seeds, (questions, ads, seed) => {
        const deck = composeDeck(questionsOf(questions), adsOf(ads), seed, rules);
        const asked = deck.flatMap((item) => (item.kind === "question" ? [item.question] : []));
        const shown = deck.flatMap((item) => (item.kind === "ad" ? [item] : []));
        expect(asked).toEqual(questionsOf(questions));
        expect(shown.map(({ placement }) => placement)).toEqual(["midAd", "finalAd"]);
        expect(shown[0]?.ad.uuid).not.toBe(shown[1]?.ad.uuid);
        expect(deck.at(-1)).toBe(shown[1]);
      }),
    );
  });

  it("come among the questions from the earliest place on, and not side by side where the deck has room", () => {
    fc.assert(
      fc.property(fc.integer({ min: earliest + 1, max: 12 }), seeds, (questions, seed) => {
        const deck = composeDeck(questionsOf(questions), adsOf(5), seed, rules);
        const mid = deck.findIndex((item) => item.kind === "ad");
        expect(mid).toBeGreaterThanOrEqual(earliest);
        expect(mid).toBeLessThan(questions);
      }),
    );
  });

  it("stand at the end of a deck with fewer than three questions", () => {
    fc.assert(
      fc.property(fc.nat(2), seeds, (questions, seed) => {
        const deck = composeDeck(questionsOf(questions), adsOf(3), seed, rules);
        expect(deck.slice(questions).map(({ kind }) => kind)).toEqual(["ad", "ad"]);
      }),
    );
  });

  it("are the same each time the same person opens the same deck", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), seeds, (ads, seed) => {
        const deal = () => composeDeck(questionsOf(7), adsOf(ads), seed, rules);
        expect(deal()).toEqual(deal());
      }),
    );
  });

  it("are left out where there are not two to choose from", () => {
    for (const ads of [0, 1]) {
      const deck = composeDeck(questionsOf(7), adsOf(ads), { caseUuid: "a", userUuid: "b" }, rules);
      expect(deck.map(({ kind }) => kind)).toEqual(Array(7).fill("question"));
    }
  });

  it("give every ad and every place its turn", () => {
    const sample = fc.sample(seeds, { numRuns: 400, seed: 7 });
    const decks = sample.map((seed) => composeDeck(questionsOf(7), adsOf(4), seed, rules));
    const of = (place: "midAd" | "finalAd") =>
      decks.map((deck) => deck.find((item) => item.kind === "ad" && item.placement === place));
    for (const place of ["midAd", "finalAd"] as const) {
      expect(new Set(of(place).map((item) => item?.kind === "ad" && item.ad.uuid)).size).toBe(4);
    }
    expect(new Set(decks.map((deck) => deck.findIndex((item) => item.kind === "ad"))).size).toBe(7 - earliest);
  });
});
