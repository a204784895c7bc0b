import { expect, test } from "vitest";
import { readAllegation } from "../reading/read-allegation";
import { chooserFor } from "../seeded-choice";
import { choosePunishment } from "./choose-punishment";

const REPLIES = "He replies all to 340 people to say thanks, then replies all to apologise for replying all";
const SEEDS = Array.from({ length: 40 }, (_, index) => `seed ${index}`);

test("what is written for a matter is no sentence for whoever complained of it", () => {
  const reading = readAllegation(REPLIES);
  expect([reading.whose, reading.matter.id]).toEqual(["other", "email"]);
  const own = reading.matter.punishments.map((text) => text.replaceAll("{winner}", "@").replaceAll("{loser}", "@"));
  const isOwn = (seed: string, winner: "creator" | "opponent") =>
    own.includes(choosePunishment(reading, winner, chooserFor(seed)).replaceAll(/Party [AB]/gu, "@"));
  expect(SEEDS.filter((seed) => isOwn(seed, "creator")).length).toBeGreaterThan(20);
  expect(SEEDS.filter((seed) => isOwn(seed, "opponent"))).toEqual([]);
});
