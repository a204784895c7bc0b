import { useEffect, useState } from "react";
import { announceNoLink, fetchInvitationToken } from "~/components/invitation/invitation-link";

/** How often a missing link is asked for, and the pause between, in milliseconds. */
const TRIES = 5;
const PAUSE_MS = 300;

type TokenState = { state: "ready"; token: string } | { state: "loading" } | { state: "missing" };

/** The token of a suit's invitation: the loader's, or fetched now. Says so when it can't be had. */
export function useInvitationToken(suitUuid: string, loaded: string | null): TokenState {
  const [fetched, setFetched] = useState<TokenState>({ state: "loading" });

  useEffect(() => {
    if (loaded !== null) return;
    let isHere = true;
    fetchPatiently(suitUuid).then(
      (token) => isHere && setFetched({ state: "ready", token }),
      () => {
        if (!isHere) return;
        setFetched({ state: "missing" });
        announceNoLink();
      },
    );
    return () => {
      isHere = false;
    };
  }, [suitUuid, loaded]);

  return loaded === null ? fetched : { state: "ready", token: loaded };
}

async function fetchPatiently(suitUuid: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetchInvitationToken(suitUuid);
    } catch (error) {
      if (attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
