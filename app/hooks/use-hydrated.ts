import { useSyncExternalStore } from "react";

/** Whether the page is alive in a browser: false as it is sent and while it wakes up, so that both draw the same. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(noChange, inBrowser, asSent);
}

const noChange = () => () => undefined;
const inBrowser = () => true;
const asSent = () => false;
