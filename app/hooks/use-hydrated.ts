import { useSyncExternalStore } from "react";

/** Whether hydration is done: false on the server and during it, so that both render the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(noChange, yes, no);
}

const noChange = () => () => undefined;
const yes = () => true;
const no = () => false;
