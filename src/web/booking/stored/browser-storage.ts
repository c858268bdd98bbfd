type Shelf = "localStorage" | "sessionStorage";

/** What the browser keeps under a key; null where it keeps nothing that can be read. Errors are ignored (spec §8). */
export function readStored(shelf: Shelf, key: string): unknown {
  try {
    return JSON.parse(window[shelf].getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function keepStored(shelf: Shelf, key: string, value: unknown): void {
  try {
    window[shelf].setItem(key, JSON.stringify(value));
  } catch {
    // A private window or a full shelf: the page works without it.
  }
}

export function forgetStored(shelf: Shelf, key: string): void {
  try {
    window[shelf].removeItem(key);
  } catch {
    // As above.
  }
}
