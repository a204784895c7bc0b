import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { onceOnline, setOut, unlessUnderWay } from "~/browser/once-online";
import { isAllKept, renewPage } from "~/browser/renew-page";
import { keepWhatIsHere, registerServiceWorker } from "~/browser/service-worker";
import { AS_KEPT, forgetKeptPages, keepPagesOf } from "~/browser/storage/kept-pages";
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
  await keepWhatIsHere();
}

/** A page that came up as it was kept says so, and is fetched anew by itself once the court can be reached. */
function useKeptPage(): void {
  const { pathname } = useLocation();
  const isLeft = useRef(false);
  useEffect(() => {
    const leaving = new AbortController();
    // What this page leads to within the app comes from the court, and so does this one when it is come back to.
    if (!isLeft.current && isAsKept(pathname)) renewOnceReachable(leaving.signal);
    return () => {
      isLeft.current = true;
      leaving.abort();
    };
  }, [pathname]);
}

/** Whether the service worker has brought up what it kept of this page. A connection may be lost later too. */
function isAsKept(pathname: string): boolean {
  const [load] = performance.getEntriesByType("navigation");
  if (!(load instanceof PerformanceNavigationTiming) || new URL(load.name).pathname !== pathname) return false;
  return load.serverTiming.some(({ name }) => name === AS_KEPT);
}

/**
 * At once when the line is back, where nothing is lost by it; else as soon as it may be, and not before the court
 * answers in a time in which it would answer for the page too.
 */
function renewOnceReachable(signal: AbortSignal): void {
  showToast({
    title: navigator.onLine ? "A slow connection" : "No connection",
    description: "The page as you last saw it.",
  });
  onceOnline(() => isAllKept() && window.location.reload(), signal);
  const renew = unlessUnderWay(renewPage);
  const look = async () => {
    const answer = navigator.onLine && (await askCourt(signal));
    if (signal.aborted) return;
    if (answer) renew();
    setTimeout(look, LOOKS_EVERY_MS);
  };
  void look();
}

function askCourt(signal: AbortSignal): Promise<boolean> {
  return fetch(window.location.pathname, {
    // By this the service worker lets it pass.
    method: "HEAD",
    cache: "no-store",
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWERS_WITHIN_MS)]),
  }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Pages are kept whole: without a connection a link leads to a page, and not to its data alone. */
function useKeptWays(): void {
  useEffect(() => {
    const lead = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (navigator.onLine || link?.origin !== window.location.origin) return;
      if (isWithinPage(link) || link.target !== "" || link.hasAttribute("download")) return;
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

/** Such a link leads nowhere else, and asks the court for nothing. */
function isWithinPage({ href, pathname, search }: HTMLAnchorElement): boolean {
  const { location } = window;
  return href.includes("#") && pathname === location.pathname && search === location.search;
}
