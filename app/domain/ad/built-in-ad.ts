import type { Ad } from "./ad";

/** An ad that comes with the product. */
export interface BuiltInAd extends Ad {
  /** Stable name, and the name of its drawing below `public/ads` (`scripts/ads`). */
  slug: string;
  picture: string;
}

interface BuiltInText {
  uuid: string;
  slug: string;
  title: string;
  body: string;
  /** What the link says, and the path of this site where it leads. */
  cta?: { text: string; link: string };
}

export function builtInAd({ cta, ...text }: BuiltInText): BuiltInAd {
  return { ...text, ctaText: cta?.text ?? null, ctaLink: cta?.link ?? null, picture: `/ads/${text.slug}.svg` };
}
