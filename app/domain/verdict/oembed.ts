import * as v from "valibot";
import { PRODUCT_NAME } from "../product";
import { CARD_HEIGHT, CARD_WIDTH } from "./card";
import { CARD_LAYOUTS } from "./card-layouts";
import { cardWords } from "./card-words";
import { isShareId, SHARED_MAX_AGE_SECONDS, type SharedCard, sharedPicturePath, sharePath } from "./shared-verdict";

const side = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^[1-9]\d{0,4}$/u, "maxwidth and maxheight are whole numbers of pixels."),
    v.transform(Number),
  ),
);

/**
 * What a site sends that would like to embed a link, by oembed.com. A format we don't speak has an answer of its own.
 */
export const oembedQuerySchema = v.object({
  url: v.pipe(v.string("Which link? There is no url."), v.url("That url is none.")),
  format: v.optional(v.string(), "json"),
  maxwidth: side,
  maxheight: side,
});
export type OembedQuery = v.InferOutput<typeof oembedQuerySchema>;

/** The id of the verdict that an address on this site is about, page, frame or picture; null for any other address. */
export function shareIdOf(address: string, siteOrigin: string): string | null {
  const { host, pathname } = new URL(address);
  if (host !== new URL(siteOrigin).host) return null;
  const id = /^\/v\/([^/.]+)(?:\/|\.png|\/(?:embed|og\.png|square\.png|story\.png))?$/u.exec(pathname)?.[1];
  return id !== undefined && isShareId(id) ? id : null;
}

/**
 * How to show a verdict on another site: a frame that needs no script, never larger than asked for. Sizes in pixels.
 */
export interface Oembed {
  version: "1.0";
  type: "rich";
  title: string;
  provider_name: string;
  provider_url: string;
  cache_age: number;
  html: string;
  width: number;
  height: number;
  thumbnail_url?: string;
  thumbnail_width?: number;
  thumbnail_height?: number;
}

export function oembedOf(
  shared: SharedCard,
  siteOrigin: string,
  limits: Pick<OembedQuery, "maxwidth" | "maxheight">,
): Oembed {
  const { maxwidth = Number.POSITIVE_INFINITY, maxheight = Number.POSITIVE_INFINITY } = limits;
  const shrink = Math.min(1, maxwidth / CARD_WIDTH, maxheight / CARD_HEIGHT);
  const width = Math.max(1, Math.floor(CARD_WIDTH * shrink));
  const height = Math.max(1, Math.floor(CARD_HEIGHT * shrink));
  const { title } = cardWords(shared.card).open;
  const source = `${siteOrigin}${sharePath(shared.shareId)}/embed`;
  return {
    version: "1.0",
    type: "rich",
    title,
    provider_name: PRODUCT_NAME,
    provider_url: siteOrigin,
    cache_age: SHARED_MAX_AGE_SECONDS,
    html: `<iframe src="${source}" width="${width}" height="${height}" title="${escapeMarkup(title)}" style="border:0" loading="lazy"></iframe>`,
    width,
    height,
    ...thumbnailOf(shared, siteOrigin, maxwidth, maxheight),
  };
}

/** The largest picture that fits, or none. */
function thumbnailOf(shared: SharedCard, siteOrigin: string, maxwidth: number, maxheight: number) {
  const { preview, card } = CARD_LAYOUTS;
  const pictures = [
    { path: sharedPicturePath(shared, "preview"), width: preview.width, height: preview.height },
    ...[...card.scales].reverse().map((scale) => ({
      path: sharedPicturePath(shared, "card", scale),
      width: card.width * scale,
      height: card.height * scale,
    })),
  ];
  const found = pictures.find(({ width, height }) => width <= maxwidth && height <= maxheight);
  if (found === undefined) return {};
  const { path, width, height } = found;
  return { thumbnail_url: `${siteOrigin}${path}`, thumbnail_width: width, thumbnail_height: height };
}

/** The same as XML. */
export function oembedXml(oembed: Oembed): string {
  const elements = Object.entries(oembed).map(([name, value]) => `<${name}>${escapeMarkup(String(value))}</${name}>`);
  return `<?xml version="1.0" encoding="utf-8" standalone="yes"?>\n<oembed>${elements.join("")}</oembed>\n`;
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** A text as it stands in markup. Characters that XML can't carry even escaped are left out. */
function escapeMarkup(text: string): string {
  return text.replace(NOT_XML, "").replace(/[&<>"']/gu, (sign) => ENTITIES[sign] ?? sign);
}

const NOT_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;
