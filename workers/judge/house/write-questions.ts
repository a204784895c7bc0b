import { otherSeat, SEAT_LABELS } from "~/domain/case/seat";
import type { SuitBrief, WrittenQuestion } from "~/domain/judge/judge";
import { type ClaimCard, frameClaims, hunchOn } from "./claims/frame-claims";
import { BESIDE_DEED, PLACE_OF_DEED } from "./corpora/complaint-words";
import {
  QUESTIONS_OF_A_DEBATE,
  QUESTIONS_OF_A_DEED,
  QUESTIONS_OF_ANYTHING,
  QUESTIONS_OF_EACH,
} from "./corpora/general-questions";
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
  const parties = { D: SEAT_LABELS[complaint.doer], C: SEAT_LABELS[otherSeat(complaint.doer)] };
  const byHand = chooseByHand(askableOf(complaint, claims, tongue, chooser), claims).map(([theme, asks]) => ({
    theme,
    prompt: fillSlots(asks, parties),
  }));
  const personal = byHand.find(({ theme }) => theme === "you");
  const [first, second, third] = claims;
  const [one, two, ...more] = byHand.filter((card) => card !== personal);
  const cards = [first, one, second, two, personal, third, ...more].filter((card) => card !== undefined);
  const questions = cards.map(({ prompt, theme }) => ({ prompt, weight: weightOf(theme, complaint.doer) }));
  if (personal === undefined) return questions;
  return [
    ...questions,
    { prompt: hunchOn(personal.prompt, tongue), weight: null, hunchAbout: cards.indexOf(personal) + 1 },
  ];
}

/** Where a text tells what the question takes for granted. */
function placesOf([, , , , told = ""]: HandQuestion, text: string): number[] {
  return [...text.matchAll(new RegExp(`(?<!\\p{L})(?:${told})(?!\\p{L})`, "giu"))].map(({ index }) => index);
}

/** Where it may be anybody's deed, nothing that is true of both speaks for either. */
function withoutSide([theme, asks, yes, no, told, alike]: HandQuestion): HandQuestion {
  return [sumOf(theme) === 0 ? theme : "colour", asks, yes, no, told, alike ?? theme];
}

/** What can be asked: of its matter, of things that it is about, the closest before the others, and of any. */
type Askable = Record<"personal" | "matter" | "things" | "general", readonly HandQuestion[]>;

function askableOf(complaint: Reading, [charge]: ClaimCard[], tongue: Tongue | null, chooser: Chooser): Askable {
  if (tongue !== null)
    return { personal: [], matter: [], things: [], general: chooser.shuffle("tongue", questionsIn(tongue)) };
  const isCharged = complaint.whose !== "nobody";
  const isSided = isCharged || (complaint.isLikelyOthers && charge?.theme !== "view");
  // Whoever confesses tells what the other may not have known, and could neither bring up nor allow.
  const isKnown = ([theme]: HandQuestion) => complaint.whose !== "own" || !UNKNOWN.has(theme);
  // A question that names nobody fits whoever did it; one that names the doer needs one.
  const fitting = (questions: readonly HandQuestion[]) => {
    const all = isCharged ? questions : questions.filter(([, asks]) => !/\{[DC]\}/u.test(asks));
    return isSided ? all : all.map(withoutSide);
  };
  const told = complaint.claims.join(" ");
  const matter = fitting(complaint.matter.questions).filter(
    (question) => isKnown(question) && (question[4] === undefined || placesOf(question, told).length > 0),
  );
  const named = complaint.foreign !== null ? [] : thingsNamed(complaint);
  const things = fitting(named.flat());
  const ofEach = charge?.theme === "view" ? QUESTIONS_OF_A_DEBATE : QUESTIONS_OF_EACH;
  const general = [...(isSided ? fitting(QUESTIONS_OF_A_DEED) : ofEach), ...QUESTIONS_OF_ANYTHING].filter(isKnown);
  return {
    personal: chooser.shuffle("personal", [...things.filter(isPersonal).slice(0, 1), ...matter.filter(isPersonal)]),
    matter: chooser.shuffle("matter", matter),
    things,
    general: chooser.shuffle("general", general),
  };
}

/**
 * What the charge itself is about, and what it only mentions is not: what stands beside its deed, and where it names
 * another thing, or only behind forty letters, also where the deed took place.
 */
function thingsNamed({ claims: [charge = ""] }: Reading): (readonly HandQuestion[])[] {
  const named = PROPS.flatMap((thing) => {
    const places = thing.slice(0, 1).flatMap((first) => placesOf(first, charge));
    const told = places.filter((at) => !BESIDE_DEED.test(charge.slice(0, at))).slice(0, 1);
    return told.map((at) => ({ thing, at }));
  }).sort((a, b) => a.at - b.at);
  const held = named.filter(({ at }) => !PLACE_OF_DEED.test(charge.slice(0, at)));
  return (held.length > 0 ? held : named.filter(({ at }) => at < 40)).map(({ thing }) => thing);
}

const UNKNOWN: ReadonlySet<Theme> = new Set(["warning", "permission"]);
const isPersonal = ([theme]: HandQuestion) => theme === "you";
const isWeighty = ([theme]: readonly [Theme, ...unknown[]]) => sumOf(theme) !== 0;

/** So many cards that help one side are enough to tell who denies everything, where there is room for them. */
const WEIGHTY = 4;

/**
 * As many as the claims leave room for: one of them personal, the others so that two people who say yes to everything,
 * or no to everything, come out even. No two that mean alike, and of each theme one while there are others; what is
 * about the case before what fits any.
 */
function chooseByHand(
  { personal: closest, matter, things, general }: Askable,
  claims: readonly ClaimCard[],
): HandQuestion[] {
  const personal = [...closest, ...general].find(isPersonal);
  const room = DECK - claims.length - (personal === undefined ? 0 : 1);
  const all = [...matter, ...things, ...general].filter(
    ([theme, asks]) => theme !== "question" && asks !== personal?.[1],
  );
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
    chosen.push(...(fresh === undefined ? fitting.slice(0, 1) : [fresh]));
  };
  const claimed = claims.reduce((sum, { theme }) => sum + sumOf(theme), 0);
  const ofSum = (questions: readonly HandQuestion[]) => (sum: number) =>
    questions.filter(([theme]) => sumOf(theme) === sum).length;
  const own = ofSum(pool.filter((question) => !general.includes(question)));
  const left = room - opinions.length - chosen.length;
  for (const sum of planSums(claimed, left, ofSum(pool), own)) take(sum);
  while (chosen.length + opinions.length < room && chosen.length < pool.length) take(0);
  return [...(personal === undefined ? [] : [personal]), ...opinions.slice(0, 1), ...chosen, ...opinions.slice(1)];
}

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
    return 10 * Math.max(0, rest - 1) + rest + 4 * (room - plan.length) + 2 * general + (count(-4) === 1 ? 0 : 0.5);
  });
  return plans[costs.indexOf(Math.min(...costs))] ?? [];
}
