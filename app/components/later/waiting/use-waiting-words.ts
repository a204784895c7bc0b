import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { STORED } from "~/browser/storage/places";
import { listStored, readStored } from "~/browser/storage/stored";

/**
 * Sends what was swiped or said without a connection from whichever page is open (docs/rules.md#without-a-connection):
 * whoever has closed the case's own page may not come back to it before the court rules.
 */
export function useWaitingWords(): void {
  const { pathname } = useLocation();

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const send = () => {
      const userUuid = readStored(STORED.personUuid);
      if (userUuid === null || !navigator.onLine || !isAnythingWaiting(userUuid, pathname)) return;
      import("./send-waiting").then(
        ({ sendWaiting }) => sendWaiting(userUuid, signal),
        // The next page tries again.
        () => undefined,
      );
    };
    send();
    window.addEventListener("online", send, { signal });
    return () => leaving.abort();
  }, [pathname]);
}

/** Of any case but the one whose page this is. */
function isAnythingWaiting(userUuid: string, pathname: string): boolean {
  const { deckOutbox, dilemmaOutbox, courtOutbox } = STORED;
  return [deckOutbox, dilemmaOutbox, courtOutbox]
    .flatMap((place) => listStored(place).map(({ key }) => key.slice(place.key.length).split(":")))
    .some(([uuid = "", person]) => person === userUuid && !pathname.endsWith(uuid));
}
