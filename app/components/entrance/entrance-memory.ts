import { PRODUCT_SLUG } from "~/domain/product";

/** Where it is kept that somebody has entered. */
export const entranceKey = (caseUuid: string, userUuid: string) => `${PRODUCT_SLUG}:entrance:${caseUuid}:${userUuid}`;

/** A page whose scripts take longer than this is shown without them, in milliseconds. */
export const EARLY_CURTAIN_MS = 3_000;

/** Takes away the curtain that the page came with. */
export function raiseEarlyCurtain(): void {
  delete document.documentElement.dataset.curtain;
}

/** Whether this person has entered this court by this browser before. */
export function hasEntered(caseUuid: string, userUuid: string): boolean {
  try {
    return localStorage.getItem(entranceKey(caseUuid, userUuid)) !== null;
  } catch {
    // Where nothing can be remembered it would play every time.
    return true;
  }
}
