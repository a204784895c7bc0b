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
import type { CardFaces } from "~/domain/verdict/card-style";

/**
 * The families in the order in which a letter is looked for. A subset has a family of its own, since satori keeps one
 * font per family and weight.
 */
export const IMAGE_FACES: CardFaces = {
  display: "Alfa, Alfa Ext, Alfa Vietnamese, Franklin, Franklin Ext, Franklin Vietnamese, Franklin Cyrillic",
  body: "Franklin, Franklin Ext, Franklin Vietnamese, Franklin Cyrillic",
};

let fonts: Font[] | undefined;

/** The fonts of every card: always the same array, for satori parses fonts anew whenever it sees another one. */
export function cardFonts(): Font[] {
  fonts ??= [
    font("Alfa", 400, alfaLatin),
    font("Franklin", 400, franklin400),
    font("Franklin", 600, franklin600),
    font("Franklin", 700, franklin700),
    ...rareFonts(),
  ];
  return fonts;
}

function rareFonts(): Font[] {
  return [
    font("Alfa Ext", 400, alfaLatinExt),
    font("Alfa Vietnamese", 400, alfaVietnamese),
    font("Franklin Ext", 600, franklinLatinExt),
    font("Franklin Vietnamese", 600, franklinVietnamese),
    font("Franklin Cyrillic", 700, franklinCyrillic),
  ];
}

function font(name: string, weight: 400 | 600 | 700, data: ArrayBuffer): Font {
  return { name, weight, style: "normal", data };
}
