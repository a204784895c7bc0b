import type { Seat } from "~/domain/case/seat";
import { withoutContempt } from "~/domain/judge/contempt";
import { ENGLISH_CARD, FRAMES, type Frame, type FrameName } from "../corpora/claim-frames";
import {
  ASKS_WITHIN,
  CHAT,
  EVIDENCE,
  HITS_FILER,
  JOINS_ON,
  NAMES_PERSON,
  NO_EVENT,
  OPEN_QUESTION,
  OPENS_WITH_PERSON,
  OPINION,
  PLAIN_QUESTION,
  REFERS_BACK,
  REQUEST,
  SAYING,
  SAYS_MORE,
  STATEMENT,
  TELLS_OF_MORE_THAN_FILER,
  TO_COURT,
  TOLD_OF_FILER,
  TOLD_OF_OTHERS,
  UNSAID_VERB,
} from "../corpora/complaint-words";
import type { Theme } from "../corpora/petty-domain";
import type { CardWords, Manner, Tongue } from "../corpora/tongues/tongue";
import { TONGUES } from "../corpora/tongues/tongues";
import { fillSlots, lengthOf } from "../fill-slots";
import { readDeed } from "../reading/learnt/readers";
import { showsDeed } from "../reading/who-acts";
import { labelOf } from "../seats";
import { isQuestion } from "./is-question";
import { quoteWhole, splitClaims } from "./split-claims";
import type { WhoseDeed } from "./whose-deed";

/** A claim as a card puts it to both parties, and what its answers weigh. */
export interface ClaimCard {
  prompt: string;
  theme: Theme;
}

/** A complaint taken for what is certain of it: whose words, in which order, and whose deed. */
export interface Complaint {
  claims: readonly string[];
  /** All of it as one quotation; `null` where it says nothing. */
  claim: string | null;
  whose: WhoseDeed;
  /** The seat that is complained of; of nobody's deed the one who was summoned. */
  doer: Seat;
  /** Of a complaint in another language nothing is known but its words. */
  isForeign: boolean;
}

export function readComplaint(allegation: string, isForeign: boolean): Complaint {
  const claims = splitClaims(allegation);
  const whose = isForeign ? "nobody" : readDeed(withoutContempt(allegation));
  return { claims, claim: quoteWhole(allegation), whose, doer: whose === "own" ? "creator" : "opponent", isForeign };
}

/** Longest quotation on a card, in code points; a longer sentence is on none. */
const QUOTED_MAX = 140;

/**
 * The sentences of a complaint that can be asked about for sure, each with the question that it bears; where there are
 * none, all of it with the one question that fits anything.
 */
export function frameClaims(complaint: Complaint, tongue: Tongue | null = null): ClaimCard[] {
  const framed = framedPieces(complaint);
  if (framed.length > 0) return framed.map((piece, at) => cardOf(piece, at, complaint, tongue));
  const { claim } = complaint;
  if (claim === null || lengthOf(claim) > QUOTED_MAX) return [];
  return [cardOf({ claim, name: "whole" }, 0, complaint, tongue)];
}

interface FramedPiece {
  claim: string;
  name: FrameName;
}

/** More would leave too little room for what weighs something. */
const CLAIMS_MAX = 3;

/** No frame comes twice. */
function framedPieces({ claims, whose, isForeign }: Complaint): FramedPiece[] {
  const framed: FramedPiece[] = [];
  if (isForeign) return framed;
  for (const [at, claim] of claims.entries()) {
    const before = at === 0 ? undefined : claims[at - 1];
    if (before !== undefined && framed.at(-1)?.claim !== before && leansOn(before, claim)) continue;
    const name = framesOf(claim, whose, framed).find((one) => framed.every((other) => other.name !== one));
    if (name !== undefined) framed.push({ claim, name });
  }
  return framed.slice(0, CLAIMS_MAX);
}

/** Whether a claim is only understood behind the one before it: by a word, or by a person who comes up there first. */
function leansOn(before: string, claim: string): boolean {
  return (
    REFERS_BACK.test(claim) ||
    JOINS_ON.test(claim) ||
    (OPENS_WITH_PERSON.test(claim) && !NAMES_PERSON.test(before) && isStatement(before))
  );
}

function cardOf({ claim, name }: FramedPiece, at: number, { whose }: Complaint, tongue: Tongue | null): ClaimCard {
  const words: CardWords<string> = tongue ?? ENGLISH_CARD;
  const manner = words.manner[mannerOf(claim, at)] ?? words.manner.writes;
  return {
    prompt: fillSlots(layOut(words, manner, name), { claim: remark(claim, COURTS_MARKS, words.inner) }),
    theme: themeOf(name, claim, whose, at),
  };
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
    A: labelOf("creator"),
    claim: "{claim}",
  });
}

