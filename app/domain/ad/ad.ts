/** Where an ad stands: among the questions, after the last one, or shown again because it was saved before. */
export const AD_PLACEMENTS = ["midAd", "finalAd", "resurfaced"] as const;
export type AdPlacement = (typeof AD_PLACEMENTS)[number];

/** What people do with an ad, and that it was shown. */
export const AD_ACTIONS = ["impression", "saved", "skipped", "clicked"] as const;
export type AdAction = (typeof AD_ACTIONS)[number];

/** In which mode a deck with ads was dealt, by the kind of its case. */
export const AD_SOURCES = ["pettyswipe", "procrastination"] as const;
export type AdSource = (typeof AD_SOURCES)[number];

/** Only a live ad is dealt; an ended one stays for whoever has saved it. */
export const AD_STATUSES = ["live", "paused", "ended"] as const;
export type AdStatus = (typeof AD_STATUSES)[number];

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

/** A sponsored card as the desk sees it. */
export interface DeskAd extends Ad {
  slug: string;
  status: AdStatus;
  /** ISO 8601. */
  createdAt: string;
  impressions: number;
  saves: number;
  clicks: number;
}

/** The desk reads so many, the newest. */
export const DESK_ADS_READ = 200;

/** So many saved picks are listed, the newest. */
export const SAVED_ADS_LISTED = 20;

/** So many live ads are dealt from at most, the newest. */
export const ADS_DEALT_FROM = 40;

/** The most that a card has room for, in code points. */
export const AD_MAX = { title: 40, body: 140, ctaText: 24 } as const;
