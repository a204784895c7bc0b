import type { LanguageCode } from "../language-names";

/**
 * Letters that speak for languages, with how loudly: one is as good as a word that no other language has. A letter
 * counts once however often it stands in a text, so that a name such as Jürgen does not make a text German.
 */
export const LETTER_MARKS: readonly (readonly [RegExp, Partial<Record<LanguageCode, number>>])[] = [
  [/ñ/u, { es: 0.8, tl: 0.2 }],
  [/[¿¡]/u, { es: 1.5 }],
  [/[ãõ]/u, { pt: 1, vi: 0.2 }],
  [/ç[aãõoõeõ]+o\b|ções\b/u, { pt: 1 }],
  [/ç/u, { fr: 0.4, pt: 0.4, tr: 0.4, ca: 0.3 }],
  [/[êâ]/u, { fr: 0.3, pt: 0.3, vi: 0.2, ro: 0.1 }],
  [/[œîû]/u, { fr: 0.5 }],
  [/[èù]/u, { fr: 0.3, it: 0.4, ca: 0.2 }],
  [/[òì]/u, { it: 0.6, ca: 0.2, vi: 0.1 }],
  [/ß/u, { de: 1.5 }],
  [/ä/u, { de: 0.4, sv: 0.4, fi: 0.5, sk: 0.2 }],
  [/ö/u, { de: 0.4, sv: 0.4, fi: 0.3, tr: 0.4, hu: 0.3 }],
  [/ü/u, { de: 0.4, tr: 0.4, hu: 0.2 }],
  [/å/u, { sv: 0.6, da: 0.6, no: 0.6 }],
  [/[æø]/u, { da: 0.7, no: 0.7 }],
  [/[łżźśńąę]/u, { pl: 1.2 }],
  [/[ćđ]/u, { hr: 0.6, pl: 0.2 }],
  [/[šž]/u, { cs: 0.4, sk: 0.4, hr: 0.4 }],
  [/č/u, { cs: 0.4, sk: 0.4, hr: 0.4 }],
  [/[řěů]/u, { cs: 1.2 }],
  [/[ľĺŕ]/u, { sk: 1.2 }],
  [/ô/u, { sk: 0.4, fr: 0.2, pt: 0.2, vi: 0.2 }],
  [/[şğ]|ı/u, { tr: 1.2 }],
  [/[șțăţ]/u, { ro: 1.2 }],
  [/[őű]/u, { hu: 1.5 }],
  [/[ơưđạảấầẩẫậắằặẹẻếềểễệỉịọỏốồổộớờởợụủứừửữựỳỵ]/u, { vi: 1.2 }],
  [/[іїєґ]/u, { uk: 1.5 }],
  [/[ыэё]/u, { ru: 1.5 }],
  [/ъ/u, { bg: 1, ru: 0.2 }],
  [/[јљњћђџ]/u, { sr: 1.5 }],
  [/[ٹڈڑےںہھ]/u, { ur: 1.5 }],
  [/[پچژگ]/u, { fa: 0.6, ur: 0.4 }],
  [/[کی]/u, { fa: 0.5, ur: 0.4 }],
  [/[ةيكأإ]/u, { ar: 0.8 }],
  [/ळ/u, { mr: 1.5 }],
];

/** Spellings that speak for a language in letters of a keyboard alone; they count as the letters do. */
export const SPELLING_MARKS: typeof LETTER_MARKS = [
  [/l·l|ny\b/u, { ca: 0.5 }],
  [/\b(?:j|qu|n|c|m|t|s)'(?=[aeiouyhéèêà])/u, { fr: 1 }],
  [/\b(?:l|d)'(?=[aeiouyhéèêà])/u, { fr: 0.6, it: 0.4, ca: 0.5 }],
  [/\b(?:un|dell|all|nell|sull|dall|quest|quell|c)'(?=[aeiouè])/u, { it: 1 }],
];
