type StorageName = "localStorage" | "sessionStorage";

/** What the browser keeps under a key; null where it keeps nothing that can be read. */
export function readStored(storage: StorageName, key: string): unknown {
  return withStorage(() => JSON.parse(window[storage].getItem(key) ?? "null"));
}

export function keepStored(storage: StorageName, key: string, value: unknown): void {
  withStorage(() => window[storage].setItem(key, JSON.stringify(value)));
}

export function forgetStored(storage: StorageName, key: string): void {
  withStorage(() => window[storage].removeItem(key));
}

/** Row 8.18: storage errors are logged and ignored. */
function withStorage(use: () => unknown): unknown {
  try {
    return use();
  } catch (error) {
    console.warn(error);
    return null;
  }
}
