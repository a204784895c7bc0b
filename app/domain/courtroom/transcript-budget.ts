/** How much the judge of a courtroom reads, in estimated tokens (docs/rules.md#conversation-limit). */
export const TRANSCRIPT_TOKENS_MAX = 6_000;

/** From here on the parties are told that the end is near (80 %, docs/rules.md#conversation-limit). */
export const TRANSCRIPT_TOKENS_WARNING = 0.8 * TRANSCRIPT_TOKENS_MAX;

/** What numbering and naming a message costs the judge, in tokens. */
const TOKENS_PER_MESSAGE = 6;

/** Latin text has some four letters a token; scripts without blanks and emoji come to about one a character. */
const LETTERS_PER_TOKEN = 4;

/** What scripts with letters and blanks are written in. */
const LETTERS = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\s]/u;

/**
 * So far up characters are looked up: asking the pattern for each of a long message would cost more than all else of
 * it.
 */
const LOOKED_UP = 0x250;

const KNOWN_QUARTERS = Uint8Array.from({ length: LOOKED_UP }, (_nothing, point) =>
  quartersOf(String.fromCodePoint(point)),
);

/** Estimated tokens of one message. An estimate on the safe side: the budget bounds a prompt, it bills nobody. */
export function estimateTokens(content: string): number {
  let quarters = 0;
  for (const character of content) {
    quarters += KNOWN_QUARTERS[character.charCodeAt(0)] ?? quartersOf(character);
  }
  return TOKENS_PER_MESSAGE + Math.ceil(quarters / LETTERS_PER_TOKEN);
}

function quartersOf(character: string): number {
  return LETTERS.test(character) ? 1 : LETTERS_PER_TOKEN;
}
