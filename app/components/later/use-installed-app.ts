import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { keepWhatIsHere, registerServiceWorker } from "~/browser/service-worker";
import { isKeptPage, keepPagesOf } from "~/browser/storage/kept-pages";
import { STORED } from "~/browser/storage/places";
import { readStored } from "~/browser/storage/stored";
import { showToast } from "~/browser/toast";
import { useKnownName } from "~/hooks/use-known-name";

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
  await registerServiceWorker();
  const { pathname } = window.location;
  if (isKeptPage(pathname)) await keepWhatIsHere(pathname);
}

/** A page that came up without a connection says so, and is fetched anew by itself. What was typed is in its drafts. */
function useKeptPage(): void {
  useEffect(() => {
    if (navigator.onLine) return;
    showToast({ title: "No connection", description: "This is the page as you last saw it." });
    const reload = () => window.location.reload();
    window.addEventListener("online", reload, { once: true });
    return () => window.removeEventListener("online", reload);
  }, []);
}

/** Pages are kept whole: without a connection a way leads to a page and not to its data alone. */
function useKeptWays(): void {
  const { location, formMethod } = useNavigation();
  useEffect(() => {
    if (navigator.onLine || location === undefined || formMethod !== undefined) return;
    window.location.assign(location.pathname + location.search + location.hash);
  }, [location, formMethod]);
}
