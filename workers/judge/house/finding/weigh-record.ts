import { otherSeat, type Seat } from "~/domain/case/seat";
import type { Winner } from "~/domain/case/winner";
import { winnerByHunch } from "~/domain/judge/hunch";
import type { QuestionWeight, RecordedTestimony, SwipeRecord, Testimony } from "~/domain/judge/judge";
import { type Blame, splitBlame } from "../blame";
import type { Theme } from "../corpora/petty-domain";
import { doerOf, hasSide } from "../question-weight";

/**
 * How the answers to one question stand to each other; `apart` where each answered of their own conduct, and not alike:
 * that is no contradiction.
 */
export type Accord = "agreed" | "dispute" | "apart" | "fifth" | "word" | "none";

/** One question of the record after weighing. */
export interface WeighedQuestion {
  /** Number from 1, as exhibits count. */
  number: number;
  prompt: string;
  creator: Testimony;
  opponent: Testimony;
  accord: Accord;
  /** What the question is about and whom its answers help; nobody where the record does not say. */
  weight: QuestionWeight | null;
  /** How far the answers speak for the creator (positive) or the opponent (negative). */
  score: number;
}

/** The finding: everything that is decided before a word of the ruling is written. */
export interface Finding {
  winner: Winner;
  /** Whether the answers weigh even, and the winner is whoever knew the other better. */
  isByHunch: boolean;
  /** Whether the winner is who conceded something, over one who conceded nothing. */
  isByBelief: boolean;
  /** Positive for the creator, negative for the opponent. */
  score: number;
  blame: Blame;
  questions: WeighedQuestion[];
  testified: Record<Seat, boolean>;
}

/** Less than one answer more on either side is even; then the hunch decides. */
const HUNG_BELOW = 1;
/** A refusal to answer weighs less than any admission; of one's own conduct as much, or honesty would cost the case. */
const FIFTH_WEIGHT = 1;
const FIFTH_WEIGHT_OF_EACH = 2;
/** More refusals than this say nothing new. */
const FIFTH_CAP = 4;
/** What a disputed point is worth to whoever is believed, and how much of that there can be. */
const BELIEF_WEIGHT = 6;
const BELIEF_CAP = 20;
/** How clear a case can be that belief alone decides, from 0 to 1: a close one. */
const BELIEVED_CLARITY = 0.15;
/** With fewer answers it tells nothing that all of them are in their party's favour. */
const DENIALS_MIN = 4;
/** To own up to what weighs as much as this, such as the deed or to having allowed it, is to own up to the charge. */
const CHARGE_WEIGHT = 3;
/** So it is to own up to what makes the deed a wrong. */
const OF_CHARGE: ReadonlySet<string> = new Set<Theme>(["claim", "agreement", "warning"]);
/** Turning up counts for as much as one conceded point, less than a confession repeated. */
const APPEARANCE_WEIGHT = 4;

/**
 * Weighs what was testified, and nothing else: neither the allegation nor the judge's personality nor who filed is
 * looked at. Exchanging the seats with their weights exchanges the finding. Where the answers decide nothing the hunch
 * does.
 */
export function weighRecord(record: SwipeRecord): Finding {
  const questions = record.testimony.map(weighQuestion);
  const testified = {
    creator: record.testimony.some(({ creator }) => creator !== undefined),
    opponent: record.testimony.some(({ opponent }) => opponent !== undefined),
  };
  const content = questions.reduce((sum, question) => sum + contentWeight(question), 0);
  const refusals = refusalWeight(record.testimony, "opponent") - refusalWeight(record.testimony, "creator");
  const appearance = (Number(testified.creator) - Number(testified.opponent)) * APPEARANCE_WEIGHT;
  const shown = content + refusals + appearance;
  const score = withBelief(shown, beliefWeight(questions));
  const isEven = winnerBy(score) === "other";
  const winner = isEven ? winnerByHunch(record) : winnerBy(score);
  // Every contradiction leaves some of the blame with both.
  const disputes = questions.filter(({ accord }) => accord === "dispute").length;
  const isByBelief = !isEven && winnerBy(shown) !== winner;
  const clear = isEven ? 0 : (1 - Math.exp(-Math.abs(score) / 9)) / (1 + disputes / 10);
  // Who is only believed has shown little.
  const clarity = isByBelief ? Math.min(clear, BELIEVED_CLARITY) : clear;
  return {
    winner,
    isByHunch: isEven && winner !== "other",
    isByBelief,
    score,
    blame: splitBlame(winner, clarity),
    questions,
    testified,
  };
}

