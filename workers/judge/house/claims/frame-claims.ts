import { SEAT_LABELS } from "~/domain/case/seat";
import { OTHER_PARTY } from "~/domain/judge/hunch";
import { ENGLISH_CARD, FRAMES, type Frame, type FrameName } from "../corpora/claim-frames";
import {
  FRAME_RULES,
  type FrameRule,
  GREETING,
  LEANS_BACK,
  NAMES_PERSON,
  NO_NAMES,
  OPENS_WITH_PERSON,
  STATEMENT,
} from "../corpora/complaint-words";
import type { Theme } from "../corpora/petty-domain";
import type { CardWords, Manner, Tongue } from "../corpora/tongues/tongue";
import { TONGUES } from "../corpora/tongues/tongues";
import { fillSlots, lengthOf } from "../fill-slots";
import { readDeed } from "../reading/learnt/readers";
import type { Reading } from "../reading/read-allegation";
import { showsDeed } from "../reading/who-acts";
import { isQuestion } from "./is-question";
import { asQuotation } from "./split-claims";
import type { WhoseDeed } from "./whose-deed";

/** A claim as a card puts it to both parties, and what its answers weigh. */
export interface ClaimCard {
  prompt: string;
  theme: Theme;
}

/** Longest quotation on a card, in code points; a longer sentence is on none. */
const QUOTED_MAX = 160;

/**
 * The sentences of a complaint that can be asked about for sure, each with the question that it bears; where there are
 * none, all of it with the one question that fits anything, or the one that fits any question.
 */
export function frameClaims(complaint: Reading, tongue: Tongue | null = null): ClaimCard[] {
  const framed = framedPieces(complaint);
  const { claim, claims, foreign } = complaint;
  const isQuotable = claim !== null && lengthOf(claim) <= QUOTED_MAX;
  // Of its beginning alone nobody can say whether it is the whole story.
  const isAll = isQuotable && framed[0]?.name === "whole" && claims.length > 1;
  if (framed.length > 0 && !isAll) return framed.map((piece, at) => cardOf(piece, at, complaint, tongue));
  if (!isQuotable) return [];
  const asks = foreign === null && (/(?<!\?)\?(?!\?)/u.test(claim) || (!isAll && claims.some(isQuestion)));
  const name = asks ? "open" : "whole";
  return [cardOf({ claim, name }, 0, complaint, tongue)];
}

interface FramedPiece {
  claim: string;
  name: FrameName;
}

/** More would leave too little room for what weighs something. */
const CLAIMS_MAX = 3;

/** No frame comes twice. */
function framedPieces({ claims, whose, foreign }: Reading): FramedPiece[] {
  const framed: FramedPiece[] = [];
  // Behind a charge too long for a card stands what is understood with it alone.
  if (foreign !== null || lengthOf(claims[0] ?? "") > QUOTED_MAX) return framed;
  for (const [at, claim] of claims.entries()) {
    const before = claims[at - 1];
    if (before !== undefined && framed.at(-1)?.claim !== before && leansOn(before, claim)) continue;
    const isFree = (name: FrameName) => !framed.some((one) => one.name === name);
    const name = framesFor(claim, whose, framed.length === 0).find(isFree);
    if (name !== undefined) framed.push({ claim, name });
  }
  return framed.slice(0, CLAIMS_MAX);
}

/** Whether a claim is only understood behind the one before it: by a word, or by a person who comes up there first. */
function leansOn(before: string, claim: string): boolean {
  if (LEANS_BACK.test(claim)) return true;
  return OPENS_WITH_PERSON.test(claim) && !NAMES_PERSON.test(before) && STATEMENT.test(lowered(before));
}

function cardOf({ claim, name }: FramedPiece, at: number, complaint: Reading, tongue: Tongue | null): ClaimCard {
  const words: CardWords<string> = tongue ?? ENGLISH_CARD;
  const manner = words.manner[mannerOf(claim, at)] ?? words.manner.writes;
  return {
    prompt: fillSlots(layOut(words, manner, name), { claim: remark(claim, COURTS_MARKS, words.inner) }),
    theme: themeOf(name, claim, complaint),
  };
}

/** The card that asks each whether the other said yes to a question. */
export function hunchOn(question: string, tongue: Tongue | null): string {
  const { hunch, inner }: CardWords<string> = tongue ?? ENGLISH_CARD;
  return fillSlots(hunch, { O: OTHER_PARTY, question: remark(asQuotation(question), COURTS_MARKS, inner) });
}

type Marks = readonly [open: string, close: string];

