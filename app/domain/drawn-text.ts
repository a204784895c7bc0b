import { countCharacters } from "./text";

/** What became of a box's text while others were drawn into it. */
export interface DrawnTexts {
  /** The text that was drawn last. It is nobody's own words until it is changed. */
  drawn: string | null;
  /** What the person had written where a drawn text now stands, the latest at the end. */
  replaced: readonly string[];
}

export const NONE_DRAWN: DrawnTexts = { drawn: null, replaced: [] };

/** A drawn text takes the place of another, which is kept where the person wrote it. */
export function drawText(texts: DrawnTexts, text: string, drawn: string): DrawnTexts {
  const kept = isOwn(texts, text) ? [text] : [];
  return { drawn, replaced: [...texts.replaced, ...kept] };
}

/**
 * The text that the last one replaced comes back, or null where there is none. A drawn one that was changed meanwhile
 * is the person's own as well, so it takes its turn behind the others.
 */
export function takeTextBack(texts: DrawnTexts, text: string): { text: string; texts: DrawnTexts } | null {
  const back = texts.replaced.at(-1);
  if (back === undefined) return null;
  const kept = isOwn(texts, text) ? [text] : [];
  return { text: back, texts: { drawn: null, replaced: [...kept, ...texts.replaced.slice(0, -1)] } };
}

function isOwn({ drawn }: DrawnTexts, text: string): boolean {
  return text !== drawn && countCharacters(text) > 0;
}
