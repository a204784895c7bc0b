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

/**
 * The words of a text as they are compared: in lower case and without accents, since phones are typed on without them. An
 * apostrophe is left out where English leaves it out too (`don't`) and parts words elsewhere (`j'ai`, `l'amico`).
 */
export function foldWords(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[’‘`´]/gu, "'")
      .replace(/n't\b|\b(?:i|you|he|she|it|we|they|that|what|there|who)'(?:m|re|s|ve|ll|d)\b/gu, (contraction) =>
        contraction.replace("'", ""),
      )
      .replace(/[ßøæœłđıёأإآىیک]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
      .normalize("NFD")
      // Accents go from Latin letters alone: in other scripts a mark is half of the letter.
      .replace(/(?<=\p{Script=Latin}\p{M}*)\p{M}+/gu, "")
      .normalize("NFC")
      .match(/[\p{L}\p{M}]+/gu) ?? []
  );
}
