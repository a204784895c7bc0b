import { type ComponentType, useEffect, useState } from "react";
import { useKnownName } from "~/hooks/use-known-name";

/** How long a page is left to itself before anything else is fetched for it, in milliseconds. */
const LATER_MS = 1_000;

/** What a page brings its person once it is quiet. Whoever the court does not know is brought nothing. */
export function LaterHost() {
  const [Later, setLater] = useState<ComponentType | null>(null);
  const isKnown = useKnownName() !== null;

  useEffect(() => {
    if (!isKnown) return;
    const bring = () =>
      import("./later").then(
        ({ Later: loaded }) => setLater(() => loaded),
        // The next page tries again.
        () => undefined,
      );
    const timer = setTimeout(bring, LATER_MS);
    return () => clearTimeout(timer);
  }, [isKnown]);

  return Later === null ? null : <Later />;
}