function mannerOf(claim: string, at: number): Manner {
  if (/[?？؟]["”’'»]?$/u.test(claim)) return "asks";
  return at === 0 ? "writes" : "goesOn";
}

/** The frames that fit a sentence for sure, the best first; none where it may be anything. */
function framesOf(claim: string, whose: WhoseDeed, framed: readonly FramedPiece[]): readonly FrameName[] {
  const bare = claim.replace(/[\u2068\u2069]/gu, "");
  const told = withoutQuotes(bare);
  if (lengthOf(claim) > QUOTED_MAX) return [];
  if (isQuestion(bare)) return framesOfQuestion(bare);
  if (isAddressed(bare, told)) return [];
  if (OPINION.test(told)) return ["agreed"];
  if (SAYING.test(told) && !SAYS_MORE.test(told)) return ["said"];
  if (whose === "own" && isConfession(bare, framed.length === 0)) return ["against"];
  const isFollowing = framed.some(({ name }) => name === "true" || name === "fair" || name === "against");
  if (isEvent(bare) && !isFollowing) return ["true"];
  if (framed.length > 0 && isStatement(told)) return framesBehind(told, whose);
  return isStatement(told) && TELLS_OF_MORE_THAN_FILER.test(lowered(told)) ? ["fair"] : [];
}

/** In a complaint of the filer's own deed the first sentence that tells of the filer is that deed. */
function isConfession(told: string, isFirst: boolean): boolean {
  return readDeed(told) === "own" || (isFirst && showsDeed(told, "own"));
}

function framesOfQuestion(question: string): readonly FrameName[] {
  if (isPlainQuestion(question)) return ["answered"];
  if (/[.!?] \P{L}*\p{L}/u.test(question)) return [];
  if (PLAIN_QUESTION.test(question))
    return /\bor\b/iu.test(question) && !/\bor (?:not|what|nah|no)\b/iu.test(question) ? ["either"] : [];
  return OPEN_QUESTION.test(question) ? ["open"] : [];
}

/** What can be asked of a statement that follows the first one. */
function framesBehind(told: string, whose: WhoseDeed): readonly FrameName[] {
  const isEvidence = EVIDENCE.test(told);
  const isAggravating = whose === "other" && (TOLD_OF_OTHERS.test(lowered(told)) || HITS_FILER.test(told));
  return [...(isEvidence ? (["settles"] as const) : []), ...(isAggravating ? (["worse"] as const) : []), "changes"];
}

/** Said to the court or asked of it, in whole or in part. */
function isAddressed(claim: string, told: string): boolean {
  return ASKS_WITHIN.test(told) || isRequest(claim) || TO_COURT.test(told);
}

function isRequest(claim: string): boolean {
  return REQUEST.test(claim.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()));
}

/** Whether a sentence tells what one has seen of the other, so that both can say whether it is so. */
function isEvent(claim: string): boolean {
  const told = withoutQuotes(claim);
  const isTold = TOLD_OF_OTHERS.test(lowered(told)) || TOLD_OF_FILER.test(lowered(told)) || CHAT.test(claim);
  return isTold && claim.split(/\s+/u).length > 2 && !NO_EVENT.test(told);
}

/** Words told: has it somebody who does something, and a verb? Half a sentence or a cry has not. */
function isStatement(told: string): boolean {
  return told.split(/\s+/u).length > 2 && STATEMENT.test(lowered(told));
}

function withoutQuotes(claim: string): string {
  return claim.replace(/‘[^’]*’|(?<=^|[\s(])'[^']+'(?=[\s.,;:!?)]|$)/gu, "…");
}

/** Opens with its verb and asks one thing, so that a yes can mean one thing alone. */
function isPlainQuestion(question: string): boolean {
  return PLAIN_QUESTION.test(question) && !/\bor\b|n['’]?t\b|[.?!] /iu.test(question);
}

/** Without the capital that begins a sentence, but for names, and without words that shout. */
function lowered(claim: string): string {
  return claim
    .replace(UNSAID_VERB, (word) => word.toLowerCase())
    .replace(
      /^(?:He|She|They|You|My|Our|I|We|It|There|The|One|Mine|Hers|His|Her|And|But|So|Then|Now|Yes|Ok)\b/u,
      (word) => word.toLowerCase(),
    )
    .replace(/(?<!\p{L})\p{Lu}{2,}(?!\p{L})/gu, (word) => word.toLowerCase());
}

/**
 * In a complaint of the other's deed the first sentence is the charge, unless it tells of the filer. What follows helps
 * anybody only where it is sure by itself whose deed it tells.
 */
function themeOf(name: FrameName, claim: string, whose: WhoseDeed, at: number): Theme {
  if (name === "against" || (name === "worse" && whose === "other")) return "claim";
  if (whose !== "other" || (name !== "true" && name !== "fair")) return "question";
  if (at === 0) return showsDeed(claim, "other") ? "deed" : "question";
  return readDeed(claim) === "other" ? "claim" : "question";
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

/** The claim that a card quotes, and what a yes and a no to it say of it; `null` for another kind of question. */
export function readClaimCard(prompt: string): ClaimTelling | null {
  const card = CARDS.find(({ before, behind }) => prompt.startsWith(before) && prompt.endsWith(behind));
  if (card === undefined) return null;
  const { yes, no }: Frame = FRAMES[card.frame];
  const told = (text: string) => (said: string) => fillSlots(text, { A: labelOf("creator"), q: said, p: "{p}" });
  const quotation = `“${remark(prompt.slice(card.before.length, -card.behind.length), card.inner)}”`;
  return { quotation, yes: told(yes), no: told(no) };
}

interface ClaimTelling {
  /** With its marks. */
  quotation: string;
  yes(quotation: string): string;
  no(quotation: string): string;
}
