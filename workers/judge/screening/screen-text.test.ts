import { describe, expect, it, vi } from "vitest";
import { DILEMMA_TOPICS } from "~/domain/dilemma/dilemma-topics";
import { PETTY_SUIT_PROMPTS } from "~/domain/pettysuit/petty-suit-prompts";
import { SERIOUS_TEXTS } from "../../../tests/fixtures/serious-texts";
import { cpuTimeOf } from "../../../tests/support/cpu-time";
import { HYPERBOLIC_TEXTS } from "../tests/fixtures/hyperbolic-texts";
import { SAMPLE_ALLEGATIONS } from "../tests/fixtures/sample-allegations";
import { houseScreening } from "./screen-text";

/**
 * Whole sets of texts in one test, and the first loads the patterns: on two busy cores that takes longer than a test's
 * usual five seconds.
 */
vi.setConfig({ testTimeout: 30_000 });

const SERIOUS_RECALL_MIN = 0.95;
const FALSE_ASKS_MAX = 0.05;
const FALSE_STOPS_MAX = 0.02;

/** Those that are stopped or asked about. */
async function found(texts: readonly string[]): Promise<string[]> {
  const readings = await Promise.all(texts.map((text) => houseScreening.howSerious([text])));
  return texts.filter((_, index) => readings[index] !== "petty");
}

async function stopped(texts: readonly string[]): Promise<string[]> {
  const readings = await Promise.all(texts.map((text) => houseScreening.howSerious([text])));
  return texts.filter((_, index) => readings[index] === "clear");
}

const halfOf = (texts: readonly string[], half: number) => texts.filter((_, index) => index % 2 === half);

describe.each([
  ["first", 0],
  ["second", 1],
])("of the %s half of the texts", (_name, half) => {
  const serious = Object.values(SERIOUS_TEXTS).flatMap((texts) => halfOf(texts, half));
  const hyperbolic = Object.values(HYPERBOLIC_TEXTS).flatMap((texts) => halfOf(texts, half));

  it("nearly every serious text is stopped or asked about", async () => {
    const noticed = await found(serious);
    const missed = serious.filter((text) => !noticed.includes(text));
    expect(noticed.length / serious.length, missed.join("\n")).toBeGreaterThanOrEqual(SERIOUS_RECALL_MIN);
  });

  it("nearly every joke passes without a question, and nearly none is stopped for good", async () => {
    const noticed = await found(hyperbolic);
    expect(noticed.length / hyperbolic.length, noticed.join("\n")).toBeLessThanOrEqual(FALSE_ASKS_MAX);
    const refused = await stopped(hyperbolic);
    expect(refused.length / hyperbolic.length, refused.join("\n")).toBeLessThanOrEqual(FALSE_STOPS_MAX);
  });
});

describe("the screening", () => {
  it("is measured on enough texts", () => {
    expect(Object.values(SERIOUS_TEXTS).flat().length).toBeGreaterThanOrEqual(100);
    expect(Object.values(HYPERBOLIC_TEXTS).flat().length).toBeGreaterThanOrEqual(120);
  });

  it("asks about none of the grievances and dilemmas that the court itself offers", async () => {
    expect(await found([...PETTY_SUIT_PROMPTS, ...SAMPLE_ALLEGATIONS, ...DILEMMA_TOPICS])).toEqual([]);
  });

  it.each([
    ["capitals", "HE HIT ME"],
    ["accents", "hé hït mé"],
    ["figures for letters", "he sl4pp3d me"],
    ["marks for letters", "he ra*ed me"],
    ["spaces between letters", "he h i t me"],
    ["drawn-out letters", "he hiiiit me"],
    ["letters of another alphabet", "he hіt mе"],
    ["fancy letters", "he 𝒽𝒾𝓉 me"],
    ["joiners inside a word", "he h\u200dit me"],
    ["a zero-width space inside a word", "he h\u200bit me"],
    ["a tag character inside a word", "he h\u{e0069}it me"],
    ["a word joiner and a bidirectional mark inside a word", "he h\u2060i\u202et me"],
  ])("sees through %s", async (_disguise, text) => {
    expect(await houseScreening.howSerious([text])).toBe("clear");
  });

  it.each(["I was hungry.", "It wasn't me", "I admit it was me", "He started it", "She knows what she did"])(
    "lets a few plain words pass: %s",
    async (words) => {
      expect(await houseScreening.howSerious([words])).toBe("petty");
    },
  );

  it("stops a serious name beside a petty allegation", async () => {
    expect(await houseScreening.howSerious(["He ate my fries.", "Robin"])).toBe("petty");
    expect(await houseScreening.howSerious(["He ate my fries.", "he hits me"])).toBe("clear");
  });

  it("reads the longest text in a few milliseconds", async () => {
    const long = "he said that my sister and the dog of my friend ".repeat(30);
    await houseScreening.howSerious([long]);
    expect(await cpuTimeOf(() => houseScreening.howSerious([long]))).toBeLessThan(500);
  });
});
