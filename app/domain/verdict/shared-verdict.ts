import * as v from "valibot";
import type { Card, CardScale, VerdictCard } from "./card";
import type { CardLayout } from "./card-layouts";

/**
 * 132 bits, so that nobody finds a public link by trying. Shorter than an invitation's token: a text that holds 32 such
 * characters in a row is read as an invitation wherever one can be pasted.
 */
export const SHARE_ID_LENGTH = 22;

const SHARE_ID = /^[A-Za-z0-9_-]{22}$/u;

/** Whether a text has the form of a public link's id. */
export function isShareId(text: string): boolean {
  return SHARE_ID.test(text);
}

/** The public page of a shared verdict. */
export function sharePath(shareId: string): string {
  return `/v/${shareId}`;
}

/** The address that goes out. `origin` has no slash at its end. */
export function shareLink(origin: string, shareId: string): string {
  return `${origin}${sharePath(shareId)}`;
}

/** How long an answer about a shared verdict may be kept by whoever asked, in seconds. See `EDGE_WINDOW_SECONDS`. */
export const SHARED_MAX_AGE_SECONDS = 30;

/**
 * How long the edge may keep one, in seconds. The two together are how long a sealed verdict can still be seen
 * anywhere, and that is a minute at most (docs/rules.md#sealing). So there is no picture that a browser may keep for
 * ever.
 */
export const EDGE_WINDOW_SECONDS = 30;

/** What stands behind a shared verdict's address for each of its pictures. */
export const SHARED_PICTURE_FILES = {
  card: ".png",
  preview: "/og.png",
  square: "/square.png",
  story: "/story.png",
} as const satisfies Record<CardLayout, string>;

/** Path of a picture. It names the print, so that a reader's page never shows the picture of another. */
export function sharedPicturePath(
  { shareId, version }: Pick<SharedCard, "shareId" | "version">,
  layout: CardLayout,
  scale: CardScale = 1,
): string {
  const query = scale === 1 ? `v=${version}` : `scale=${scale}&v=${version}`;
  return `${sharePath(shareId)}${SHARED_PICTURE_FILES[layout]}?${query}`;
}

/**
 * How a decided case stands with the public, as its parties see it. Sealed `by` you or by the other party: whoever
 * sealed can open it again, by a new link. What the court's moderators have taken down they alone can bring back.
 */
export const sharingSchema = v.variant("state", [
  v.object({ state: v.literal("private") }),
  v.object({ state: v.literal("shared"), shareId: v.string(), link: v.pipe(v.string(), v.url()) }),
  v.object({ state: v.literal("sealed"), by: v.picklist(["you", "other", "court"]) }),
]);
export type Sharing = v.InferOutput<typeof sharingSchema>;

/** What everyone with the link may read: the card, and when it was printed. */
export interface SharedCard {
  shareId: string;
  card: Card;
  /** Names this print of the card: another text or another design has another. */
  version: string;
  /** ISO 8601. */
  settledAt: string;
}

/** The same of a case between two. */
export interface SharedVerdict extends SharedCard {
  card: VerdictCard;
}
