/** An entry of the browser's storage; with a key that ends in a colon, all entries below it. */
export interface StoredPlace {
  /** What `sessionStorage` holds lasts as long as the tab. */
  area: "localStorage" | "sessionStorage";
  key: string;
}

/** The entry of these names below a place. With "" as the last name, all entries below the others. */
export function storedBelow({ area, key }: StoredPlace, ...names: string[]): StoredPlace {
  return { area, key: key + names.join(":") };
}

/** The text of an entry, null where there is none. `whereRefused` is given by a browser that lets nobody read. */
export function readStored({ area, key }: StoredPlace, whereRefused: string | null = null): string | null {
  try {
    return window[area].getItem(key);
  } catch {
    return whereRefused;
  }
}

/**
 * Stores a text; null takes the entry away. Where storage is full or forbidden, nothing is kept and nothing else fails.
 */
export function writeStored({ area, key }: StoredPlace, text: string | null): void {
  try {
    if (text === null) window[area].removeItem(key);
    else window[area].setItem(key, text);
  } catch {
    // What was to be kept lives as long as the page.
  }
}

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

/** Whether this very text stands in any entry. */
export function isStored(text: string): boolean {
  try {
    return [window.localStorage, window.sessionStorage].some((area) => Object.values(area).includes(text));
  } catch {
    return false;
  }
}

/** Takes away all that is there. */
export function forgetStored(places: readonly StoredPlace[]): void {
  for (const entry of places.flatMap(listStored)) writeStored(entry, null);
}

/** Calls back when another tab has stored something, or this one says that it has. Gives how to stop that. */
export function followStored(listener: () => void): () => void {
  window.addEventListener("storage", listener);
  return () => window.removeEventListener("storage", listener);
}

/** Browsers tell the other tabs alone. */
export function tellThisTab(): void {
  window.dispatchEvent(new Event("storage"));
}
