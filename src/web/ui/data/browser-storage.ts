type Shelf = "localStorage" | "sessionStorage";

/** What the browser keeps under a key; null where it keeps nothing that can be read. */
export function readStored(shelf: Shelf, key: string): unknown {
  return withStorage(() => JSON.parse(window[shelf].getItem(key) ?? "null"));
}

export function keepStored(shelf: Shelf, key: string, value: unknown): void {
  withStorage(() => window[shelf].setItem(key, JSON.stringify(value)));
}

export function forgetStored(shelf: Shelf, key: string): void {
  withStorage(() => window[shelf].removeItem(key));
}

/** Spec §8: storage errors are logged and ignored. */
function withStorage(use: () => unknown): unknown {
  try {
    return use();
  } catch (error) {
    console.warn(error);
    return null;
  }
}
