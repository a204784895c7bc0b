import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Seriousness } from "~/domain/screening/screening";
import { SERIOUS_TEXTS } from "../../../tests/fixtures/serious-texts";
import figures from "../screening/learnt/figures.json";
import { readLayers } from "../screening/learnt/read-layers";
import { weighPhrases } from "../screening/phrase-net";
import { houseScreening } from "../screening/screen-text";
import { readRows } from "../screening/word-rows";
import { fingerprintOf } from "../training/fingerprint";
import { prepareLessons } from "../training/prepare-lessons";
import { readCorpus } from "../training/read-corpus";
import { roundWeights } from "../training/round-weights";
import { learnWeights } from "../training/train-weights";
import { readWordTable } from "../training/word-table";
import { HYPERBOLIC_TEXTS } from "./fixtures/hyperbolic-texts";
import { TRANSCRIPTS } from "./fixtures/transcripts";
import { UNSEEN_TRANSCRIPTS } from "./fixtures/unseen-transcripts";

const corpus = readCorpus("workers/judge/training/corpus");
const lessons = prepareLessons(corpus);
const written = corpus.filter(({ isFramed }) => !isFramed);

const UNSEEN_SETS = ["unseen-screening", "unseen-screening-2", "unseen-screening-3", "unseen-screening-4"] as const;

/** Machines may differ in the last bit of a logarithm; a weight on the edge then rounds the other way. */
const ROUNDING_SHARE_MAX = 0.001;

describe("the learned layer of the screening", () => {
  const { learned } = readLayers();

  it("was trained on the corpus, the words and the rules as they are now", () => {
    expect(figures.lessons, "run `npm run train:screening`").toBe(fingerprintOf(lessons));
  });

  it("has the weights that this training gives", { timeout: 60_000 }, () => {
    const anew = roundWeights(learnWeights(lessons));
    expect(anew.unit).toBeCloseTo(learned.unit, 4);
    expect(anew.own).toBeCloseTo(learned.own, 3);
    const differing = anew.weights.filter((weight, place) => weight !== learned.weights[place]).length;
    expect(differing / anew.weights.length, "run `npm run train:screening`").toBeLessThanOrEqual(ROUNDING_SHARE_MAX);
  });

  // To train the net anew takes a minute. The fingerprint tells what it was trained on; this, that it holds what it
  // learnt.
  it("has a net of phrases that learnt these very texts", () => {
    const { phrases } = learned;
    const right = lessons.filter(({ flat, isStopped, isSerious }) => {
      return weighPhrases(readRows(flat, phrases.rows), isStopped, phrases) > 0 === isSerious;
    });
    expect(right.length / lessons.length).toBeGreaterThanOrEqual(0.87);
    expect([...phrases.rows].filter(([word]) => !word.endsWith(" "))).toEqual(wordsWithRows());
  });

  it("finds texts that it never saw, and few of the jokes that were written to mislead it", () => {
    // The corpus is made of what was missed before, so it is harder than what people write.
    expect(figures.crossValidated.recall).toBeGreaterThanOrEqual(0.75);
    expect(figures.crossValidated.falseStops).toBeLessThanOrEqual(0.1);
  });

  it.each([
    // Hard on purpose, by a hand that saw neither rules nor corpus.
    { set: "unseen-screening", recallMin: 0.87, foundPettyMax: 0.07, clearMin: 0.7 },
    // As people write on their phones, plain and short ones too, written before the layer was tried on any of them.
    { set: "unseen-screening-2", recallMin: 0.84, foundPettyMax: 0.06, clearMin: 0.7 },
    // Hard on purpose too, written before its author had seen a text of the corpus, or of the other two.
    { set: "unseen-screening-3", recallMin: 0.92, foundPettyMax: 0.06, clearMin: 0.72 },
    // Evenly over violence, coercion, stalking, sexual harm, children and self-harm, each told by who is hurt, who sees
    // it and who does it; written before its author had seen a text of any of the others.
    { set: "unseen-screening-4", recallMin: 0.96, foundPettyMax: 0.075, clearMin: 0.82 },
  ] as const)(
    "finds most of the texts of $set, which nobody tuned it on, and stops or asks about few of the jokes",
    async (floor) => {
      const serious = await foundShare(readLines(floor.set, "serious"));
      const petty = await foundShare(readLines(floor.set, "petty"));
      expect(serious).toBeGreaterThanOrEqual(floor.recallMin);
      expect(petty).toBeLessThanOrEqual(floor.foundPettyMax);
      expect(await clearShare(readLines(floor.set, "petty"))).toBeLessThanOrEqual(0.03);
      const clear = await clearShare(readLines(floor.set, "serious"));
      expect(clear).toBeGreaterThanOrEqual(floor.clearMin);
    },
  );

  it("finds a plain word of harm between two jokes, with no full stop to part them", async () => {
    const jokes = Object.values(HYPERBOLIC_TEXTS).flat();
    const wrapped = Object.values(SERIOUS_TEXTS)
      .flat()
      .map((text, index) => `${jokes[index % jokes.length]} ${text} ${jokes[(index * 3 + 22) % jokes.length]}`);
    expect(await foundShare(wrapped)).toBeGreaterThanOrEqual(0.95);
  });

  it("finds what is said plainly in a talk as well", async () => {
    const said = Object.values(SERIOUS_TEXTS).flat();
    expect(await clearShare(said)).toBeGreaterThanOrEqual(0.98);
  });

  it("leaves a talk in court alone", async () => {
    const said = [...TRANSCRIPTS, ...UNSEEN_TRANSCRIPTS].flatMap(({ chat }) => chat.map((line) => line.slice(2)));
    expect(said.length).toBeGreaterThan(300);
    expect(await clearShare(said)).toBeLessThanOrEqual(0.01);
  });

  it("has learnt from many texts of both sides, none of them twice", () => {
    expect(written.filter(({ isSerious }) => isSerious).length).toBeGreaterThanOrEqual(8_000);
    expect(written.filter(({ isSerious }) => !isSerious).length).toBeGreaterThanOrEqual(8_000);
    expect(new Set(written.map(({ text }) => text.toLowerCase())).size).toBe(written.length);
  });

  it("is measured on texts that it has not learnt from", () => {
    const taught = new Set(corpus.map(({ text }) => bare(text)));
    const fixtures = [...Object.values(SERIOUS_TEXTS), ...Object.values(HYPERBOLIC_TEXTS)].flat();
    const measured = UNSEEN_SETS.flatMap((set) => [...readLines(set, "serious"), ...readLines(set, "petty")]);
    expect([...fixtures, ...measured].filter((text) => taught.has(bare(text)))).toEqual([]);
  });
});

function wordsWithRows(): [string, number][] {
  return readWordTable().words.map((word, index) => [word, index + 1]);
}

/** Never to be trained on: see the decision on serious texts. */
function readLines(set: (typeof UNSEEN_SETS)[number], side: "serious" | "petty"): string[] {
  return readFileSync(`workers/judge/tests/fixtures/${set}/${side}.txt`, "utf8").trim().split("\n");
}

/** The share that reads as one of these. */
async function shareOf(readings: readonly Seriousness[], texts: readonly string[]): Promise<number> {
  let count = 0;
  for (const text of texts) if (readings.includes(await houseScreening.howSerious([text]))) count += 1;
  return count / texts.length;
}

const foundShare = (texts: readonly string[]) => shareOf(["unclear", "clear"], texts);
const clearShare = (texts: readonly string[]) => shareOf(["clear"], texts);

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, " ")
    .trim();
}
