import { useSyncExternalStore } from "react";
import type { SharedValue } from "~/browser/shared-value";

/** What a shared value is now. The page as the server sends it has none. */
export function useSharedValue<Value>({ read, subscribe }: SharedValue<Value>): Value | null {
  return useSyncExternalStore(subscribe, read, readNothing);
}

function readNothing(): null {
  return null;
}
