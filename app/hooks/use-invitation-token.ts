import { useEffect, useState } from "react";
import * as v from "valibot";
import { callApi } from "./api";
import { showToast } from "./use-toast";

/** How often a missing link is asked for, and the pause between, in milliseconds (spec §9). */
const TRIES = 5;
const PAUSE_MS = 300;

const tokenSchema = v.object({ token: v.string() });

type TokenState = { state: "ready"; token: string } | { state: "loading" } | { state: "missing" };

/** The token of a suit's invitation: the loader's, or fetched now. Says so when it can't be had. */
export function useInvitationToken(suitUuid: string, loaded: string | null): TokenState {
  const [fetched, setFetched] = useState<TokenState>({ state: "loading" });

  useEffect(() => {
    if (loaded !== null) return;
    let isHere = true;
    fetchToken(suitUuid).then(
      (token) => isHere && setFetched({ state: "ready", token }),
      () => {
        if (!isHere) return;
        setFetched({ state: "missing" });
        showToast({
          title: "Error loading invite",
          description: "Could not fetch the invite link. Please refresh later.",
          tone: "error",
        });
      },
    );
    return () => {
      isHere = false;
    };
  }, [suitUuid, loaded]);

  return loaded === null ? fetched : { state: "ready", token: loaded };
}

async function fetchToken(suitUuid: string): Promise<string> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return (await callApi(`/api/pettysuits/${suitUuid}/invitation`, tokenSchema)).token;
    } catch (error) {
      if (attempt === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
