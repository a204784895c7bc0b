import { ApiError, fetchApi } from "~/browser/api";
import type { Ad, AdAction, AdPlacement } from "~/domain/ad/ad";

/** A case whose deck has ads in it, and whose deck that is. */
export interface AdDeck {
  kind: "pettysuit" | "dilemma";
  caseUuid: string;
  userUuid: string;
}

/** Where the calls about a case of each kind are, and what those that are about ads call it. */
const CALLS = {
  pettysuit: { path: "/api/pettysuits", caseField: "suitUuid" },
  dilemma: { path: "/api/procrastination/sessions", caseField: "sessionUuid" },
} as const;

/** Tells the court that an ad was seen or followed. */
export function noteAd({ kind, caseUuid, userUuid }: AdDeck, ad: Ad, placement: AdPlacement, action: AdAction): void {
  const body = { userUuid, adUuid: ad.uuid, [CALLS[kind].caseField]: caseUuid, placement, action };
  tell("/api/ads/events", body);
}

/** Tells the court that an ad was saved, or skipped. */
export function reactToAd({ kind, caseUuid, userUuid }: AdDeck, ad: Ad, placement: AdPlacement, saved: boolean): void {
  tell(`${CALLS[kind].path}/${caseUuid}/ads`, { userUuid, adUuid: ad.uuid, saved, placement });
}

/**
 * Nobody waits for an ad: what goes wrong stays in the log. It is told to the end though the page may be left
 * meanwhile.
 */
function tell(path: string, body: object): void {
  fetchApi(path, { method: "POST", body, keepalive: true }).catch((error: unknown) => {
    const said = error instanceof ApiError ? error.message : String(error);
    console.info(`Ad interaction save failed: ${said}`);
  });
}
