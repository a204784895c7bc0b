import { describe, expect, test } from "vitest";
import { findHarmCues, type HarmfulGroup } from "./find-harm-cues";

const CUED: Readonly<Record<HarmfulGroup, string>> = {
  money: "Party B shall cover the next brunch bill and bow to the waiter's tray.",
  food: "Party B shall go without dessert tonight and hum.",
  humiliation: "Party B shall apologise on one knee.",
  "third-party": "Party B shall recite the haiku to the neighbours.",
  substance: "Party B shall raise a shot of tequila to Party A.",
  danger: "Party B shall sing from the window ledge.",
  body: "Party B shall do ten push-ups and thank the floor.",
  privacy: "Party B shall hand over the unlocked phone with a bow.",
  work: "Party B shall call in sick and polish the spoons.",
  belief: "Party B shall say a prayer for the toaster in church.",
  sexual: "Party B shall give Party A a massage by candlelight.",
  illegal: "Party B shall sneak into the pool and fetch the towel.",
  long: "Party B shall write it five hundred times.",
};

describe("a cue of harm", () => {
  test.each(Object.entries(CUED))("is found of %s", (group, text) => {
    expect(findHarmCues(text)).toContain(group);
  });

  test.each([
    ["money", "Party B shall bow and book front-row seats for both."],
    ["food", "Party B shall set the table and serve himself last."],
    ["humiliation", "Party B shall thank the room for putting up with him."],
    ["danger", "Party B shall hum under the hot tap."],
    ["privacy", "Party B shall swap phones with Party A for the evening."],
    ["illegal", "Party B shall copy the house key and hand it over with a bow."],
    ["long", "Party B shall hum the anthem at breakfast until further notice."],
  ])("is found of %s where no word is bad by itself: %s", (group, text) => {
    expect(findHarmCues(text)).toContain(group);
  });

  test.each([
    "Party B shall draw a moustache on a portrait of the kettle and hang it on the fridge.",
    "Party B shall make Party A a cup of tea and serve it with a bow.",
    "Party B shall write a haiku about the remote and read it aloud.",
    "Party B shall fold a paper crown and hold a short coronation.",
    "Party B shall swap chairs with Party A until Friday.",
  ])("is not found in a plain punishment: %s", (text) => {
    expect(findHarmCues(text)).toEqual([]);
  });

  test.each([
    "Party B shall read the shopping list like a priest.",
    "Party B shall pour tap water in the manner of a bartender, and bow.",
    "Party B shall present Party A with an imaginary cheque for a million euros.",
  ])("is not found in what something is only like: %s", (text) => {
    expect(findHarmCues(text)).toEqual([]);
  });

  test("is found beside what something is only like", () => {
    expect(findHarmCues("Party B shall bow like a knight and then crawl to the door.")).toContain("humiliation");
  });
});
