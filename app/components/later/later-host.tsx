import { type ComponentType, useEffect, useState } from "react";
import { useKnownName } from "~/hooks/use-known-name";

/** How long a page is left to itself before anything else is fetched for it, in milliseconds. */
const LATER_MS = 1_000;

/** The site runs as an installed app, in a window of its own. */
const INSTALLED = "(display-mode: standalone)";

/**
 * What a page brings its person once it is quiet. Whoever the court does not know is brought nothing, and in the
 * installed app what stands there without a connection: else a browser would say that it has none.
 */
export function LaterHost() {
  const [Later, setLater] = useState<ComponentType | null>(null);
  const isKnown = useKnownName() !== null;

  useEffect(() => {
    const bring = async () => {
      if (isKnown) {
        const loaded = await import("./later");
        setLater(() => loaded.Later);
      } else if (window.matchMedia(INSTALLED).matches) {
        const { registerServiceWorker } = await import("~/browser/service-worker");
        await registerServiceWorker();
      }
    };
    // Where it can't be had, the next page that is loaded whole tries again.
    const timer = setTimeout(() => bring().catch(() => undefined), LATER_MS);
    return () => clearTimeout(timer);
  }, [isKnown]);

  return Later && <Later />;
}
