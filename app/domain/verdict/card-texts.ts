import { DISPLAY_NAME_MAX } from "../account/display-name";
import { isolated, withNamesIsolated } from "../case/isolated-name";
import type { Winner } from "../case/winner";
import { judgeProfile } from "../judge/personality";
import { DATE_MAX, printed, SITE_ADDRESS_MAX } from "../printed-text";
import type { VerdictCard } from "./card";
import { CASE_NAME_MAX, PUNISHMENT_MAX } from "./verdict";
import { winnerHeadline } from "./verdict-texts";

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

/** Prepares the texts of a card: one line each, no blanks, nothing longer than its place. */
export function cardTexts(card: VerdictCard): CardTexts {
  const creatorName = printed(card.creatorName, DISPLAY_NAME_MAX) || "Plaintiff";
  const opponentName = printed(card.opponentName, DISPLAY_NAME_MAX) || "Defendant";
  // Printing takes away whatever turns a text, the isolates of its names too.
  const names = [creatorName, opponentName];
  const sentence = (text: string, max: number) => withNamesIsolated(printed(text, max), names);
  return {
    caseName: sentence(card.caseName, CASE_NAME_MAX) || names.map(isolated).join(" v. "),
    creatorName,
    opponentName,
    headline: winnerHeadline(card, { creator: creatorName, opponent: opponentName }),
    ruling: ruling(card),
    punishment: sentence(card.punishment, PUNISHMENT_MAX),
    date: printed(card.settledOn, DATE_MAX),
    presiding: `${judgeProfile(card.judgePersonality).title} presiding`,
    siteAddress: printed(card.siteAddress, SITE_ADDRESS_MAX),
  };
}

const PARTIES: Partial<Record<Winner, string>> = { creator: "plaintiff", opponent: "defendant" };

function ruling(card: VerdictCard): string {
  if (card.dismissed) return "One of the two has left";
  const party = PARTIES[card.winner];
  if (party === undefined) return card.byDefault ? "Hung Court, by default" : "The bench is split";
  return card.byDefault ? `By default, for the ${party}` : `Judgment for the ${party}`;
}
