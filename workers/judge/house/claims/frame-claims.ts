import type { Seat } from "~/domain/case/seat";
import { withoutContempt } from "~/domain/judge/contempt";
import { ENGLISH_CARD, FOREIGN_FRAMES, FRAMES, type Frame, type FrameName } from "../corpora/claim-frames";
import type { Theme } from "../corpora/petty-domain";
import type { CardWords, Manner, Tongue } from "../corpora/tongues/tongue";
import { TONGUES } from "../corpora/tongues/tongues";
import { fillSlots, lengthOf } from "../fill-slots";
import { readDeed } from "../reading/learnt/readers";
import { labelOf, otherThan } from "../seats";
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
  const whose = isForeign ? "nobody" : whoseDeed(withoutContempt(allegation));
  return { claims, whose, doer: whose === "own" ? "creator" : "opponent", isForeign };
}

/** Where the words are sure the reader is not asked. */
function whoseDeed(told: string): WhoseDeed {
  if (/^\W*(?:never|always|constantly) \p{L}+(?<!s)s\b/iu.test(told)) return "other";
  return mayBeEither(told) ? "nobody" : readDeed(told);
}

const OTHERS = /\b(?:his|her|hers|him|their|theirs|them)\b/iu;
const DONE_BY_NOBODY =
  /^\W*(?:(?:ok|okay|yes|so|and|also|just|then|maybe|accidentally|once|only) )*(?:\p{L}{2,}ed|ate|left|took|drank|lost|broke|forgot|wore|hid|threw|put|told|sold|gave|spilt|bought|read|sent|slept|drove|burnt|stole|ran|made|cut|let|said|kept)\b/iu;
const PERSON = /\b(?:i|im|ive|id|me|my|mine|we|us|our|he|hes|she|shes|they|you|u|your)\b/iu;
const NAME = /(?<=\s)\p{Lu}\p{Ll}/u;

/** `Ate her half of the cake.` says whose half it was, and not who ate it. */
function mayBeEither(allegation: string): boolean {
  const isOpen = OTHERS.test(allegation) && DONE_BY_NOBODY.test(allegation);
  return isOpen && !PERSON.test(allegation) && !NAME.test(allegation);
}

