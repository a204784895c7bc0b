import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { useKnownName } from "~/hooks/use-known-name";

/** How long somebody is left in peace before a page asks for anything, in milliseconds. */
const NUDGE_AFTER_MS = 15_000;

/** Offers guests to link their e-mail, some time after the page was loaded. Nobody with nothing to lose is asked. */
export function LinkEmailNudge() {
  const [Banner, setBanner] = useState<ComponentType | null>(null);
  const isKnown = useKnownName() !== null;
  const isHidden = useLocation().pathname.includes("/flatten");

  useEffect(() => {
    if (!isKnown) return;
    const nudge = () =>
      import("./link-email-banner").then(
        ({ LinkEmailBanner }) => setBanner(() => LinkEmailBanner),
        // A page that lost its connection loses no more than a suggestion.
        () => undefined,
      );
    const timer = setTimeout(nudge, NUDGE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isKnown]);

  return Banner === null || isHidden ? null : <Banner />;
}
