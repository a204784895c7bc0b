import { HARM_PATTERNS, type Harm } from "./harm-words";

/** What speaks against a punishment; empty when it is harmless and can be done within a day. */
export function findHarms(punishment: string): Harm[] {
  const text = punishment.normalize("NFKC").replaceAll("’", "'");
  return [...new Set(HARM_PATTERNS.filter(([, pattern]) => pattern.test(text)).map(([harm]) => harm))];
}
