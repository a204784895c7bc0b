import { PRODUCT_SLUG } from "~/domain/product";

/** Before the person whose pages a cache holds: the next person at this browser then has a cache of their own. */
export const KEPT_PAGES = `${PRODUCT_SLUG}-kept:`;

/** Throws away the pages that are kept of a person, even if the page is left right after the call. Never rejects. */
export async function forgetKeptPagesOf(userUuid: string | null): Promise<void> {
  // A browser that has no caches, or lets nobody at them, has kept nothing.
  await globalThis.caches?.delete(KEPT_PAGES + userUuid).catch(() => false);
}
