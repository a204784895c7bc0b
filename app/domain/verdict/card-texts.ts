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

const DATE_MAX = 30;
const SITE_ADDRESS_MAX = 40;

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Prepares the texts of a card: one line each, no blanks, nothing longer than its place. */
export function cardTexts(card: VerdictCard): CardTexts {
  const creatorName = printed(card.creatorName, DISPLAY_NAME_MAX) || "Plaintiff";
  const opponentName = printed(card.opponentName, DISPLAY_NAME_MAX) || "Defendant";
  return {
    caseName: printed(card.caseName, CASE_NAME_MAX) || `${creatorName} v. ${opponentName}`,
    creatorName,
    opponentName,
    headline: winnerHeadline(card.winner, { creator: creatorName, opponent: opponentName }),
    ruling: ruling(card),
    punishment: printed(card.punishment, PUNISHMENT_MAX),
    date: printed(card.settledOn, DATE_MAX),
    presiding: `${judgeProfile(card.judgePersonality).title} presiding`,
    siteAddress: printed(card.siteAddress, SITE_ADDRESS_MAX),
  };
}

function ruling(card: VerdictCard): string {
  if (card.winner === "other") return "The bench is split";
  const party = card.winner === "creator" ? "plaintiff" : "defendant";
  return card.byDefault ? `By default, for the ${party}` : `Judgment for the ${party}`;
}

function printed(text: string, max: number): string {
  return clip(normalizeText(text.replace(/\s+/gu, " ")), max);
}

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
