import type { Seat } from "~/domain/case/seat";
import { withoutContempt } from "~/domain/judge/contempt";
import {
  ENGLISH_CARD,
  FOREIGN_FRAMES,
  FRAMES,
  FRAMES_OF_ANYTHING,
  type Frame,
  type FrameName,
} from "../corpora/claim-frames";
import {
  CHAT,
  NO_EVENT,
  OPINION,
  PLAIN_QUESTION,
  REQUEST,
  SAYING,
  TOLD_OF_FILER,
  TOLD_OF_OTHERS,
} from "../corpora/complaint-words";
import type { Theme } from "../corpora/petty-domain";
import type { CardWords, Manner, Tongue } from "../corpora/tongues/tongue";
import { TONGUES } from "../corpora/tongues/tongues";
import { fillSlots, lengthOf } from "../fill-slots";
import { readDeed } from "../reading/learnt/readers";
import { labelOf } from "../seats";
import { isQuestion } from "./is-question";
import { CLAIM_MAX, splitClaims } from "./split-claims";
import type { WhoseDeed } from "./whose-deed";

/** A claim as a card puts it to both parties, and what its answers weigh. */
export interface ClaimCard {
  prompt: string;
  theme: Theme;
}

/** A complaint taken for what is certain of it: whose words, in which order, and whose deed. */
export interface Complaint {
  claims: readonly string[];
  whose: WhoseDeed;
  /** The seat that is complained of; of nobody's deed the one who was summoned. */
  doer: Seat;
  /** Of a complaint in another language nothing is known but its marks. */
  isForeign: boolean;
}

export function readComplaint(allegation: string, isForeign: boolean): Complaint {
  const claims = splitClaims(allegation);
  const whose = isForeign ? "nobody" : readDeed(withoutContempt(allegation));
  return { claims, whose, doer: whose === "own" ? "creator" : "opponent", isForeign };
}

/** Up to three claims of a complaint, each with the question that its sentence bears, in English or in `tongue`. */
export function frameClaims({ claims, whose, doer, isForeign }: Complaint, tongue: Tongue | null = null): ClaimCard[] {
  const words: CardWords<string> = tongue ?? ENGLISH_CARD;
  const used = new Set<FrameName>();
  return chosenOf(claims, !isForeign && whose === "nobody").map((claim, at) => {
    const fitting = kindOf(claim, whose, isForeign);
    const anything = isForeign ? [] : turned(FRAMES_OF_ANYTHING[at === 0 ? "opening" : "further"], lengthOf(claim));
    const name = [...fitting, ...anything].find((one) => !used.has(one)) ?? FOREIGN_FRAMES.statement[0];
    used.add(name);
    return {
      prompt: fillSlots(layOut(words, words.manner[mannerOf(claim, name, at)], name), {
        claim: remark(claim, COURTS_MARKS, words.inner),
      }),
      theme: themeOf(name, claim, { whose, doer }, at),
    };
  });
}

/** Another one of them first, so that not every deck asks the same. */
function turned<Item>(items: readonly Item[], by: number): Item[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
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

const ASKING: ReadonlySet<FrameName> = new Set(["answered", "answerable", "granted", "sensible"]);

function mannerOf(claim: string, frame: FrameName, at: number): Manner {
  if (lengthOf(claim) > CLAIM_MAX) return "inOneBreath";
  if (ASKING.has(frame) || /[?？؟]["”’'»]?$/u.test(claim)) return "asks";
  return at === 0 ? "writes" : "goesOn";
}

/**
 * Of many the first, the second and the last: how it began, and where it ended. Where none of them weighs, the second
 * is left out, or too little would be asked that does.
 */
function chosenOf(claims: readonly string[], areWeightless: boolean): readonly string[] {
  const most = areWeightless ? 2 : 3;
  return claims.length <= most ? claims : [...claims.slice(0, most - 1), ...claims.slice(-1)];
}

/** The frames that fit a sentence for sure, the best first; none where it may be anything. */
function kindOf(claim: string, whose: WhoseDeed, isForeign: boolean): readonly FrameName[] {
  const bare = claim.replace(/[\u2068\u2069]/gu, "");
  if (isForeign) return isQuestion(bare, true) ? [FOREIGN_FRAMES.question[0]] : FOREIGN_FRAMES.statement;
  if (isQuestion(bare)) return questionFrames(bare);
  if (CHAT.test(bare)) return ["went"];
  if (REQUEST.test(bare.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()))) return ["granted"];
  if (OPINION.test(withoutQuotes(bare))) return ["agreed"];
  if (SAYING.test(lowered(bare)) && !/ (?:and|but|so) /u.test(bare)) return ["reported"];
  if (whose === "own" && readDeed(bare) === "own") return ["against"];
  return isEvent(bare) ? ["true", "accurate"] : [];
}

/**
 * Whether a sentence tells what one has seen of the other, so that both can say whether it is so. One too long for a
 * card tells several things, and one of them may be so.
 */
function isEvent(claim: string): boolean {
  const told = withoutQuotes(claim);
  const isTold = TOLD_OF_OTHERS.test(lowered(told)) || TOLD_OF_FILER.test(lowered(told));
  return isTold && told.split(/\s+/u).length > 2 && lengthOf(claim) <= CLAIM_MAX && !NO_EVENT.test(told);
}

function withoutQuotes(claim: string): string {
  return claim.replace(/‘[^’]*’/gu, "…");
}

function questionFrames(question: string): readonly FrameName[] {
  if (/^(?:\p{L}+ )?(?:who|what|why|how|when|where|which|whose)\b/iu.test(question)) return ["answerable"];
  const isPlain = PLAIN_QUESTION.test(question) && !/\bor\b|n['’]?t\b|[.?!] /iu.test(question);
  return isPlain ? ["answered"] : [];
}

function lowered(claim: string): string {
  return claim.replace(/^(?:He|She|They|You|My|I|We|And|But|So|Then|Now|Yes|Ok)\b/u, (word) => word.toLowerCase());
}

/** Only a sentence of which it is sure by itself whose deed it tells helps anybody; the first is the charge itself. */
function themeOf(
  name: FrameName,
  claim: string,
  { whose, doer }: Pick<Complaint, "whose" | "doer">,
  at: number,
): Theme {
  if (name === "granted") return doer === "creator" ? "excuse" : "claim";
  if (name === "against") return "claim";
  const isCharge = (name === "true" || name === "accurate") && whose === "other" && readDeed(claim) === "other";
  if (!isCharge) return "question";
  return at === 0 ? "deed" : "claim";
}

/** Everything that can stand before and behind the claim on a card, in every language, with what is asked there. */
const CARDS = [ENGLISH_CARD, ...Object.values(TONGUES)].flatMap((words: CardWords<string>) =>
  Object.values(words.manner).flatMap((manner) =>
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
  return { quotation, yes: told(yes), no: told(no), isTrue: card.frame === "true" };
}

interface ClaimTelling {
  /** With its marks. */
  quotation: string;
  yes(quotation: string): string;
  no(quotation: string): string;
  /** Whether it asks for nothing but the truth of the claim. */
  isTrue: boolean;
}
