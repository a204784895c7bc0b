import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { useKnownName } from "~/hooks/use-known-name";

interface LaterProps {
  /** How long the page is left in peace before, in milliseconds. */
  after: number;
  /** Must keep its identity between renders. */
  load: () => Promise<{ default: ComponentType }>;
}

/** What a page brings its person some time after it was loaded. Whoever the court does not know is brought nothing. */
export function Later({ after, load }: LaterProps) {
  const [Brought, setBrought] = useState<ComponentType | null>(null);
  const isKnown = useKnownName() !== null;
  const isHidden = useLocation().pathname.includes("/flatten");

  useEffect(() => {
    if (!isKnown) return;
    const bring = () =>
      load().then(
        ({ default: loaded }) => setBrought(() => loaded),
        // The next page tries again.
        () => undefined,
      );
    const timer = setTimeout(bring, after);
    return () => clearTimeout(timer);
  }, [isKnown, after, load]);

  return Brought === null || isHidden ? null : <Brought />;
}