/** Belief that outweighs what was shown against it decides by the least that can; it never ends in a draw. */
function withBelief(shown: number, belief: number): number {
  if (shown * belief >= 0) return shown + belief;
  return Math.abs(belief) <= Math.abs(shown) ? shown : Math.sign(belief) * HUNG_BELOW;
}

function winnerBy(score: number): Winner {
  if (Math.abs(score) < HUNG_BELOW) return "other";
  return score > 0 ? "creator" : "opponent";
}

function weighQuestion({ prompt, weight, creator, opponent }: RecordedTestimony, index: number): WeighedQuestion {
  const answered = accordOf(creator, opponent);
  const accord = answered === "dispute" && weight?.theme === OF_EACH ? "apart" : answered;
  const question = { number: index + 1, prompt, creator, opponent, accord, weight };
  const refused = refusalOf(question, "opponent") - refusalOf(question, "creator");
  return { ...question, score: contentWeight(question) + refused };
}

const OF_EACH: Theme = "each";

function accordOf(creator: Testimony, opponent: Testimony): Accord {
  if (creator === undefined && opponent === undefined) return "none";
  if (creator === null || opponent === null) return "fifth";
  if (creator === undefined || opponent === undefined) return "word";
  return creator === opponent ? "agreed" : "dispute";
}

/**
 * What is disputed goes to whoever concedes something, where the other has answered everything in their own favour:
 * nobody is in the right about everything. Whoever owns to what they are charged with has not shown candour by it.
 */
function beliefWeight(questions: readonly WeighedQuestion[]): number {
  const isBelieved = (seat: Seat) => {
    const granted = questions.filter((question) => isAgainst(question, seat));
    const isSound = granted.length > 0 && granted.every((question) => isCandid(question, seat));
    return isSound && deniesAll(questions, otherSeat(seat));
  };
  const believed = Number(isBelieved("creator")) - Number(isBelieved("opponent"));
  const disputed = questions.filter(({ accord, weight }) => accord === "dispute" && hasSide(weight)).length;
  // Who owns to much of what the other denies has no doubt to be given.
  const spotless = Number(questions.some(({ accord }) => accord === "apart"));
  return believed * Math.min((disputed + spotless) * BELIEF_WEIGHT, BELIEF_CAP);
}

function deniesAll(questions: readonly WeighedQuestion[], seat: Seat): boolean {
  const favours = questions.map((question) => favourOf(question, seat)).filter((favour) => favour !== 0);
  return favours.length >= DENIALS_MIN && Math.min(...favours) > 0;
}

/** Whether a party grants by an answer what speaks against it, other than what it is charged with. */
export function isCandid(question: WeighedQuestion, seat: Seat): boolean {
  const { weight } = question;
  if (weight === null || !isAgainst(question, seat)) return false;
  const isOfCharge = OF_CHARGE.has(weight.theme) || favourOf(question, seat) <= -CHARGE_WEIGHT;
  return !isOfCharge || doerOf(weight) === otherSeat(seat);
}

/** How far a party's answer speaks for it, above zero, or against it, below. */
function favourOf({ weight, ...answers }: Pick<WeighedQuestion, "weight" | Seat>, seat: Seat): number {
  const answer = answers[seat];
  if (weight === null || typeof answer !== "boolean") return 0;
  const helps = weight[seat][answer ? "yes" : "no"];
  return seat === "creator" ? helps : -helps;
}

/** Whether a party's answer speaks against that party. */
export function isAgainst(question: Pick<WeighedQuestion, "weight" | Seat>, seat: Seat): boolean {
  return favourOf(question, seat) < 0;
}

/** A question's weight without its refusals, which are summed and capped over the whole record. */
function contentWeight(question: Omit<WeighedQuestion, "score">): number {
  return question.accord === "dispute" ? 0 : favourOf(question, "creator") - favourOf(question, "opponent");
}

function refusalWeight(testimony: readonly RecordedTestimony[], seat: Seat): number {
  const refusals = testimony.reduce((sum, item) => sum + refusalOf(item, seat), 0);
  return Math.min(refusals, FIFTH_CAP);
}

function refusalOf({ weight, ...answers }: Pick<RecordedTestimony, "weight" | Seat>, seat: Seat): number {
  if (answers[seat] !== null) return 0;
  return weight?.theme === OF_EACH ? FIFTH_WEIGHT_OF_EACH : FIFTH_WEIGHT;
}
