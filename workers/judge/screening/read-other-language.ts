import type { Seriousness } from "~/domain/screening/screening";
import { visibleText } from "~/domain/text";
import { detectLanguage } from "../language/detect-language";
import { foldWords } from "../language/fold-words";
import { openLexicon } from "../language/lexicon";
import { GLOSSED, type Glossed, glossText } from "./gloss-text";
import { type Features, placesOfLetters, readFeatures, shorten } from "./read-features";
import { type LinearLayer, readSum, type Thresholds, weighFeatures } from "./weigh-text";

/** What was learnt of nine languages together, and the sums from which a text is serious in each of them. */
export interface OtherLanguagesLayer extends LinearLayer {
  thresholds: Record<Glossed, Thresholds>;
}

/** How serious a text in one of the nine is. In any other, English too, this layer knows nothing of it. */
export function readOtherLanguage(text: string, layer: OtherLanguagesLayer): Seriousness {
  const language = otherLanguageOf(text);
  if (language === null) return "petty";
  return readSum(weighFeatures(readOther(text, language), layer), layer.thresholds[language]);
}

/** Which of the nine a text is in, or null. */
export function otherLanguageOf(text: string): Glossed | null {
  const seen = visibleText(text);
  const { code } = detectLanguage(seen);
  if (code === "en" && readsAsEnglish(seen)) return null;
  return GLOSSED.find((language) => language === code) ?? mostGlossed(seen);
}

/** The detector leans towards English, and three words of another language are English to it. */
function readsAsEnglish(text: string): boolean {
  const words = foldWords(text);
  const known = words.filter((word) => openLexicon().get(word)?.isEnglish === true).length;
  return known * 2 >= words.length;
}

/** A neighbour's dialect, or one that could not be named: whichever of the nine knows most of its words. */
function mostGlossed(text: string): Glossed | null {
  const counts = GLOSSED.map((language) => ({ language, count: glossText(text, language).split(" ").length }));
  const most = counts.reduce((best, one) => (one.count > best.count ? one : best));
  return most.count > NOTHING_GLOSSED ? most.language : null;
}

/** The blanks and the dot of a text of which nothing is known. */
const NOTHING_GLOSSED = glossText("", "es").split(" ").length;

/** How much the meaning counts beside the spelling. Chosen by cross-validation, where anything from 1 to 3 does. */
const GLOSS_AMOUNT = 2;
const LETTERS_AMOUNT = 0.5;

/**
 * What the layer weighs: what the text speaks of, in English words, which is alike in all nine, and its runs of
 * letters, for what the glossary lacks. Japanese is written without blanks, and a letter of it says more.
 */
export function readOther(text: string, language: Glossed): Features {
  const gloss = readFeatures(glossText(visibleText(text), language), false);
  const letters = placesOfLetters(foldWords(visibleText(text)), language === "ja" ? JAPANESE_RUNS : undefined);
  const amounts = new Map([...letters].map((place) => [place, LETTERS_AMOUNT]));
  for (const [index, place] of gloss.places.entries()) amounts.set(place, GLOSS_AMOUNT * (gloss.amounts[index] ?? 0));
  return shorten({ places: [...amounts.keys()], amounts: [...amounts.values()] });
}

const JAPANESE_RUNS = { shortest: 1, longest: 3 };
