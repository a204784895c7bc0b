import { describe, expect, test } from "vitest";
import { JUDGE_PERSONALITIES } from "~/domain/judge/personality";
import { MESSY_ALLEGATIONS } from "../../tests/fixtures/messy-allegations";
import { TOLD_ALLEGATIONS } from "../../tests/fixtures/told-allegations";
import { isPlural } from "../agree-with";
import { houseJudge } from "../house-judge";
import { writeHouseQuestions } from "../write-questions";
import { sayWhether } from "../writing/say-question";
import { readAllegation } from "./read-allegation";

/** Words that a question may use only where the complaint speaks of such things. */
const PRESUPPOSED: readonly (readonly [asked: RegExp, told: RegExp])[] = [
  [/\bdoormat\b|\bmop\b/u, /shoe|boot|mud|sneaker/iu],
  [/\blogged out\b|profile with a name/u, /netflix|account|profile|password|hbo|spotify/iu],
  [/\bthe tube\b|\bspare within reach\b/u, /roll|paper|tube/iu],
  [/\bposting\b|\btake it down\b/u, /post|photo|picture|tag|story|stories|insta/iu],
  [/\bvehicle\b|free space/u, /park|car|spot|driveway/iu],
  [/\blaundry\b|the next wash/u, /laundry|wash|dryer|towel|shirt|jeans|sweater|sock/iu],
  [/\bno spoilers\b|\bplot slip\b/u, /watch|episode|ending|spoil|show|finale|dune/iu],
  [/\bhouse rules before the first move\b/u, /scrabble|monopoly|poker|card|board|mario/iu],
  [/\bon which save\b/u, /game|minecraft|fifa|ranked|league|kill|console/iu],
  [/\bthe animal\b/u, /dog|cat|puppy|snake|pet/iu],
  [/\bwhose job it is\b|\bagreed to do it\b/u, /never|forg|n't|nt |refus|won't|wont/iu],
];

describe("what thumbs type", () => {
  test.each(MESSY_ALLEGATIONS)("“$text” is read as the charge that it makes", ({ text, charge, thing }) => {
    const reading = readAllegation(text);
    expect(reading.deed?.clause).toBe(charge);
    expect(reading.thing).toBe(thing);
    expect(reading.doer).toBe("opponent");
  });

  test.each(MESSY_ALLEGATIONS)(
    "“$text” is asked about in grammatical English, and in its own words",
    async ({ text }) => {
      const { thing } = readAllegation(text);
      const questions = await houseJudge.writeQuestions({ seed: text, allegation: text, tone: "Fun" });
      for (const { prompt } of questions) {
        expect(faultsOf(prompt, thing)).toEqual([]);
        for (const [asked, told] of PRESUPPOSED) if (asked.test(prompt)) expect(text).toMatch(told);
      }
      for (const judgePersonality of JUDGE_PERSONALITIES) {
        const ruling = await houseJudge.rule({
          kind: "pettyswipe",
          seed: text,
          allegation: text,
          tone: "Fun",
          judgePersonality,
          testimony: questions.map((question, index) => ({
            ...question,
            creator: index % 3 !== 1,
            opponent: index % 2 === 0,
          })),
        });
        expect(faultsOf(`${ruling.caseName}. ${ruling.rationale} ${ruling.punishment}`, thing)).toEqual([]);
      }
    },
  );
});

describe("what is told of couples, flatmates, colleagues, kin and neighbours", () => {
  test.each(TOLD_ALLEGATIONS)(
    "“$text” makes a charge, about a thing, in a field",
    ({ text, charge, thing, domain }) => {
      const reading = readAllegation(text);
      expect(reading.deed?.clause).toBe(charge);
      expect(reading.thing).toBe(thing);
      expect(reading.humour.id).toBe(domain);
      expect(reading.doer).toBe("opponent");
    },
  );

  test.each(TOLD_ALLEGATIONS)("“$text” is asked about in grammatical English, and never twice the same", ({ text }) => {
    const { thing } = readAllegation(text);
    const prompts = writeHouseQuestions({ seed: text, allegation: text }).map(({ prompt }) => prompt);
    expect(new Set(prompts).size).toBe(prompts.length);
    for (const prompt of prompts) {
      expect(faultsOf(prompt, thing)).toEqual([]);
      expect(sayWhether(prompt)).toMatch(/^whether /u);
    }
  });
});

/** What no writer of English would let stand, as far as a pattern can see it. */
function faultsOf(text: string, thing: string): string[] {
  const patterns = [
    /s's\b/u,
    /\b(the|a|an|their|to|of|is|was) \1\b/u,
    /\bits (?:theirs|a|the|my|not)\b/u,
    /\bParty [AB] Party\b/u,
    /\bParty [AB] is \p{Ll}+ (?:are|is|scratched|ate)\b/u,
    /\b(?:im|dont|doesnt|didnt|wont|cant|hes|shes)\b/u,
    /[{}]|\bundefined\b|\bnull\b/u,
    ...(isPlural(thing) ? [new RegExp(`${thing} (?:is|was|has|does|ends|needs|comes|deserves|knows)\\b`, "iu")] : []),
  ];
  return patterns.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
}
