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
      .replace(/ \+ /gu, " and ")
      .replace(/[—–]/gu, ", ")
      .replace(/[()[\]]/gu, ", ")
      .replace(NOT_PROSE, " ")
      .replace(/\s+/gu, " ")
      .trim()
  );
}
