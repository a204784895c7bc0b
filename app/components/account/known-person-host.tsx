import { type ComponentType, useEffect, useState } from "react";
import { useKnownName } from "~/hooks/use-known-name";

/** How long a page is left to itself first, in milliseconds. */
const QUIET_MS = 300;

/** What pages have for whoever is known to the court and for nobody else: it is fetched once the page is there. */
export function KnownPersonHost() {
  const [Extras, setExtras] = useState<ComponentType | null>(null);
  const isKnown = useKnownName() !== null;

  useEffect(() => {
    if (!isKnown) return;
    const fetch = () =>
      import("./known-person-extras").then(
        (loaded) => setExtras(() => loaded.KnownPersonExtras),
        // A page that lost its connection does without.
        () => undefined,
      );
    const timer = setTimeout(fetch, QUIET_MS);
    return () => clearTimeout(timer);
  }, [isKnown]);

  return isKnown && Extras !== null && <Extras />;
}
