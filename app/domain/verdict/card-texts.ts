import { DISPLAY_NAME_MAX } from "../account/display-name";
import { judgeProfile } from "../judge/personality";
import { normalizeText } from "../text";
import type { VerdictCard } from "./card";
import { CASE_NAME_MAX, PUNISHMENT_MAX, winnerHeadline } from "./verdict";

/** Every text of a card as it is printed, in the page and in the image alike. */
export interface CardTexts {
  caseName: string;
  creatorName: string;
  opponentName: string;
  headline: string;
  /** Small words over the headline: they say in words what the banner's colour says. */
  ruling: string;
  punishment: string;
  date: string;
  presiding: string;
  siteAddress: string;
}

/** Longest texts that the court itself prints, in code points. */
export const DATE_MAX = 30;
export const SITE_ADDRESS_MAX = 40;

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Prepares the texts of a card: one line each, no blanks, nothing longer than its place. */
export function cardTexts(card: VerdictCard): CardTexts {
  const creatorName = printed(card.creatorName, DISPLAY_NAME_MAX) || "Plaintiff";
  const opponentName = printed(card.opponentName, DISPLAY_NAME_MAX) || "Defendant";
  return {
    caseName: printed(card.caseName, CASE_NAME_MAX) || `${creatorName} v. ${opponentName}`,
    creatorName,
    opponentName,
    headline: winnerHeadline(card, { creator: isolated(creatorName), opponent: isolated(opponentName) }),
    ruling: ruling(card),
    punishment: printed(card.punishment, PUNISHMENT_MAX),
    date: printed(card.settledOn, DATE_MAX),
    presiding: `${judgeProfile(card.judgePersonality).title} presiding`,
    siteAddress: printed(card.siteAddress, SITE_ADDRESS_MAX),
  };
}

function ruling(card: VerdictCard): string {
  if (card.dismissed) return "One of the two has left";
  if (card.winner === "other") return card.byDefault ? "Hung Court, by default" : "The bench is split";
  const party = card.winner === "creator" ? "plaintiff" : "defendant";
  return card.byDefault ? `By default, for the ${party}` : `Judgment for the ${party}`;
}

/** A text as a card prints it: on one line, without what leaves no mark, at most `max` code points long. */
export function printed(text: string, max: number): string {
  return clip(normalizeText(text.replace(/\s+/gu, " ")).replace(HEAPED_ACCENTS, "$1"), max);
}

/** A letter may carry accents; a tower of them is a prank that climbs into the line above. */
const HEAPED_ACCENTS = /(\p{Script=Inherited}{2})(?:(?!\u200d)\p{Script=Inherited})+/gu;

/** Keeps a name that runs from right to left from turning the sentence around it. */
function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Cuts a text to `max` code points with an ellipsis, between graphemes, so that no family emoji is left half. The
 * schemas hold these lengths already; this holds them for records written before and for whoever calls the Worker.
 */
export function clip(text: string, max: number): string {
  if ([...text].length <= max) return text;
  let kept = "";
  let length = 1;
  for (const { segment } of segmenter.segment(text)) {
    length += [...segment].length;
    if (length > max) break;
    kept += segment;
  }
  return `${kept.trimEnd()}…`;
}
