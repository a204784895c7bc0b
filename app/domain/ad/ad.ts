/** Where an ad stands: among the questions, after the last one, or shown again because it was saved before. */
export const AD_PLACEMENTS = ["midAd", "finalAd", "resurfaced"] as const;
export type AdPlacement = (typeof AD_PLACEMENTS)[number];

/** What people do with an ad, and that it was shown. */
export const AD_ACTIONS = ["impression", "saved", "skipped", "clicked"] as const;
export type AdAction = (typeof AD_ACTIONS)[number];

/** A sponsored card. */
export interface Ad {
  uuid: string;
  title: string;
  body: string;
  /** Both or neither: what the link says, and where it leads, such as `/procrastination`. */
  ctaText: string | null;
  ctaLink: string | null;
  /** Path of its drawing on this site; null for an ad without one. */
  picture: string | null;
}

/** The most that a card has room for, in code points. */
export const AD_MAX = { title: 40, body: 140, ctaText: 24 } as const;
