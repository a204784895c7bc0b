import { otherSeat, SEAT_LABELS } from "~/domain/case/seat";
import { OTHER_PARTY } from "~/domain/judge/hunch";
import type { SuitBrief, WrittenQuestion } from "~/domain/judge/judge";
import { frameClaims } from "./claims/frame-claims";
import { ENGLISH_CARD } from "./corpora/claim-frames";
import { QUESTIONS_OF_A_DEED, QUESTIONS_OF_ANYTHING, QUESTIONS_OF_EACH } from "./corpora/general-questions";
import { type HandQuestion, meaningOf, type Theme } from "./corpora/petty-domain";
import { PROPS } from "./corpora/props/props";
import type { Tongue } from "./corpora/tongues/tongue";
import { questionsIn, tongueOf } from "./corpora/tongues/tongues";
import { fillSlots } from "./fill-slots";
import { sumOf, weightOf } from "./question-weight";
import { type Reading, readAllegation } from "./reading/read-allegation";
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
  const byHand = chooseByHand(askableOf(complaint, tongue, chooser), claims);
  const parties = { D: SEAT_LABELS[complaint.doer], C: SEAT_LABELS[otherSeat(complaint.doer)] };
  const cardOf = ([theme, asks]: HandQuestion) => ({ theme, prompt: fillSlots(asks, parties) });
  const you = byHand.find(isPersonal);
  const personal = you === undefined ? undefined : cardOf(you);
  const [first, second, third] = claims;
  const [one, two, ...more] = byHand.filter((question) => question !== you).map(cardOf);
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

/** Where it is not sure whose deed it is, nothing that is true of both speaks for either. */
function withoutSide([theme, asks, yes, no, told, alike]: HandQuestion): HandQuestion {
  return [sumOf(theme) === 0 ? theme : "colour", asks, yes, no, told, alike ?? theme];
}

/** Where the complaint tells what the question takes for granted; below zero where it does not. */
function placeOf([, , , , told = ""]: HandQuestion, { claims }: Reading): number {
  return claims.join(" ").search(new RegExp(`(?<!\\p{L})(?:${told})(?!\\p{L})`, "iu"));
}

/** What can be asked: of its matter, of things that it names, the first to be named before the others, and of any. */
type Askable = Record<"personal" | "matter" | "things" | "general", readonly HandQuestion[]>;

function askableOf(complaint: Reading, tongue: Tongue | null, chooser: Chooser): Askable {
  if (tongue !== null)
    return { personal: [], matter: [], things: [], general: chooser.shuffle("tongue", questionsIn(tongue)) };
  const isCharged = complaint.whose !== "nobody";
  const matter = complaint.matter.questions
    .filter((question) => fits(complaint, question) && (question[4] === undefined || placeOf(question, complaint) >= 0))
    .map((question) => (isCharged ? question : withoutSide(question)));
  const things = complaint.foreign !== null ? [] : thingsNamed(complaint);
  const general = [...(isCharged ? QUESTIONS_OF_A_DEED : QUESTIONS_OF_EACH), ...QUESTIONS_OF_ANYTHING];
  return {
    personal: chooser.shuffle("personal", [...things.filter(isPersonal).slice(0, 1), ...matter.filter(isPersonal)]),
    matter: chooser.shuffle("matter", matter),
    things,
    general: chooser.shuffle("general", general),
  };
}

/** An opinion is asked only of what the charge itself names. */
function thingsNamed(complaint: Reading): HandQuestion[] {
  const charge = complaint.claims[0]?.length ?? 0;
  return PROPS.flatMap((questions) =>
    questions
      .map((question) => ({ question, at: placeOf(question, complaint) }))
      .filter(({ at, question }) => at >= 0 && (isPersonal(question) || at < charge))
      .sort((a, b) => a.at - b.at)
      .map(({ question }) => question),
  );
}

const isPersonal = ([theme]: HandQuestion) => theme === "you";
const isWeighty = ([theme]: readonly [Theme, ...unknown[]]) => sumOf(theme) !== 0;

/** So many cards that help one side are enough to tell who denies everything, where there is room for them. */
const WEIGHTY = 4;

/**
 * As many as the claims leave room for: one of them personal, the others so that two people who say yes to everything,
 * or no to everything, come out even. No two that mean alike, and of each theme one while there are others; what is
 * about the case before what fits any.
 */
function chooseByHand({ personal: closest, matter, things, general }: Askable, claims: Claims): HandQuestion[] {
  const personal = [...closest, ...general].find(isPersonal);
  const room = DECK - claims.length - (personal === undefined ? 0 : 1);
  const all = [...matter, ...things.filter(isPersonal), ...general].filter(([, asks]) => asks !== personal?.[1]);
  const meanings = all.map(meaningOf);
  const pool = all.filter((question, at) => meanings.indexOf(meaningOf(question)) === at);
  const weighty = Math.max(
    WEIGHTY - claims.filter(({ theme }) => isWeighty([theme])).length,
    matter.filter(isWeighty).length,
  );
  const opinions = things.filter(([theme]) => theme === "question").slice(0, Math.max(0, room - weighty));
  const chosen = pool.filter(([theme]) => theme === "each").slice(0, Math.min(WEIGHTY, room - opinions.length));
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
  const left = room - opinions.length - chosen.length;
  for (const sum of planSums(claimed, left, ofSum(pool), own)) take(sum);
  while (chosen.length + opinions.length < room && chosen.length < pool.length) take(0);
  return [...(personal === undefined ? [] : [personal]), ...opinions.slice(0, 1), ...chosen, ...opinions.slice(1)];
}

type Claims = readonly { theme: Theme }[];

/** What a question can come to, as far as it weighs anything. */
const SUMS = [-4, 3, -3];
type Count = (sum: number) => number;

/**
 * What the further questions must come to so that all of them are even: as few as can be weigh nothing, and as many as
 * can be are the matter's own.
 */
function planSums(claimed: number, room: number, available: Count, own: Count): number[] {
  const plans = SUMS.reduce<number[][]>(
    (begun, sum) =>
      begun.flatMap((plan) =>
        Array.from({ length: Math.min(room - plan.length, available(sum)) + 1 }, (_, count) => [
          ...plan,
          ...Array<number>(count).fill(sum),
        ]),
      ),
    [[]],
  );
  const costs = plans.map((plan) => {
    const count = (sum: number) => plan.filter((other) => other === sum).length;
    const rest = Math.abs(plan.reduce((all, sum) => all + sum, claimed));
    const general = SUMS.reduce((all, sum) => all + Math.max(0, count(sum) - own(sum)), 0);
    const isPlain = count(-4) === 1;
    return 10 * Math.max(0, rest - 1) + rest + 4 * (room - plan.length) + 2 * general + (isPlain ? 0 : 0.5);
  });
  return plans[costs.indexOf(Math.min(...costs))] ?? [];
}
