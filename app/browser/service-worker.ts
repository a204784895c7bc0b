import { isKeptPage } from "./storage/kept-pages";

/** Where the build puts `app/service-worker`. Its address stays: browsers have it stored. */
const WORKER = "/push-worker.js";

/** Lets this browser take pushes, and bring the site up without a connection. Rejects where a browser can't. */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER);
}

/** What a page can't be shown without: scripts and styles, and drawings. */
const PARTS = /^\/(?:assets|judges|helpers|badges)\//u;

/**
 * Has the page that is open kept, if it is of those that are, and its parts, those too that come later. Only what is
 * not kept yet: on a first visit the page went on without the worker, and any other time that has seen to it.
 */
export async function keepWhatIsHere(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const keep = async (paths: string[]) => {
    const kept = await Promise.all(paths.map((path) => caches.match(path, { ignoreVary: true })));
    const urlsToCache = paths.filter((_, index) => kept[index] === undefined);
    if (urlsToCache.length > 0) active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
  };
  const { origin, pathname } = window.location;
  if (isKeptPage(pathname)) await keep([pathname]);
  new PerformanceObserver((list) => {
    const fetched = list.getEntries().map(({ name }) => new URL(name));
    void keep(
      fetched.filter((file) => file.origin === origin && PARTS.test(file.pathname)).map((file) => file.pathname),
    );
  }).observe({ type: "resource", buffered: true });
}
