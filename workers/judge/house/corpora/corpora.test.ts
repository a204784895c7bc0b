import { describe, expect, test } from "vitest";
import { lengthOf } from "../fill-slots";
import { CASE_NAMES } from "./case-names";
import { DOMAINS, GENERIC_DOMAIN } from "./domains";
import { QUESTIONS_OF_A_DEED, QUESTIONS_OF_ANYTHING, QUESTIONS_OF_EACH } from "./general-questions";
import { MAXIMS } from "./maxims";
import { PROPS } from "./props/props";

/** Longest prompt, in code points, that quotes nothing: three lines on the narrowest phone. */
const PROMPT_MAX = 140;
const GENERAL_QUESTIONS = [...QUESTIONS_OF_A_DEED, ...QUESTIONS_OF_EACH, ...QUESTIONS_OF_ANYTHING];
const EVERY_QUESTION = [...DOMAINS.flatMap(({ questions }) => questions), ...PROPS.flat(), ...GENERAL_QUESTIONS];

describe("the corpora", () => {
  const FORBIDDEN =
    /\b(?:pay|pays|buy|money|cash|fine of|beer|wine|drunk|vodka|naked|kiss|massage|slap|hit|run across|skip dinner|go hungry|starve|instagram|tiktok|publicly|stranger|neighbours?|boss|parents?|knife|fire|candle|swallow|crawl|kneel|beg)\b/iu;

  test("know at least four dozen domains, each with five questions that any deed of theirs bears", () => {
    expect(DOMAINS.length).toBeGreaterThanOrEqual(48);
    expect(new Set(DOMAINS.map(({ id }) => id)).size).toBe(DOMAINS.length);
    for (const { id, questions, punishments, truces, caseNames } of DOMAINS) {
      expect(questions.length, id).toBeGreaterThanOrEqual(5);
      expect(new Set(questions.map(([theme]) => theme)).size, id).toBeGreaterThanOrEqual(5);
      expect(questions.map(([theme]) => theme)).toEqual(
        expect.arrayContaining(["agreement", "provocation", "view", "you"]),
      );
      expect(Math.min(punishments.length, caseNames.length), id).toBeGreaterThanOrEqual(6);
      expect(truces.length, id).toBeGreaterThanOrEqual(3);
    }
  });

  test("ask short questions without a thing to fill in, and tell both answers in clauses", () => {
    for (const [theme, asks, yes, no] of EVERY_QUESTION) {
      expect(lengthOf(asks), asks).toBeLessThanOrEqual(PROMPT_MAX);
      expect(asks).toMatch(/\?$/u);
      expect(`${asks} ${yes} ${no}`).not.toMatch(/\{(?![CDp]\})| {2}| \?/u);
      for (const told of [yes, no]) {
        expect(told).not.toMatch(/[.;:!?]$|\byou\b/u);
        expect(told.startsWith("{p}")).toBe(theme === "you" || theme === "each");
      }
      expect(yes).not.toBe(no);
    }
  });

  test("say nothing twice, in whichever domain", () => {
    const every = [...DOMAINS, GENERIC_DOMAIN];
    for (const lines of [
      PROPS.flat().map(([, asks]) => asks),
      MAXIMS,
      every.flatMap(({ punishments }) => punishments),
      every.flatMap(({ truces }) => truces),
      [...every.flatMap(({ caseNames }) => caseNames), ...CASE_NAMES.any],
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
