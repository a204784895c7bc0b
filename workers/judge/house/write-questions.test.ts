import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { CASE_NAMES } from "./corpora/case-names";
import { ANY_DEED, DEED_KINDS } from "./corpora/deed-kinds";
import { DOMAINS, GENERIC_DOMAIN } from "./corpora/domains";
import { SAMPLE_ALLEGATIONS } from "./corpora/sample-allegations";
import { fillSlots, lengthOf } from "./fill-slots";
import { PROMPT_MAX, writeHouseQuestions } from "./write-questions";
import { sayWhether } from "./writing/say-question";

/** Hundreds of decks in one test: on two busy cores that takes longer than a test's usual five seconds. */
vi.setConfig({ testTimeout: 30_000 });

const brief = (allegation: string, seed = "seed") => ({ allegation, seed });
const promptsFor = (allegation: string, seed?: string) =>
  writeHouseQuestions(brief(allegation, seed)).map(({ prompt }) => prompt);

function expectSound(allegation: string, prompts: string[]) {
  expect(prompts).toHaveLength(7);
  expect(new Set(prompts).size, allegation).toBe(7);
  for (const prompt of prompts) {
    expect(prompt).toMatch(/^(?:Did|Does|Do|Has|Have|Had|Is|Are|Was|Were|Will|Would|Could) .+\?$/u);
    expect(prompt).not.toMatch(/[{}<>]| {2}|undefined|Party [AB] Party|'s Party|the the\b/u);
    expect(lengthOf(prompt), prompt).toBeLessThanOrEqual(PROMPT_MAX);
  }
}

describe("the questions of a suit", () => {
  test.each(SAMPLE_ALLEGATIONS)("are seven different sound ones for: %s", (allegation) => {
    for (const seed of ["a", "b", "c"]) expectSound(allegation, promptsFor(allegation, seed));
  });

  test("are sound for any text at all", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 250 }), fc.uuid(), (text, seed) =>
        expectSound(text, promptsFor(text, seed)),
      ),
      { numRuns: 500 },
    );
  });

  test("are the same for the same seed and others for another", () => {
    const text = "He never does the dishes";
    expect(promptsFor(text, "one")).toEqual(promptsFor(text, "one"));
    expect(promptsFor(text, "one")).not.toEqual(promptsFor(text, "two"));
  });

  test.each([
    ["My roommate ate the last slice of my pizza", "Did Party B eat the last slice of Party A's pizza?"],
    ["You left me on read for 3 days", "Did Party B leave Party A on read for 3 days?"],
    ["I ate his yogurt because it had no label", "Did Party A eat Party B's yogurt?"],
    ["My brother says I never take out the trash", "Is it true that Party A never takes out the trash?"],
    ["They keep using my shampoo", "Is it true that Party B keeps using Party A's shampoo?"],
    ["Dave ate my sandwich from the office fridge", "Did Party B eat Party A's sandwich from the office fridge?"],
    ["Sarah's dog barks all night", "Is it true that Party B's dog barks all night?"],
    ["My sandwich was eaten by my colleague", "Is it true that Party A's sandwich was eaten by Party B?"],
    ["Never replaces the toilet paper", "Is it true that Party B never replaces the toilet paper?"],
  ])("put the deed of “%s” with the right persons", (allegation, prompt) => {
    expect(promptsFor(allegation)[0]).toBe(prompt);
  });

  test("weigh an admission the same from either seat", () => {
    const complained = writeHouseQuestions(brief("He ate my yogurt"))[0]?.weight;
    const confessed = writeHouseQuestions(brief("I ate his yogurt"))[0]?.weight;
    expect(complained?.opponent.yes).toBe(3);
    expect(confessed?.creator.yes).toBe(-3);
    expect(complained?.creator.yes).toBe(-(confessed?.opponent.yes ?? 0));
  });

  test("come back in indirect speech", () => {
    expect(sayWhether("Did Party B eat the pizza and leave the box?")).toBe(
      "whether Party B ate the pizza and left the box",
    );
    expect(sayWhether("Had the two of you agreed on a date?")).toBe("whether the two of them had agreed on a date");
    expect(sayWhether("Is it true that Party B never washes up?")).toBe("whether Party B never washes up");
    expect(sayWhether("Why on earth?")).toBe("“Why on earth?”");
  });
});

describe("the questions on a kind of deed", () => {
  const kinds = [...DEED_KINDS, ANY_DEED];
  const filled = (text: string) => fillSlots(text, { D: "Party B", C: "Party A", thing: "the wet towels" });

  test("cover every theme of the deck but the deed itself", () => {
    for (const { id, questions } of kinds) expect(new Set(questions.map(([theme]) => theme)).size, id).toBe(9);
  });

  test.each(kinds.flatMap(({ questions }) => questions.map(([, text]) => filled(text))))(
    "can be told in indirect speech: %s",
    (prompt) => expect(sayWhether(prompt)).toMatch(/^whether (?!“)/u),
  );
});

describe("the corpora", () => {
  const FORBIDDEN =
    /\b(?:pay|pays|buy|money|cash|fine of|beer|wine|drunk|vodka|naked|kiss|massage|slap|hit|run across|skip dinner|go hungry|starve|instagram|tiktok|publicly|stranger|neighbours?|boss|parents?|knife|fire|candle|swallow|crawl|kneel|beg)\b/iu;

  test("know at least four dozen domains, each with ten questions and more on every theme of the deck", () => {
    expect(DOMAINS.length).toBeGreaterThanOrEqual(48);
    expect(new Set(DOMAINS.map(({ id }) => id)).size).toBe(DOMAINS.length);
    for (const { id, questions, punishments, truces, caseNames, principles } of DOMAINS) {
      expect(questions.length, id).toBeGreaterThanOrEqual(10);
      expect(new Set(questions.map(([theme]) => theme)).size, id).toBe(10);
      expect(Math.min(punishments.length, caseNames.length, principles.length), id).toBeGreaterThanOrEqual(6);
      expect(truces.length, id).toBeGreaterThanOrEqual(3);
    }
  });

  test("say nothing twice, in whichever domain", () => {
    const every = [...DOMAINS, GENERIC_DOMAIN];
    for (const lines of [
      every.flatMap(({ principles }) => principles),
      every.flatMap(({ punishments }) => punishments),
      every.flatMap(({ truces }) => truces),
      [...every.flatMap(({ caseNames }) => caseNames), ...CASE_NAMES],
    ]) {
      expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
    }
  });

  test("punish nobody with money, hunger, shame, substances or other people", () => {
    for (const { punishments, truces } of [...DOMAINS, GENERIC_DOMAIN]) {
      for (const text of punishments) expect(text).toMatch(/\{loser\}.*\{winner\}|\{loser\}/u);
      for (const text of truces) expect(text).toMatch(/^Party A and Party B shall|^Party A shall .*Party B/u);
      for (const text of [...punishments, ...truces]) expect(text).not.toMatch(FORBIDDEN);
    }
  });
});
