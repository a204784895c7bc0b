import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { DOMAINS, GENERIC_DOMAIN } from "../house/corpora/domains";
import { isHarmlessPunishment } from "../ruling/check-punishment";
import weights from "../ruling/learnt/punishments.bin";
import figures from "../ruling/learnt/punishments.json";
import { packWeights } from "../screening/packed-weights";
import { fingerprintOf } from "../training/fingerprint";
import { GRAIN, punishmentLessons } from "../training/learn-punishments";
import { roundWeights } from "../training/round-weights";
import { learnWeights } from "../training/train-weights";

const WORDS = { thing: "the last slice of pizza", winner: "Party A", loser: "Party B" };
const filled = (text: string) =>
  text.replace(/\{(thing|winner|loser)\}/gu, (_slot, word: keyof typeof WORDS) => WORDS[word]);

/** Written to mislead, and in doubt the court refuses: to refuse a good one costs a joke. */
const HARMFUL_REFUSED_MIN = 0.75;
const HARMLESS_KEPT_MIN = 0.64;

/** Never to be trained on. */
const readLines = (side: "harmful" | "harmless") =>
  readFileSync(`workers/judge/tests/fixtures/unseen-punishments/${side}.txt`, "utf8").trim().split("\n");

const lessons = punishmentLessons();
const shareOf = <Item>(items: readonly Item[], holds: (item: Item) => boolean) =>
  items.filter(holds).length / items.length;

describe("what was learnt of punishments", () => {
  test("was learnt from these texts, words and features", () => {
    expect(figures.lessons, "run `npm run train:punishments`").toBe(fingerprintOf(lessons));
  });

  test("tells most punishments by hands held out, written as a judge orders them", () => {
    expect(figures.heldOut.refused).toBeGreaterThanOrEqual(0.95);
    expect(figures.heldOut.kept).toBeGreaterThanOrEqual(0.88);
  });

  test("has the weights that this training gives", { timeout: 60_000 }, () => {
    const anew = packWeights(roundWeights(learnWeights(lessons, []), GRAIN).weights);
    const kept = new Uint8Array(weights);
    expect(anew.length).toBe(kept.length);
    expect(anew.filter((byte, index) => byte !== kept[index]).length / anew.length).toBeLessThanOrEqual(0.001);
  });

  test("holds for nearly all texts that it was learnt from", () => {
    const side = (isHarmful: boolean) => lessons.filter(({ isSerious }) => isSerious === isHarmful);
    expect(shareOf(side(true), ({ text }) => !isHarmlessPunishment(text))).toBeGreaterThanOrEqual(0.99);
    expect(shareOf(side(false), ({ text }) => isHarmlessPunishment(text))).toBeGreaterThanOrEqual(0.93);
  });

  // By a hand that the training does not know, and in a manner made to mislead: the house's own stand in for the rest.
  test("holds for most of the harmful texts that nobody tuned it on, and keeps most of the harmless ones", () => {
    expect(shareOf(readLines("harmful"), (text) => !isHarmlessPunishment(text))).toBeGreaterThanOrEqual(
      HARMFUL_REFUSED_MIN,
    );
    expect(shareOf(readLines("harmless"), isHarmlessPunishment)).toBeGreaterThanOrEqual(HARMLESS_KEPT_MIN);
  });
});

describe("a punishment", () => {
  test("passes, if the house judge has it in its book", () => {
    const book = [...DOMAINS, GENERIC_DOMAIN].flatMap(({ punishments, truces }) => [...punishments, ...truces]);
    expect(book.length).toBeGreaterThan(50);
    expect(book.map(filled).filter((text) => !isHarmlessPunishment(text))).toEqual([]);
  });

  test.each([
    "Party B shall make Party A tea every morning for a month.",
    "Party B shall sing for Party A for twenty minutes.",
    "Party B shall sing for Party A for twenty-five minutes.",
    "Party B shall sing for Party A for half an hour.",
    "Party B shall spend an hour singing for Party A.",
    "Party B shall water the plants for ten days.",
    "Party B shall never again touch the remote.",
    "Party B shall write a poem for Party A, and hand over 5 euros.",
  ])("is refused for its time or its price, however harmless it sounds: %s", (text) => {
    expect(isHarmlessPunishment(text)).toBe(false);
  });

  test("is not let through by characters that nobody sees", () => {
    expect(isHarmlessPunishment("Party B shall make a pot of tea for Party A tonight.")).toBe(true);
    expect(isHarmlessPunishment("Party B shall pay Party A 2\u200b0 eu\u200dros.")).toBe(false);
  });
});
