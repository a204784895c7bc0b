/// <reference path="./modules.d.ts" />
import alfaLatin from "@fontsource/alfa-slab-one/files/alfa-slab-one-latin-400-normal.woff";
import alfaLatinExt from "@fontsource/alfa-slab-one/files/alfa-slab-one-latin-ext-400-normal.woff";
import alfaVietnamese from "@fontsource/alfa-slab-one/files/alfa-slab-one-vietnamese-400-normal.woff";
import franklinCyrillic from "@fontsource/libre-franklin/files/libre-franklin-cyrillic-700-normal.woff";
import franklin400 from "@fontsource/libre-franklin/files/libre-franklin-latin-400-normal.woff";
import franklin600 from "@fontsource/libre-franklin/files/libre-franklin-latin-600-normal.woff";
import franklin700 from "@fontsource/libre-franklin/files/libre-franklin-latin-700-normal.woff";
import franklinLatinExt from "@fontsource/libre-franklin/files/libre-franklin-latin-ext-600-normal.woff";
import franklinVietnamese from "@fontsource/libre-franklin/files/libre-franklin-vietnamese-600-normal.woff";
import type { Font } from "satori/standalone";
import type { CardFace } from "~/card/letter-widths";
import type { CardFaces } from "~/card/style";

/**
 * The families in the order in which a letter is looked for. A subset has a family of its own, since satori keeps one
 * font per family and weight.
 */
export const IMAGE_FACES: CardFaces = {
  display: "Alfa, Alfa Ext, Alfa Vietnamese, Franklin, Franklin Ext, Franklin Vietnamese, Franklin Cyrillic",
  body: "Franklin, Franklin Ext, Franklin Vietnamese, Franklin Cyrillic",
};

interface CardFont extends Font {
  data: ArrayBuffer;
}

const SEMIBOLD_FRANKLIN = font("Franklin", 600, franklin600);
const ALFA = [
  font("Alfa", 400, alfaLatin),
  font("Alfa Ext", 400, alfaLatinExt),
  font("Alfa Vietnamese", 400, alfaVietnamese),
];
const RARE_FRANKLIN = [
  font("Franklin Ext", 600, franklinLatinExt),
  font("Franklin Vietnamese", 600, franklinVietnamese),
  font("Franklin Cyrillic", 700, franklinCyrillic),
];

/** The fonts of every card: always the same array, for satori parses fonts anew whenever it sees another one. */
export const CARD_FONTS: CardFont[] = [
  ...ALFA,
  font("Franklin", 400, franklin400),
  SEMIBOLD_FRANKLIN,
  font("Franklin", 700, franklin700),
  ...RARE_FRANKLIN,
];

/** The fonts of one face in the order in which a letter is looked for, in the weight of a card's texts. */
export function builtInFonts(face: CardFace): CardFont[] {
  const franklin = [SEMIBOLD_FRANKLIN, ...RARE_FRANKLIN];
  return face === "display" ? [...ALFA, ...franklin] : franklin;
}

function font(name: string, weight: 400 | 600 | 700, data: ArrayBuffer): CardFont {
  return { name, weight, style: "normal", data };
}
