type StorageName = "localStorage" | "sessionStorage";

/** Returns the stored JSON value of a key; null where there is none or it cannot be read. */
export function readStored(storage: StorageName, key: string): unknown {
  return tryStorage(() => JSON.parse(window[storage].getItem(key) ?? "null"));
}

export function writeStored(storage: StorageName, key: string, value: unknown): void {
  tryStorage(() => window[storage].setItem(key, JSON.stringify(value)));
}

export function removeStored(storage: StorageName, key: string): void {
  tryStorage(() => window[storage].removeItem(key));
}

/** Storage errors are logged and ignored. */
function tryStorage(use: () => unknown): unknown {
  try {
    return use();
  } catch (error) {
    console.warn(error);
    return null;
  }
}
