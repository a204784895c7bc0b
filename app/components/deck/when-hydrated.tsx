import type { ReactNode } from "react";
import { LazyPart } from "~/components/ui/lazy-part";
import { useHydrated } from "~/hooks/use-hydrated";

interface WhenHydratedProps {
  /** Stands there before: on the server, without scripts, and until the part's own script has come. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A part of a page whose script is loaded on use and which the server can't render. */
export function WhenHydrated({ fallback, children }: WhenHydratedProps) {
  return useHydrated() ? <LazyPart fallback={fallback}>{children}</LazyPart> : fallback;
}
