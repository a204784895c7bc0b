/** Letters that Unicode does not take apart, as people type them on a keyboard without them. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  ł: "l",
  đ: "d",
  ı: "i",
  ё: "е",
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ى: "ي",
  ی: "ي",
  ک: "ك",
};

/** Whether a text has no letter that a typewriter lacks. Most of a chat is such, and is read for every message sent. */
export function isPlain(text: string): boolean {
  return !/[^\0-\x7F]/.test(text);
}

const CONTRACTION = /n't\b|\b(?:i|you|he|she|it|we|they|that|what|there|who)'(?:m|re|s|ve|ll|d)\b/gu;

/**
 * The words of a text as they are compared: in lower case and without accents, since phones are typed on without them.
 * An apostrophe is left out where English leaves it out too (`don't`) and parts words elsewhere (`j'ai`, `l'amico`).
 */
export function foldWords(text: string): string[] {
  if (isPlain(text)) {
    const plain = text.toLowerCase().replaceAll("`", "'");
    return joinContractions(plain).match(/[a-z]+/g) ?? [];
  }
  const straight = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘`´]/gu, "'");
  return (
    joinContractions(straight)
      .replace(/[ßøæœłđıёأإآىیک]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
      .normalize("NFD")
      // Accents go from Latin letters alone: in other scripts a mark is half of the letter.
      .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}+/gu, "")
      .normalize("NFC")
      .match(/[\p{L}\p{M}]+/gu) ?? []
  );
}

function joinContractions(text: string): string {
  return text.includes("'") ? text.replace(CONTRACTION, (contraction) => contraction.replace("'", "")) : text;
}
