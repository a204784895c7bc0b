import { describe, expect, it } from "vitest";
import { badgesOf, findBadge } from "./badge";
import { BADGE_CATEGORIES, BADGE_THRESHOLDS } from "./badge-category";
import { BADGE_NAMES } from "./badge-names";

const ALL = BADGE_CATEGORIES.flatMap(badgesOf);

describe("the badges", () => {
  it("are 61, each with a name and a line of its own", () => {
    expect(BADGE_CATEGORIES.map((category) => badgesOf(category).length)).toEqual([9, 9, 9, 7, 9, 9, 9]);
    for (const category of BADGE_CATEGORIES) {
      expect(BADGE_NAMES[category], category).toHaveLength(BADGE_THRESHOLDS[category].length);
    }
    for (const texts of [ALL.map(({ name }) => name), ALL.map(({ line }) => line), ALL.map(({ icon }) => icon)]) {
      expect(new Set(texts).size).toBe(61);
      for (const text of texts) expect(text.trim()).not.toBe("");
    }
  });

  it("have the names that the product has promised", () => {
    const names = ALL.map(({ name }) => name);
    for (const name of ["Court Clerk", "Summons Starter", "Justified", "Eternal Plaintiff"]) {
      expect(names).toContain(name);
    }
  });

  it("have thresholds that rise", () => {
    for (const thresholds of Object.values(BADGE_THRESHOLDS)) {
      expect(thresholds).toEqual([...new Set(thresholds)].sort((one, other) => one - other));
    }
  });

  it.each([
    [1, "common", 1],
    [10, "common", 1],
    [25, "rare", 2],
    [50, "epic", 3],
    [100, "legendary", 4],
    [500, "legendary", 4],
  ])("at %i are %s with %i stars", (threshold, tier, stars) => {
    expect(findBadge("casesWon", threshold)).toMatchObject({ tier, stars });
  });

  it("look the rarer the further they are in their category, by quarters", () => {
    const rarities = (category: "casesWon" | "hotTopicVotes") => badgesOf(category).map(({ rarity }) => rarity);
    expect(rarities("casesWon")).toEqual([
      ...["common", "common", "common", "rare", "rare", "epic", "epic", "legendary", "legendary"],
    ]);
    expect(rarities("hotTopicVotes")).toEqual(["common", "common", "rare", "rare", "epic", "epic", "legendary"]);
  });

  it("have their artwork by category and threshold, and none for what is no badge", () => {
    expect(findBadge("dailyStreaks", 300)?.icon).toBe("/badges/dailyStreaks-300.svg");
    expect(findBadge("dailyStreaks", 301)).toBeNull();
  });
});