/** Up to three claims of a complaint, each with the question that its sentence bears, in English or in `tongue`. */
export function frameClaims({ claims, whose, doer, isForeign }: Complaint, tongue: Tongue | null = null): ClaimCard[] {
  const words: CardWords<string> = tongue ?? ENGLISH_CARD;
  const used = new Set<FrameName>();
  return chosenOf(claims).map((claim, at) => {
    const [names, helped] = kindOf(claim, whose, isForeign);
    const name = names.find((one) => !used.has(one)) ?? names[0];
    used.add(name);
    return {
      prompt: fillSlots(layOut(words, words.manner[mannerOf(claim, name, at)], name), {
        claim: remark(claim, COURTS_MARKS, words.inner),
      }),
      theme: themeOf(name, helped, { whose, doer }, at),
    };
  });
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

const ASKING: ReadonlySet<FrameName> = new Set(["answered", "matters", "answerable", "granted", "sensible"]);

function mannerOf(claim: string, frame: FrameName, at: number): Manner {
  if (lengthOf(claim) > CLAIM_MAX) return "inOneBreath";
  if (ASKING.has(frame)) return "asks";
  return at === 0 ? "writes" : "goesOn";
}

/** Of many the first, the second and the last: how it began, and where it ended. */
function chosenOf(claims: readonly string[]): readonly string[] {
  return claims.length <= 3 ? claims : [...claims.slice(0, 2), ...claims.slice(-1)];
}

const OPINION =
  /^(?:if\b|.{0,40}\b(?:should|shouldn['’]?t|must|ought|is (?:better|worse|wrong|fair|unfair|rude|normal|a crime|not okay|overrated))\b)/iu;
const SPEECH =
  /^(?:he|she|they|you|my \p{L}+|\p{Lu}\p{Ll}+)\s+(?:just |then |always |now |still )?(?:says|said|claims|claimed|insists|insisted|thinks|swears|swore|calls it|called it|argues|argued|told me|tells me)\b/u;
/** `Me: did you feed the cat / Him: yes`. */
const CHAT = /(?:^| )\p{L}{2,12}\s?: .* \/ .*\p{L}{2,12}\s?: /iu;
const WE_DID = /^we (?:both |all |once |just |had |were |\p{L}+ed\b|forgot|went|said|made|came|got|took|had)/iu;
const REQUEST = /^(?:please |pls )?(?:tell|make|order|sentence|fine|ban|force|let|give|rule|stop|help|decide)\b/iu;

/**
 * The frames that fit a sentence, the best first, and whom a yes helps: nobody where it is not sure whose deed is told,
 * since a confession can do without an "I".
 */
function kindOf(
  claim: string,
  whose: WhoseDeed,
  isForeign: boolean,
): readonly [readonly [FrameName, ...FrameName[]], Seat | null] {
  const bare = claim.replace(/[\u2068\u2069]/gu, "");
  if (isForeign) return isQuestion(bare, true) ? [FOREIGN_FRAMES.question, null] : [FOREIGN_FRAMES.statement, null];
  if (isQuestion(bare)) return [questionFrames(bare), null];
  const helped = whose === "other" ? "creator" : null;
  if (CHAT.test(bare)) return [["went", "true"], helped];
  if (REQUEST.test(bare)) return [["granted"], "creator"];
  if (WE_DID.test(bare)) return [["remembered", "true"], null];
  if (/^i\b/iu.test(bare)) return FRAMES_OF_FILER[whose];
  if (SPEECH.test(lowered(bare)) && !/ (?:and|but) /u.test(bare)) return [["reported", "fair"], null];
  if (OPINION.test(bare.replace(/‘[^’]*’/gu, ""))) return [["agreed"], null];
  if (isBare(bare)) return [["enough", "true"], helped];
  return [bare.split(/\s+/u).length <= 4 ? ["true", "fair"] : ["true", "whole", "fair"], helped];
}

/** What the filer tells of themselves. Where it is not sure whose deed is meant it may be a confession: no weight. */
const FRAMES_OF_FILER: Record<WhoseDeed, readonly [readonly [FrameName, ...FrameName[]], Seat | null]> = {
  own: [["against", "worse", "fair"], "opponent"],
  other: [["forSomething", "true"], "creator"],
  nobody: [["true", "whole", "fair"], null],
};

/** `Late. Again.`, `Socks`: a noun or a sigh, of which nothing is said. */
function isBare(claim: string): boolean {
  const words = claim.split(/\s+/u);
  return words.length === 1 || (words.length === 2 && !/\p{L}{2,}(?:s|ed)\b/u.test(claim));
}

function questionFrames(question: string): readonly [FrameName, ...FrameName[]] {
  if (/^(?:\p{L}+ )?(?:who|what|why|how|when|where|which|whose)\b/iu.test(question)) return ["answerable", "matters"];
  if (/\bor\b/iu.test(question) && !/\bor (?:not|what)\b/iu.test(question)) return ["matters", "answerable"];
  return ["answered", "matters"];
}

function lowered(claim: string): string {
  return claim.replace(/^(?:He|She|They|You|My)\b/u, (word) => word.toLowerCase());
}

/** A first claim that tells the other's deed is the charge itself; of the rest only whom a yes helps is known. */
function themeOf(
  name: FrameName,
  helped: Seat | null,
  { whose, doer }: Pick<Complaint, "whose" | "doer">,
  at: number,
): Theme {
  if (helped === null) return "question";
  if (name === "true" && at === 0 && whose === "other") return "deed";
  return helped === otherThan(doer) ? "claim" : "excuse";
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
