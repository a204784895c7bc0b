import { HARM_PATTERNS, type Harm } from "./harm-words";
import { FOREIGN_HARM_PATTERNS, foldForHarm } from "./harm-words-by-language";

/**
 * What speaks against a punishment; empty when it is harmless and can be done within a day. The words of every language are
 * looked for in every text: a model may mix them, and which language it wrote is no safer to tell than what it wrote.
 */
export function findHarms(punishment: string): Harm[] {
  const text = punishment.normalize("NFKC").replaceAll("’", "'");
  const folded = foldForHarm(text);
  const found = [
    ...HARM_PATTERNS.filter(([, pattern]) => pattern.test(text)),
    ...FOREIGN_HARM_PATTERNS.filter(([, pattern]) => pattern.test(folded)),
  ];
  return [...new Set(found.map(([harm]) => harm))];
}
