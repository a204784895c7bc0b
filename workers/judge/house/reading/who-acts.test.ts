import { expect, test } from "vitest";
import { showsDeed, sureDeed, tellsNoneOfOthers } from "./who-acts";

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
  ["hid his slipper in the oven", "own", true],
  ["left the pan soaking again. every night", "own", false],
  ["pretended to be my accountant and now i owe more tax", "own", false],
  ["been hiding the left slipper since easter", "own", false],
  ["Replied all to 340 people to say 'thanks'.", "own", false],
  ["AITA for eating the last slice?", "own", true],
  ["parked in her spot because mine had a puddle", "other", false],
  ["taught his parrot to say my name", "other", false],
  ["parked me in. again", "other", true],
  ["reclined my seat all the way. she was the one behind me", "other", false],
] as const)("“%s” can be read as a deed of the %s's: %s", (text, deed, shown) => {
  expect(showsDeed(text, deed)).toBe(shown);
});

test.each([
  ["he hid my charger so i hid his, now both phones are dead", true],
  ["Since October nobody said a word. We have both been at it.", true],
  ["he hid my charger so i borrowed one from the neighbours", false],
  ["He eats crisps on calls, I do my mails out loud. Boss moved us both.", true],
  ["told my wife i was at work, and the two of us were at the golf", true],
])("“%s” tells no deed of the other's alone: %s", (text, none) => {
  expect(tellsNoneOfOthers(text)).toBe(none);
});

test.each([
  ["yes i changed the wifi password", "own"],
  ["confession i've been using his login since march", "own"],
  ["ok fine I finished the cake", "own"],
  ["left the pan soaking again, sorry not sorry", "own"],
  ["yes i asked him twice", null],
  ["yes i needed that pan", null],
])("“%s” is for sure a deed of the filer's: %s", (text, deed) => expect(sureDeed(text)).toBe(deed));
