import { useRevalidator } from "@remix-run/react";
import { type FormEvent, useCallback, useEffect, useRef, useState } from "react";
import { HUMAN_CHECK_LIFETIME_MS } from "~/domain/human-check/human-check";

/** Sends a form once that the browser sends by itself. Whoever comes back to the page may send it again. */
export function useSendOnce() {
  const [isSending, setSending] = useState(false);
  const isLocked = useRef(false);
  const sendOnce = useCallback((event: FormEvent) => {
    if (isLocked.current) event.preventDefault();
    isLocked.current = true;
    setSending(true);
  }, []);

  useEffect(() => {
    const unlock = () => {
      isLocked.current = false;
      setSending(false);
    };
    window.addEventListener("pageshow", unlock);
    return () => window.removeEventListener("pageshow", unlock);
  }, []);

  return { isSending, sendOnce };
}

/**
 * Has the form's token made anew before it is too old (docs/rules.md#without-scripts), and whenever somebody returns.
 */
export function useFreshForm(): void {
  const { revalidate } = useRevalidator();

  useEffect(() => {
    let isHere = true;
    // A page that can't be read again is replaced by one that says so, and what was chosen is gone.
    const renew = () => {
      const reached = fetch("/favicon.svg", { method: "HEAD", cache: "no-store" });
      reached.then(
        () => isHere && revalidate(),
        () => undefined,
      );
    };
    const whenSeen = () => {
      if (document.visibilityState === "visible") renew();
    };
    const timer = setInterval(renew, HUMAN_CHECK_LIFETIME_MS / 2);
    document.addEventListener("visibilitychange", whenSeen);
    return () => {
      isHere = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", whenSeen);
    };
  }, [revalidate]);
}
