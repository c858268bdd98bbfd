export type ToastMessage = {
  title: string;
  text?: string;
  tone?: "done" | "error";
  /** `TOAST_MS`, unless the toast says otherwise. */
  durationMs?: number;
};

/** Spec §9: about 5000 ms. */
export const TOAST_MS = 5000;

export type ShownToast = ToastMessage & { id: number };

let shown: ShownToast | null = null;
let lastId = 0;
const watchers = new Set<() => void>();

/** Spec §9: one toast is visible at a time; a new one takes the place of the old. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  set({ ...message, id: lastId });
}

export function dismissToast(): void {
  set(null);
}

export function shownToast(): ShownToast | null {
  return shown;
}

export function watchToasts(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

function set(toast: ShownToast | null): void {
  shown = toast;
  for (const watcher of watchers) watcher();
}
