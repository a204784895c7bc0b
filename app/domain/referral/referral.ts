import * as v from "valibot";
import { PRODUCT_SLUG } from "../product";

/** Holds by whose link a browser came, until its person is first known. */
export const REFERRER_COOKIE = `${PRODUCT_SLUG}-referrer`;

/** How long somebody may think it over after they came by a link, in seconds: a month. */
export const REFERRER_LIFETIME_SECONDS = 30 * 24 * 60 * 60;

/** A person's own link, by which they bring others to court. */
export function referralPath(userUuid: string): string {
  return `/r/${userUuid}`;
}

/** A person's link, and how many have come by it: new people who have filed or joined a case, each once. */
export const referralSchema = v.object({ path: v.string(), came: v.number() });
export type Referral = v.InferOutput<typeof referralSchema>;
