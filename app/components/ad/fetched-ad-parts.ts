import { createSharedValue } from "~/browser/shared-value";
import { useSharedValue } from "~/hooks/use-shared-value";

type AdParts = typeof import("./ad-parts");

const parts = createSharedValue<AdParts | "missing">();
const importParts = () => import("./ad-parts");

/** Fetches what ads are made of. Without a connection there is none of it, and the deck goes on all the same. */
export function fetchAdParts(): void {
  importParts().then(parts.set, () => parts.set("missing"));
}

/** What ads are made of: null until it is fetched, `missing` where it can't be had. */
export function useAdParts(): AdParts | "missing" | null {
  return useSharedValue(parts);
}

/** Tells the court of an ad as soon as it can be told. */
export function withAdParts(tell: (parts: AdParts) => void): void {
  importParts().then(tell, () => undefined);
}
