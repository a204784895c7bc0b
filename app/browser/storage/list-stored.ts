import { type StoredPlace, writeStored } from "./stored";

/** The entries that are there, at this key or below it. */
export function listStored({ area, key }: StoredPlace): StoredPlace[] {
  try {
    const keys = Object.keys(window[area]);
    return keys
      .filter((each) => each === key || (key.endsWith(":") && each.startsWith(key)))
      .map((each) => ({ area, key: each }));
  } catch {
    return [];
  }
}

/** Takes away all that is there. */
export function forgetStored(places: readonly StoredPlace[]): void {
  for (const entry of places.flatMap(listStored)) writeStored(entry, null);
}
