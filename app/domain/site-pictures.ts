import { pictureTags } from "./picture-tags";
import { PRODUCT_NAME } from "./product";
import type { HeadTag } from "./verdict/link-preview";
import { SUMMONS_HEIGHT, SUMMONS_WIDTH } from "./verdict/summons-size";

/** The pictures that chats show of links to the site itself, and what stands on each. */
export const SITE_PICTURES = {
  court: { headline: "Settle Your Petty Disputes", line: "File. They swipe. A judge rules." },
  judges: { headline: "Meet Your AI Judges", line: "Eight voices, one law, and one carton of milk." },
} as const;
export type SitePicture = keyof typeof SITE_PICTURES;

/** Below the site's root, as `scripts/bake/site-pictures.mjs` bakes it. */
export function sitePicturePath(name: SitePicture): string {
  return `/link/${name}.png`;
}

/** What chats read of it. `siteOrigin` has no slash at its end. */
export function sitePictureTags(name: SitePicture, siteOrigin: string): HeadTag[] {
  const { headline, line } = SITE_PICTURES[name];
  return pictureTags({
    address: `${siteOrigin}${sitePicturePath(name)}`,
    width: SUMMONS_WIDTH,
    height: SUMMONS_HEIGHT,
    alt: `${PRODUCT_NAME}: ${headline}. ${line} Eight judges look at you.`,
  });
}
