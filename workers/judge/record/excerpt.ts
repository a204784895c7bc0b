import { cutOrders } from "~/domain/judge/contempt";
import { normalizeText, visibleText } from "~/domain/text";

/** As much of a message as a rationale quotes, in code points. */
export const EXCERPT_MAX = 60;

/**
 * What would be read as the court's own word inside a ruling: an exhibit's mark, a label that becomes a name, a slot.
 */
const UNQUOTABLE = /\(?\s*exhibit\s*\d|\bparty [ab]\b|[{}<>⟦⟧]/iu;

/**
 * The beginning of a party's words as they can stand between quotation marks, cut at a word with `…`. Null where
 * nothing is left to quote, or where the words would pass for the court's.
 */
export function excerptOf(text: string, max = EXCERPT_MAX): string | null {
  const plain = cutOrders(normalizeText(text))
    .replace(/[“”"„«»]/gu, "'")
    .replace(/\s+/gu, " ")
    .trim();
  if (!/[\p{L}\p{N}]/u.test(plain) || UNQUOTABLE.test(plain)) return null;
  const characters = [...plain];
  if (characters.length <= max) return plain;
  // One character more than fits tells whether the last word is whole.
  const cut = characters
    .slice(0, max)
    .join("")
    .replace(/\s+\S*$/u, "");
  const short = [...cut].slice(0, max - 1).join("");
  return `${short.replace(/[\s.,;:!?-]+$/u, "")}…`;
}

/** Whether words stand in a text, leaving aside capitals, the shape of quotation marks, spacing and an ellipsis. */
export function quotes(words: string, text: string): boolean {
  const whole = plainly(text);
  const pieces = plainly(words)
    .split(/…|\.{3}/u)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
  return pieces.length > 0 && pieces.every((piece) => whole.includes(piece));
}

function plainly(text: string): string {
  return visibleText(text)
    .toLowerCase()
    .replace(/[“”"„«»‘’`´']/gu, "'")
    .replace(/[⟦⟧]/gu, "")
    .replace(/\s+/gu, " ")
    .replace(/^'+|'+$/gu, "")
    .trim();
}
