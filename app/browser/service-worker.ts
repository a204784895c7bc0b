/** Where the build puts `app/service-worker`. Its address stays: browsers have it stored. */
const WORKER = "/push-worker.js";

/** Lets this browser take pushes, and bring the site up without a connection. Rejects where a browser can't. */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER);
}

/**
 * Has a page and its files kept, those too that come later: the worker has seen none that were asked for before it was
 * there, and on a first visit the page goes on without it.
 */
export async function keepWhatIsHere(path: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const keep = (urlsToCache: string[]) => active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
  keep([path]);
  new PerformanceObserver((list) => {
    const files = list.getEntries().map(({ name }) => name);
    keep(files.filter((address) => new URL(address).pathname.startsWith("/assets/")));
  }).observe({ type: "resource", buffered: true });
}
