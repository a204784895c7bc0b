import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";

/**
 * A screen that waits asks so often, in milliseconds: soon enough to be in court before the other side has looked
 * around.
 */
const ASK_EVERY_MS = 4_000;

/** Reads the page again every few seconds while it is looked at, and as soon as it is looked at again. */
export function useWaiting(): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    const ask = () => {
      if (document.visibilityState === "visible") revalidate();
    };
    const timer = setInterval(ask, ASK_EVERY_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [revalidate]);
}
