const listeners = new Set<() => void>();

/** Calls `listener` whenever staff stay for their unsaved input. Returns a function that ends it. */
export function onStay(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says that staff stayed for their unsaved input. */
export function announceStay(): void {
  for (const listener of listeners) listener();
}
