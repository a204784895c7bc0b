import { OTHER_PARTY } from "~/domain/judge/hunch";
import type { SuitBrief, WrittenQuestion } from "~/domain/judge/judge";
import { frameClaims } from "./claims/frame-claims";
import { ENGLISH_CARD } from "./corpora/claim-frames";
import { QUESTIONS_OF_A_DEED, QUESTIONS_OF_ANYTHING } from "./corpora/general-questions";
import { type HandQuestion, meaningOf, type Theme } from "./corpora/petty-domain";
import { questionsIn, tongueOf } from "./corpora/tongues/tongues";
import { fillSlots } from "./fill-slots";
import { sumOf, weightOf } from "./question-weight";
import { type Reading, readAllegation } from "./reading/read-allegation";
import { labelOf, otherThan } from "./seats";
import { type Chooser, chooserFor } from "./seeded-choice";

/** Questions of a deck. */
const DECK = 7;

/**
 * Seven questions for an allegation: what it claims, quoted whole, and around it what is written by hand for the matter
 * and for whose deed it is. Their last card is the hunch about the one that is personal. The same seed and allegation
 * give the same ones in the same order.
 */
export function writeHouseQuestions(brief: Pick<SuitBrief, "seed" | "allegation">): WrittenQuestion[] {
  const complaint = readAllegation(brief.allegation);
  const chooser = chooserFor(brief.seed, brief.allegation);
  const tongue = tongueOf(complaint.foreign?.code, brief.allegation);
  const claims = frameClaims(complaint, tongue);
  const pool = tongue === null ? handQuestions(complaint, chooser) : chooser.shuffle("tongue", questionsIn(tongue));
  const byHand = chooseByHand(pool, claims);
  const you = byHand.find(([theme]) => theme === "you");
  const others = byHand.filter((question) => question !== you);
  const [first, second, third] = claims;
  const [one, two, ...more] = others.map((question) => ({ theme: question[0], prompt: spoken(question, complaint) }));
  const personal = you === undefined ? undefined : { theme: you[0], prompt: spoken(you, complaint) };
  const cards = [first, one, second, two, personal, third, ...more].filter((card) => card !== undefined);
  const questions = cards.map(({ prompt, theme }) => ({ prompt, weight: weightOf(theme, complaint.doer) }));
  if (personal === undefined) return questions;
  const { hunch } = tongue ?? ENGLISH_CARD;
  const prompt = fillSlots(hunch, { O: OTHER_PARTY, question: personal.prompt });
  return [...questions, { prompt, weight: null, hunchAbout: cards.indexOf(personal) + 1 }];
}

/** A question that names nobody fits whoever did it; one that names the doer needs one. */
function fits({ whose }: Reading, [, asks]: HandQuestion): boolean {
  return whose !== "nobody" || !/\{[DC]\}/u.test(asks);
}

/** Whether what the question takes for granted was told. */
function isBorneOut({ claims }: Reading, [, , , , told]: HandQuestion): boolean {
  return told === undefined || new RegExp(`(?<!\\p{L})(?:${told})(?!\\p{L})`, "iu").test(claims.join(" "));
}

/** All that can be asked, the matter's own before what fits any. */
function handQuestions(complaint: Reading, chooser: Chooser): HandQuestion[] {
  const own = complaint.matter.questions.filter((question) => isBorneOut(complaint, question));
  const general = complaint.whose === "nobody" ? [] : QUESTIONS_OF_A_DEED;
  return [
    ...chooser.shuffle("matter", own),
    ...chooser.shuffle("general", [...general, ...QUESTIONS_OF_ANYTHING]),
  ].filter((question) => fits(complaint, question));
}

/**
 * As many as the claims leave room for: one of them personal, the others so that two people who say yes to everything,
 * or no to everything, come out even. No two that mean alike, and of each theme one while there are others.
 */
function chooseByHand(all: readonly HandQuestion[], claims: readonly { theme: Theme }[]): HandQuestion[] {
  const meanings = all.map(meaningOf);
  const pool = all.filter((question, at) => meanings.indexOf(meaningOf(question)) === at);
  const chosen: HandQuestion[] = [];
  const take = (sum: number) => {
    const fitting = pool.filter((question) => sumOf(question[0]) === sum && !chosen.includes(question));
    const fresh = fitting.find(([theme]) => !chosen.some((other) => other[0] === theme));
    const next = fresh ?? fitting[0];
    if (next !== undefined) chosen.push(next);
  };
  const claimed = claims.reduce((sum, { theme }) => sum + sumOf(theme), 0);
  const room = DECK - claims.length;
  const personal = pool.find(([theme]) => theme === "you");
  if (personal === undefined) take(0);
  else chosen.push(personal);
  const available = (sum: number) => pool.filter(([theme]) => sumOf(theme) === sum).length;
  for (const sum of planSums(claimed, room - 1, available)) take(sum);
  while (chosen.length < room && chosen.length < pool.length) take(0);
  return chosen;
}

/** What the further questions must come to so that all of them are even: as few as can be weigh nothing. */
function planSums(claimed: number, room: number, available: (sum: number) => number): number[] {
  const upTo = (most: number) => Array.from({ length: Math.max(0, most) + 1 }, (_, count) => count);
  const plans = upTo(Math.min(room, available(3))).flatMap((threes) =>
    upTo(Math.min(room - threes, available(-4), 2)).flatMap((fours) =>
      upTo(Math.min(room - threes - fours, available(-3))).map((minusThrees) => ({ threes, fours, minusThrees })),
    ),
  );
  const costs = plans.map(({ threes, fours, minusThrees }) => {
    const rest = Math.abs(claimed + 3 * threes - 4 * fours - 3 * minusThrees);
    const weightless = room - threes - fours - minusThrees;
    return 10 * Math.max(0, rest - 1) + 2 * weightless + rest + (fours === 1 ? 0 : 0.5);
  });
  const { threes, fours, minusThrees } = plans[costs.indexOf(Math.min(...costs))] ?? NO_SUMS;
  return [...repeat(-4, fours), ...repeat(3, threes), ...repeat(-3, minusThrees)];
}

const NO_SUMS = { threes: 0, fours: 0, minusThrees: 0 };

function repeat(sum: number, times: number): number[] {
  return Array.from({ length: times }, () => sum);
}

function spoken([, asks]: HandQuestion, { doer }: Reading): string {
  return fillSlots(asks, { D: labelOf(doer), C: labelOf(otherThan(doer)) });
}
