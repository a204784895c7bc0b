import { expect, test } from "vitest";
import { showsDeed } from "./who-acts";

test.each([
  ["I finished the advent calendar on the 4th. All of it.", "other", false],
  ["i cooked for 3 hours and he put ketchup on it", "other", true],
  ["Told his date that he collects stamps", "other", false],
  ["told my date that i collect stamps", "other", true],
  ["It rained on the day off. The sun came out for the night shift", "other", false],
  ["jonas put a googly eye on every egg", "other", true],
  ["Padel. The ball was out.", "own", false],
  ["Kirsty's paperwork crossed onto the other half", "own", false],
  ["ok so i changed the ringtone to a goose", "own", true],
  ["left the pan soaking again, sorry not sorry", "own", true],
  ["pretended to be my accountant and now i owe more tax", "own", false],
  ["been hiding the left slipper since easter", "own", true],
  ["AITA for eating the last slice?", "own", true],
] as const)("“%s” can be read as a deed of the %s's: %s", (text, deed, shown) => {
  expect(showsDeed(text, deed)).toBe(shown);
});
