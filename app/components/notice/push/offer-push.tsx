import { lazy } from "react";
import { LazyPart } from "~/components/ui/lazy-part";
import { useHydrated } from "~/hooks/use-hydrated";

const PushOffer = lazy(() => import("./push-offer"));

/**
 * The offer to be told by one's device, wherever somebody waits. It comes after the page: only a browser can take it.
 */
export function OfferPush(offered: { of?: string }) {
  if (!useHydrated()) return null;
  return (
    <LazyPart isExtra>
      <PushOffer {...offered} />
    </LazyPart>
  );
}
