import { useEffect } from "react";
import { onceOnline, setOut } from "~/browser/once-online";
import { renewPage } from "~/browser/renew-page";
import { keepWhatIsHere, registerServiceWorker } from "~/browser/service-worker";
import { AS_KEPT, forgetKeptPages, isKeptPage, keepPagesOf } from "~/browser/storage/kept-pages";
import { STORED } from "~/browser/storage/places";
import { readStored } from "~/browser/storage/stored";
import { showToast } from "~/browser/toast";
import { useKnownName } from "~/hooks/use-known-name";

/** The service worker waits a bit longer for a page before it takes what it has kept. */
const ANSWERS_WITHIN_MS = 5_000;
const LOOKS_EVERY_MS = 10_000;

/** Keeps the pages of this browser's person for when there is no connection, and brings them up while there is none. */
export function useInstalledApp(): void {
  const isKnown = useKnownName() !== null;
  useEffect(() => {
    // Without it, pages need a connection, as they did.
    if (isKnown) prepare().catch(() => undefined);
  }, [isKnown]);
  useKeptPage();
  useKeptWays();
}

async function prepare(): Promise<void> {
  const userUuid = readStored(STORED.personUuid);
  if (userUuid === null || !("serviceWorker" in navigator)) return;
  await keepPagesOf(userUuid);
  // Whoever has been logged out in the meantime is not to be kept for the next person.
  if (readStored(STORED.personUuid) !== userUuid) return forgetKeptPages(userUuid);
  await registerServiceWorker();
  // Kept with the page: without a connection, what draws toasts can't be fetched to say so.
  await import("../ui/toast/toast-region");
  const { pathname } = window.location;
  if (isKeptPage(pathname)) await keepWhatIsHere(pathname);
}

/**
 * A page that came up as it was kept says so, and is fetched anew by itself once the court can be reached. What was
 * typed is in its drafts.
 */
function useKeptPage(): void {
  useEffect(() => {
    if (!isAsKept()) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    showToast({
      title: navigator.onLine ? "A slow connection" : "No connection",
      description: "The page as you last saw it.",
    });
    onceOnline(() => window.location.reload(), signal);
    if (navigator.onLine) reloadOnceReachable(signal);
    return () => leaving.abort();
  }, []);
}

/** Whether the service worker has brought up what it kept of this page. A connection may be lost later too. */
function isAsKept(): boolean {
  const [load] = performance.getEntriesByType("navigation");
  return load instanceof PerformanceNavigationTiming && load.serverTiming.some(({ name }) => name === AS_KEPT);
}

/** Not before the court answers in a time in which it would answer for the page too. */
function reloadOnceReachable(signal: AbortSignal): void {
  const look = async () => {
    const answer = await fetch(window.location.pathname, {
      // By this the service worker lets it pass.
      method: "HEAD",
      cache: "no-store",
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWERS_WITHIN_MS)]),
    }).catch(() => null);
    if (signal.aborted) return;
    if (answer?.ok === true) renewPage();
    setTimeout(look, LOOKS_EVERY_MS);
  };
  void look();
}

/** Pages are kept whole: without a connection a link leads to a page, and not to its data alone. */
function useKeptWays(): void {
  useEffect(() => {
    const lead = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (navigator.onLine || link?.origin !== window.location.origin) return;
      if (link.target !== "" || link.hasAttribute("download")) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOut();
      window.location.assign(link.href);
    };
    // Before the router hears of it.
    document.addEventListener("click", lead, { capture: true });
    return () => document.removeEventListener("click", lead, { capture: true });
  }, []);
}
