import { forgetKeptPagesOf, KEPT_PAGES } from "./kept-pages-of";

/** What is told in place of a page that the browser can't fetch and has not kept. */
export const OFFLINE_PATH = "/offline";

/**
 * Pages that can be read without a connection once they were seen: the front page, the list of cases, each case and how
 * fair it was.
 */
const KEPT =
  /^\/(?:my-courts|(?:pettysuit|courtroom|procrastination)\/[^/.]+|(?:pettysuit|courtroom)\/[^/.]+\/fairness)?$/u;

/** What the service worker calls a page that it has brought up as it was kept, in the answer's `Server-Timing`. */
export const AS_KEPT = "as-kept";

export function isKeptPage(path: string): boolean {
  return KEPT.test(path);
}

/**
 * Lets the service worker keep this person's pages from now on, and throws away what it has kept of anybody else. A
 * browser without caches keeps nothing.
 */
export async function keepPagesOf(userUuid: string): Promise<void> {
  if (!("caches" in globalThis)) return;
  const own = KEPT_PAGES + userUuid;
  const others = (await ownedCaches()).filter((name) => name !== own);
  await Promise.all([caches.open(own), ...others.map((name) => caches.delete(name))]);
}

/**
 * Throws away every page that is kept. From here on none is kept, until somebody is known again. Those of this person
 * are gone even if the page is left right after the call. Never rejects.
 */
export async function forgetKeptPages(userUuid: string | null): Promise<void> {
  await forgetKeptPagesOf(userUuid);
  try {
    await Promise.all((await ownedCaches()).map((name) => caches.delete(name)));
  } catch {
    // A browser that has no caches, or lets nobody at them, has kept nothing.
  }
}

/** The cache of the one whose pages are kept; null where nobody's are, or it can't be told whose. */
export async function keptPagesCache(): Promise<string | null> {
  const [name, ...more] = await ownedCaches();
  return more.length > 0 ? null : (name ?? null);
}

async function ownedCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(KEPT_PAGES));
}
