const TAGS = /<[^<>]*>/gu;
const LINKS = /(?:https?:\/\/|www\.)\S+/giu;
const QUOTES = /[’‘`´]/gu;
const NOT_PROSE = /[^\p{L}\p{N}\s.,;:!?'’"%$€£&/-]/gu;

/** An allegation as plain prose: no markup, links, emoji or braces, straight apostrophes, single spaces. */
export function cleanAllegation(allegation: string): string {
  return (
    allegation
      .normalize("NFC")
      .replace(TAGS, ". ")
      .replace(LINKS, " ")
      .replace(QUOTES, "'")
      .replace(/[“”]/gu, '"')
      // Single marks around words, told apart from apostrophes by what stands next to them.
      .replace(/(?<=^|[\s(])'(\p{L}[^'"]{0,58})'(?=[\s.,;:!?)]|$)/gu, '"$1"')
      .replace(/[—–]/gu, ", ")
      .replace(/[()[\]]/gu, ", ")
      .replace(NOT_PROSE, " ")
      .replace(/\s+/gu, " ")
      .trim()
  );
}

/** Words that show that a text is English enough to be taken apart by English rules. */
const ENGLISH =
  /\b(?:the|my|he|she|they|his|her|their|and|is|was|i|me|you|your|for|to|of|it|never|always|keeps|ate|left|with|without)\b/giu;

/** Function words that English does not share with its neighbours. */
const FOREIGN =
  /\b(?:el|los|las|una|mi|mis|que|siempre|nunca|der|die|das|und|ist|nicht|mein|meine|le|les|une|mon|ma|ne|pas|il|elle|che|non|sempre|mijn|het|een|niet|eu|meu|minha|não|się|nie|jest|moja|mój)\b/giu;

export function isEnglish(prose: string): boolean {
  const letters = prose.match(/\p{L}/gu)?.length ?? 0;
  const latin = prose.match(/[a-z]/giu)?.length ?? 0;
  if (letters === 0 || latin / letters < 0.9) return false;
  return (prose.match(ENGLISH)?.length ?? 0) >= (prose.match(FOREIGN)?.length ?? 0);
}
