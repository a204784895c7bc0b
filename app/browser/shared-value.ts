export interface SharedValue<Value> {
  read: () => Value | null;
  set: (value: Value | null) => void;
  /** Calls back after each change. Gives how to stop that. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * One value of the page, null to begin with. Any part of it may read and set it; components follow it by
 * `useSharedValue`.
 */
export function createSharedValue<Value>(): SharedValue<Value> {
  let current: Value | null = null;
  const listeners = new Set<() => void>();

  return {
    read: () => current,
    set(value) {
      current = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
