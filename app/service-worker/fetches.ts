import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from "workbox-strategies";
import { AS_KEPT, isKeptPage, keptPagesCache, OFFLINE_PATH } from "~/browser/storage/kept-pages";
import { PRODUCT_SLUG } from "~/domain/product";

declare const self: ServiceWorkerGlobalScope;

/** Files that anybody gets. They outlive an edition, since the pages that are kept ask for the scripts of their day. */
const FILES_CACHE = `${PRODUCT_SLUG}-files`;
const FILES_MAX = 400;
const DRAWINGS_CACHE = `${PRODUCT_SLUG}-drawings`;
const DRAWINGS_MAX = 100;

/** How a page names its scripts, styles and fonts. Styles that are in it name further fonts, without quotes. */
const FILES_NAMED = /"\/assets\/[\w.-]+/gu;

/** As many pages are kept of a person: those that they saw last. */
const PAGES_MAX = 40;

/** A court that has not answered by then is taken for one that can't be reached, if the page is kept. In seconds. */
const PATIENCE_SECONDS = 8;

/** How long after a change a page is fetched anew to be kept, in milliseconds: swipes come in rows. */
const SETTLED_AFTER_MS = 3_000;

const files = new CacheFirst({ cacheName: FILES_CACHE, plugins: [keepAtMost(FILES_MAX)] });
const drawings = new StaleWhileRevalidate({ cacheName: DRAWINGS_CACHE, plugins: [keepAtMost(DRAWINGS_MAX)] });

/**
 * Brings the app up without a connection: pages come from the court, and from what was kept of them where it can't be
 * reached. Everything that is sent passes by: what waits for the connection waits in the page.
 */
export function answerFetches(): void {
  registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"), files);
  registerRoute(({ url, sameOrigin }) => sameOrigin && /^\/(?:judges|helpers|badges)\//u.test(url.pathname), drawings);
  registerRoute(
    ({ request, url, sameOrigin }) => sameOrigin && (request.mode === "navigate" || isKeptPage(url.pathname)),
    async ({ request, event }) => (await strategyFor(request)).handle({ request, event }),
  );
  setCatchHandler(async ({ request }) => (request.mode === "navigate" ? tellOffline(request) : Response.error()));
  self.addEventListener("install", (event) => event.waitUntil(keepOfflinePage(event)));
  self.addEventListener("activate", (event) => event.waitUntil(self.registration.navigationPreload?.enable()));
  self.addEventListener("fetch", (event) => {
    const changed = pageBehind(event.request);
    if (changed !== null) event.waitUntil(keepAnew(changed, event));
  });
}

/** Leads to the page that says so. It has an address of its own, since it hydrates there, and knows what was wanted. */
async function tellOffline({ url }: Request): Promise<Response> {
  const { pathname, search } = new URL(url);
  if (pathname !== OFFLINE_PATH) {
    return Response.redirect(`${OFFLINE_PATH}?${new URLSearchParams({ wanted: pathname + search })}`);
  }
  return (await caches.match(OFFLINE_PATH, { ignoreSearch: true })) ?? Response.error();
}

/** Fetched as nobody: what is kept for good must not know anyone. */
async function keepOfflinePage(event: ExtendableEvent): Promise<void> {
  const page = await fetch(OFFLINE_PATH, { credentials: "omit" });
  const cache = await caches.open(FILES_CACHE);
  await cache.put(OFFLINE_PATH, page.clone());
  await keepFilesOf(page, event);
}

async function strategyFor({ url }: Request): Promise<NetworkFirst | NetworkOnly> {
  const path = new URL(url).pathname;
  const cacheName = isKeptPage(path) ? await keptPagesCache() : null;
  if (cacheName === null) return new NetworkOnly();
  return new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: PATIENCE_SECONDS,
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheKeyWillBeUsed: async () => path,
        // Whoever has logged out in the meantime has no cache any more, and gets none by this. What an address adds to
        // its page, as a shared text, is for once.
        cacheWillUpdate: async ({ request, response }) =>
          response.status === 200 && new URL(request.url).search === "" && (await caches.has(cacheName))
            ? response
            : null,
        cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && sayKept(cachedResponse),
        cacheDidUpdate: async ({ newResponse, event }) => {
          await dropOldest(cacheName);
          await keepFilesOf(newResponse, event);
        },
      },
    ],
  });
}

/** A page that comes up after its patience ran out can't tell otherwise: the browser believes to have a connection. */
function sayKept(page: Response): Response {
  const headers = new Headers(page.headers);
  headers.set("Server-Timing", AS_KEPT);
  return new Response(page.body, { status: page.status, headers });
}

/**
 * What Remix asks for a page's data, a page for its verdict, and any page sends that was swiped on another: what was
 * kept of the page is out of date then.
 */
function pageBehind({ url }: Request): string | null {
  const { origin, pathname } = new URL(url);
  const page = pathname
    .replace(/(?:\.data|\/verdict|\/answers)$/u, "")
    .replace(/^\/api\/(?:(pettysuit)s|(procrastination)\/sessions)\//u, "/$1$2/");
  return origin === self.location.origin && page !== pathname && isKeptPage(page) ? page : null;
}

/** The last change of each page. */
const changes = new Map<string, ExtendableEvent>();

/** Keeps a page as it is once nothing has changed on it for a while. */
async function keepAnew(path: string, change: ExtendableEvent): Promise<void> {
  changes.set(path, change);
  await new Promise((resolve) => setTimeout(resolve, SETTLED_AFTER_MS));
  if (changes.get(path) !== change) return;
  changes.delete(path);
  const request = new Request(path);
  const [answered, kept] = (await strategyFor(request)).handleAll({ request, event: change });
  // Without a connection the page stays kept as it was.
  await answered.catch(() => undefined);
  await kept;
}

/** Keeps what a page can't be shown without, where the browser has fetched it before this worker was there. */
async function keepFilesOf(page: Response, event: ExtendableEvent): Promise<void> {
  const named = new Set((await page.text()).match(FILES_NAMED) ?? []);
  await Promise.all([...named].map((file) => files.handle({ request: new Request(file.slice(1)), event })));
}

/** What was put last stands last. */
async function dropOldest(cacheName: string): Promise<void> {
  const cache = await caches.open(cacheName);
  const surplus = (await cache.keys()).slice(0, -PAGES_MAX);
  await Promise.all(surplus.map((page) => cache.delete(page)));
}

function keepAtMost(maxEntries: number): ExpirationPlugin {
  return new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true });
}
