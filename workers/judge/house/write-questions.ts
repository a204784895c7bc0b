import { OTHER_PARTY } from "~/domain/judge/hunch";
import type { SuitBrief, WrittenQuestion } from "~/domain/judge/judge";
import { frameClaims } from "./claims/frame-claims";
import { ENGLISH_CARD } from "./corpora/claim-frames";
import { QUESTIONS_OF_A_DEED, QUESTIONS_OF_ANYTHING } from "./corpora/general-questions";
import { type HandQuestion, meaningOf, type Theme } from "./corpora/petty-domain";
import { PROPS } from "./corpora/props/props";
import type { Tongue } from "./corpora/tongues/tongue";
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
  const byHand =
    tongue === null ? chooseInEnglish(complaint, claims, chooser) : chooseInTongue(tongue, claims, chooser);
  const you = byHand.find(isPersonal);
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
function isBorneOut({ claims }: Reading, question: HandQuestion): boolean {
  return toldIn(question).test(claims.join(" "));
}

function toldIn([, , , , told]: HandQuestion): RegExp {
  return told === undefined ? /^/u : new RegExp(`(?<!\\p{L})(?:${told})(?!\\p{L})`, "iu");
}

function isPersonal([theme]: HandQuestion): boolean {
  return theme === "you";
}

type Claims = readonly { theme: Theme }[];

/** What can be asked: of its matter, of things that it names, the first to be named before the others, and of any. */
interface Askable {
  /** The personal ones, the one to ask first. */
  personal: readonly HandQuestion[];
  matter: readonly HandQuestion[];
  things: readonly HandQuestion[];
  general: readonly HandQuestion[];
}

function chooseInEnglish(complaint: Reading, claims: Claims, chooser: Chooser): HandQuestion[] {
  const matter = complaint.matter.questions.filter((question) => isBorneOut(complaint, question));
  const general = complaint.whose === "nobody" ? [] : QUESTIONS_OF_A_DEED;
  const fitting = (all: readonly HandQuestion[]) => all.filter((question) => fits(complaint, question));
  const things = thingsNamed(complaint);
  const ofThings = things.filter(isPersonal).slice(0, 1);
  return chooseByHand(
    {
      personal: chooser.shuffle("personal", [...ofThings, ...matter.filter(isPersonal)]),
      matter: fitting(chooser.shuffle("matter", matter)),
      things,
      general: fitting(chooser.shuffle("general", [...general, ...QUESTIONS_OF_ANYTHING])),
    },
    claims,
    WEIGHTY - claims.filter(({ theme }) => sumOf(theme) !== 0).length,
  );
}

function chooseInTongue(tongue: Tongue, claims: Claims, chooser: Chooser): HandQuestion[] {
  const general = chooser.shuffle("tongue", questionsIn(tongue));
  return chooseByHand({ personal: [], matter: [], things: [], general }, claims, 0);
}

/** The first to be named before the others. An opinion is asked of what the charge itself names. */
function thingsNamed({ claims, isForeign }: Reading): HandQuestion[] {
  if (isForeign) return [];
  const told = claims.join(" ");
  const [charge = ""] = claims;
  return PROPS.flatMap((questions) =>
    questions
      .map((question) => ({ question, at: told.search(toldIn(question)) }))
      .filter(({ at, question: [theme] }) => at >= 0 && (theme === "you" || at < charge.length))
      .sort((a, b) => a.at - b.at)
      .map(({ question }) => question),
  );
}

/** So many cards that help one side are enough to tell who denies everything, where there is room for them. */
const WEIGHTY = 4;

/** Questions about a thing that a deck holds beside the personal one. */
const THINGS_MAX = 2;

/**
 * As many as the claims leave room for: one of them personal, at least `weighty` that help one side, and those so that
 * two people who say yes to everything, or no to everything, come out even. No two that mean alike, and of each theme
 * one while there are others; what is about the case before what fits any.
 */
function chooseByHand(
  { personal: closest, matter, things, general }: Askable,
  claims: Claims,
  weighty: number,
): HandQuestion[] {
  const personal = [...closest, ...general].find(isPersonal);
  const room = DECK - claims.length - (personal === undefined ? 0 : 1);
  const all = [...matter, ...things.filter(isPersonal), ...general];
  const meanings = all.map(meaningOf);
  const pool = all.filter(
    (question, at) => question[1] !== personal?.[1] && meanings.indexOf(meaningOf(question)) === at,
  );
  const asOpinion = things.filter(([theme]) => theme === "question");
  const isWeighty = ([theme]: HandQuestion) => sumOf(theme) !== 0;
  const opinions = asOpinion.slice(
    0,
    Math.max(0, Math.min(THINGS_MAX, room - Math.max(weighty, matter.filter(isWeighty).length))),
  );
  const chosen: HandQuestion[] = [];
  const take = (sum: number) => {
    const fitting = pool.filter((question) => sumOf(question[0]) === sum && !chosen.includes(question));
    const fresh = fitting.find(([theme]) => !chosen.some((other) => other[0] === theme));
    const next = fresh ?? fitting[0];
    if (next !== undefined) chosen.push(next);
  };
  const claimed = claims.reduce((sum, { theme }) => sum + sumOf(theme), 0);
  const ofSum = (questions: readonly HandQuestion[]) => (sum: number) =>
    questions.filter(([theme]) => sumOf(theme) === sum).length;
  const own = ofSum(pool.filter((question) => matter.includes(question)));
  for (const sum of planSums(claimed, room - opinions.length, ofSum(pool), own)) take(sum);
  while (chosen.length + opinions.length < room && chosen.length < pool.length) take(0);
  return [...(personal === undefined ? [] : [personal]), ...alternately(chosen, opinions)];
}

/** The first of one, the first of the other, and so on. */
function alternately<Item>(ones: readonly Item[], others: readonly Item[]): Item[] {
  const most = Math.max(ones.length, others.length);
  return Array.from({ length: most }, (_, at) => [...others.slice(at, at + 1), ...ones.slice(at, at + 1)]).flat();
}

/**
 * What the further questions must come to so that all of them are even: as few as can be weigh nothing, and as many as
 * can be are the matter's own.
 */
function planSums(
  claimed: number,
  room: number,
  available: (sum: number) => number,
  own: (sum: number) => number,
): number[] {
  const upTo = (most: number) => Array.from({ length: Math.max(0, most) + 1 }, (_, count) => count);
  const plans = upTo(Math.min(room, available(3))).flatMap((threes) =>
    upTo(Math.min(room - threes, available(-4), 2)).flatMap((fours) =>
      upTo(Math.min(room - threes - fours, available(-3))).map((minusThrees) => ({ threes, fours, minusThrees })),
    ),
  );
  const costs = plans.map(({ threes, fours, minusThrees }) => {
    const rest = Math.abs(claimed + 3 * threes - 4 * fours - 3 * minusThrees);
    const weightless = room - threes - fours - minusThrees;
    const general = Math.max(0, threes - own(3)) + Math.max(0, fours - own(-4)) + Math.max(0, minusThrees - own(-3));
    return 10 * Math.max(0, rest - 1) + 4 * weightless + rest + 2 * general + (fours === 1 ? 0 : 0.5);
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
