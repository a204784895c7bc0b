/** A browser's storage in memory: its entries are its own keys, as they are in browsers. */
class MemoryStorage {
  [key: string]: unknown;

  getItem(key: string): unknown {
    return Object.hasOwn(this, key) ? this[key] : null;
  }

  setItem(key: string, text: string): void {
    this[key] = text;
  }

  removeItem(key: string): void {
    delete this[key];
  }
}

/** A `window` with storage that is empty. */
export function windowWithStorage(): object {
  return { localStorage: new MemoryStorage(), sessionStorage: new MemoryStorage() };
}

/** The `window` of a browser that lets no page store anything: to ask for the storage is an error already. */
export function windowWithoutStorage(): object {
  const refuse = () => {
    throw new DOMException("The request was denied.", "SecurityError");
  };
  return Object.defineProperties({}, { localStorage: { get: refuse }, sessionStorage: { get: refuse } });
}
