import { PRODUCT_NAME } from "./product";

/** The pictures that chats show of links to the site itself, and what stands on each. */
export const SITE_PICTURES = {
  court: { headline: "Settle Your Petty Disputes", line: "File. They swipe. A judge rules." },
  judges: { headline: "Meet Your AI Judges", line: "Eight voices, one law, and one carton of milk." },
} as const;
export type SitePicture = keyof typeof SITE_PICTURES;

/** Below the site's root, as `scripts/bake-site-pictures.mjs` bakes it. */
export function sitePicturePath(name: SitePicture): string {
  return `/link/${name}.png`;
}

/** The same in words. */
export function sitePictureWords(name: SitePicture): string {
  const { headline, line } = SITE_PICTURES[name];
  return `${PRODUCT_NAME}: ${headline}. ${line} Eight judges look at you.`;
}
