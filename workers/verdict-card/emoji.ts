/** Reads a file of the Worker's own assets. */
export type ReadAsset = (path: string) => Promise<Response>;

/** Draws nothing, in the space of one letter. */
const BLANK_SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36"></svg>';

const CACHED_EMOJI = 300;
const cache = new Map<string, string>();

/** Whether a grapheme is shown as a coloured picture rather than as a sign in the colour of its text. */
export function isEmoji(grapheme: string): boolean {
  return EMOJI.test(grapheme);
}

const EMOJI =
  /^(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}(?:\ufe0f|\u200d|\p{Emoji_Modifier})|[#*\d]\ufe0f?\u20e3)/u;

/**
 * The drawing of one emoji. An emoji that nobody drew, and assets that can't be read, give a blank: a card without one
 * smile is better than no card.
 */
export async function loadEmoji(emoji: string, readAsset: ReadAsset): Promise<string> {
  const cached = cache.get(emoji);
  if (cached !== undefined) return cached;
  for (const name of emojiFileNames(emoji)) {
    const svg = await readSvg(`/emoji/${name}.svg`, readAsset);
    if (svg === undefined) continue;
    if (cache.size >= CACHED_EMOJI) cache.clear();
    cache.set(emoji, svg);
    return svg;
  }
  return BLANK_SVG;
}

/**
 * The names under which Twemoji may keep an emoji: its code points in hexadecimal. The variation selector stays in
 * joined sequences only; older drawings leave it out there too. The first person of a sequence is the last resort.
 */
export function emojiFileNames(emoji: string): string[] {
  const points = [...emoji].map((character) => (character.codePointAt(0) ?? 0).toString(16));
  const bare = points.filter((point) => point !== VARIATION_SELECTOR);
  const names = [points.includes(JOINER) ? points.join("-") : bare.join("-"), bare.join("-"), bare[0] ?? ""];
  return [...new Set(names)].filter((name) => name !== "");
}

const VARIATION_SELECTOR = "fe0f";
const JOINER = "200d";

async function readSvg(path: string, readAsset: ReadAsset): Promise<string | undefined> {
  try {
    const response = await readAsset(path);
    const text = await response.text();
    return response.ok && text.startsWith("<svg") ? text : undefined;
  } catch {
    return undefined;
  }
}