/** What stands around a quotation within a claim, in the house's own texts. */
const COURTS_MARKS: Marks = ["‘", "’"];

/** A claim with other marks around what it quotes. */
function remark(claim: string, [open, close]: Marks, marks: Marks = COURTS_MARKS): string {
  const quotation = new RegExp(`${open}([^${open}${close}]+)${close}(?!\\p{Script=Latin})`, "gu");
  return claim.replace(quotation, (_all, words: string) => marks[0] + words + marks[1]);
}

/** A card around a claim that is yet to be put in. */
function layOut({ card, frames }: CardWords<string>, manner: string, frame: FrameName): string {
  return fillSlots(fillSlots(card, { manner, claim: "{claim}", asks: frames[frame] ?? "" }), {
    A: SEAT_LABELS.creator,
    claim: "{claim}",
  });
}

function mannerOf(claim: string, at: number): Manner {
  if (/(?<![?!])[?？؟]["”’'»]?$/u.test(claim) || isQuestion(claim)) return "asks";
  return at === 0 ? "writes" : "goesOn";
}

/** The frames that fit a sentence for sure; none where it may be anything. */
function framesFor(claim: string, whose: WhoseDeed, isFirst: boolean): readonly FrameName[] {
  if (lengthOf(claim) > QUOTED_MAX) return [];
  const whole = claim.replace(/[\u2068\u2069]/gu, "");
  const asks = isQuestion(whole);
  const sentence = { whole, words: asks ? whole : lowered(withoutQuotes(whole)), isFirst };
  const isOwn = whose === "own" && isConfession(sentence);
  const rules = FRAME_RULES[asks ? "question" : "statement"];
  return rules.find((rule) => (rule.isOwn !== true || isOwn) && fits(rule, sentence))?.frames ?? [];
}

/** A sentence as the rules of the frames look at it. */
interface Sentence {
  whole: string;
  words: string;
  isFirst: boolean;
}

function fits({ has, lacks, whole, place }: FrameRule, sentence: Sentence): boolean {
  return (
    has.every((sign) => sign.test(sentence.words)) &&
    !lacks?.test(sentence.words) &&
    whole?.test(sentence.whole) !== false &&
    (place === undefined || (place === "first") === sentence.isFirst)
  );
}

/** In a complaint of the filer's own deed the first sentence that tells of the filer is that deed. */
function isConfession({ whole, isFirst }: Sentence): boolean {
  return readDeed(whole).whose === "own" || (isFirst && showsDeed(whole, "own"));
}

function withoutQuotes(claim: string): string {
  return claim.replace(GREETING, "").replace(/‘[^’]*’|(?<=^|[\s(])'[^']+'(?=[\s.,;:!?)]|$)/gu, "…");
}

function lowered(claim: string): string {
  return NO_NAMES.reduce((text, words) => text.replace(words, (word) => word.toLowerCase()), claim);
}

/** In a complaint of what is likely the other's deed the first sentence is the charge, unless it tells of the filer. */
function themeOf(name: FrameName, claim: string, { whose, isLikelyOthers }: Reading): Theme {
  const { theme = "question" }: Frame = FRAMES[name];
  const isOthers = whose === "other" || isLikelyOthers;
  if (theme === "deed" && !(isOthers && showsDeed(claim, "other"))) return "question";
  return theme === "claim" && !isOthers && whose !== "own" ? "question" : theme;
}

/** Everything that can stand before and behind the claim on a card, in every language, with what is asked there. */
const CARDS = [ENGLISH_CARD, ...Object.values(TONGUES)].flatMap((words: CardWords<string>) =>
  [words.manner.writes, words.manner.asks, words.manner.goesOn ?? words.manner.writes].flatMap((manner) =>
    (Object.keys(words.frames) as FrameName[]).map((frame) => {
      const [before = "", behind = ""] = layOut(words, manner, frame).split("{claim}");
      return { before, behind, frame, inner: words.inner ?? COURTS_MARKS };
    }),
  ),
);

/** The claim that a card quotes with its marks, and what a yes and a no say of it; `null` for another question. */
export function readClaimCard(prompt: string) {
  const card = CARDS.find(({ before, behind }) => prompt.startsWith(before) && prompt.endsWith(behind));
  if (card === undefined) return null;
  const { yes, no }: Frame = FRAMES[card.frame];
  const told = (text: string) => (said: string) => fillSlots(text, { A: SEAT_LABELS.creator, q: said, p: "{p}" });
  const quotation = `“${remark(prompt.slice(card.before.length, -card.behind.length), card.inner)}”`;
  return { quotation, yes: told(yes), no: told(no) };
}
