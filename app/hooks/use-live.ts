import { useEffect, useRef } from "react";
import type { LiveMessage } from "~/domain/notice/live-message";

/** Browsers without an idle callback wait so long, in milliseconds. */
const IDLE_MS = 500;

/**
 * Tells a component what the court tells this page's person: notices as they come, and how many are unread
 * (`app/domain/notice/live-message.ts`). Off for whoever is nobody yet. Its script and its connection come once the
 * page has nothing else to do.
 */
export function useLive(isOn: boolean, onMessage: (message: LiveMessage) => void): void {
  const listener = useRef(onMessage);
  listener.current = onMessage;

  useEffect(() => {
    if (!isOn) return;
    let stop: (() => void) | null = null;
    let isHere = true;
    const start = () =>
      import("~/browser/live/live-line").then(
        ({ listen }) => {
          if (isHere) stop = listen((message) => listener.current(message));
        },
        // Without it a page shows what is new once it is loaded anew.
        () => undefined,
      );
    const cancel = whenIdle(start);
    return () => {
      isHere = false;
      cancel();
      stop?.();
    };
  }, [isOn]);
}

function whenIdle(start: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(start, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(start);
  return () => window.cancelIdleCallback(handle);
}
