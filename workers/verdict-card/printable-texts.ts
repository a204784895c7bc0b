import type { CardTexts } from "~/domain/verdict/card-texts";

/** Letters of the scripts that no font of the Worker has. Emoji and signs are of the common script. */
const UNPRINTABLE_LETTER = /(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Common}|\p{Script=Inherited}).\p{M}*/gsu;

/** Puts a middle dot for every letter that would come out as an empty box. A word keeps its length, if not its sense. */
export function printableTexts(texts: CardTexts): CardTexts {
  const printable = (text: string) => text.replace(UNPRINTABLE_LETTER, "·");
  return {
    ...texts,
    caseName: printable(texts.caseName),
    creatorName: printable(texts.creatorName),
    opponentName: printable(texts.opponentName),
    headline: printable(texts.headline),
    punishment: printable(texts.punishment),
  };
}
