import { findContempt, withoutContempt } from "~/domain/judge/contempt";
import { visibleText } from "~/domain/text";

/** Who brings a dilemma asks the court to decide for them: that is why they came, and no order. */
const PLEAS =
  /\b(?:you (?:must|have to|will now|are required to) )?(?:decide|choose)(?: for me)?\b(?! (?:in|against))/giu;

/** An answer put into the court's mouth, with or without the word that says so. */
const DICTATION =
  /\b(?:you (?:must|have to|will|are required to) (?:say|answer|reply|tell me)|(?:answer|reply|respond) only(?: with)?)\b[^.!?\n]{0,40}/iu;

/** The words with which a dilemma tries to instruct the court, as they stand in it, or null. */
export function findDilemmaContempt(typed: string): string | null {
  const dilemma = visibleText(typed);
  const order = findContempt(withoutPleas(dilemma));
  if (order !== null) return order;
  return DICTATION.exec(dilemma)?.[0].trim() ?? null;
}

/** The dilemma without the words that try to instruct the court. */
export function withoutDilemmaContempt(typed: string): string {
  const dilemma = visibleText(typed);
  const dictated = DICTATION.exec(dilemma)?.[0] ?? null;
  const rest = dictated === null ? dilemma : dilemma.replace(dictated, " ");
  return findDilemmaContempt(rest) === null ? rest.trim() : withoutContempt(withoutPleas(rest)).trim();
}

function withoutPleas(text: string): string {
  return text.replace(PLEAS, "choose");
}
