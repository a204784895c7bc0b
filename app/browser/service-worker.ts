/** Where the build puts `app/service-worker`. Its address stays: browsers have it stored. */
const WORKER = "/push-worker.js";

/** Lets this browser take pushes, and bring the site up without a connection. Rejects where a browser can't. */
export function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(WORKER);
}

/** Has a page and files kept that were there before the worker was: it has seen none of them. */
export async function keepWhatIsHere(path: string): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
  const own = fetched.filter((address) => new URL(address).pathname.startsWith("/assets/"));
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: [path, ...own] } });
}
