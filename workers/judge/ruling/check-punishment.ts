import { HARM_PATTERNS, type Harm } from "./harm-words";
import { FOREIGN_HARM_PATTERNS, foldForHarm, readsAsEnglish, SHARED_HARM_PATTERNS } from "./harm-words-by-language";

/**
 * What speaks against a punishment; empty when it is harmless and can be done within a day. The words of every language
 * are looked for in every text, since a model may mix them; only those that are English words too are left to English.
 */
export function findHarms(punishment: string): Harm[] {
  const text = punishment.normalize("NFKC").replaceAll("’", "'");
  const folded = foldForHarm(text);
  const foreign = readsAsEnglish(folded) ? FOREIGN_HARM_PATTERNS : [...FOREIGN_HARM_PATTERNS, ...SHARED_HARM_PATTERNS];
  const found = [
    ...HARM_PATTERNS.filter(([, pattern]) => pattern.test(text)),
    ...foreign.filter(([, pattern]) => pattern.test(folded)),
  ];
  return [...new Set(found.map(([harm]) => harm))];
}
