export type ToastMessage = {
  title: string;
  text?: string;
  tone?: "done" | "error";
  /** `TOAST_MS` by default; `UNDO_MS` where something can be undone. */
  durationMs?: number;
  /** Undoes what the toast reports. */
  undo?: () => void;
};

/** About 5000 ms. */
export const TOAST_MS = 5000;
/** Time to notice, to read and to reach for Undo. */
const UNDO_MS = 10_000;

/** Returns how long the toast stays, in ms. */
export function getDuration({ durationMs, undo }: ToastMessage): number {
  return durationMs ?? (undo ? UNDO_MS : TOAST_MS);
}

export type ShownToast = ToastMessage & { id: number };

let currentToast: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** One toast is visible at a time; a new one replaces the old. */
export function showToast(message: ToastMessage): void {
  lastId += 1;
  setToast({ ...message, id: lastId });
}

export function dismissToast(): void {
  setToast(null);
}

export function getCurrentToast(): ShownToast | null {
  return currentToast;
}

export function subscribeToToasts(watcher: () => void): () => void {
  listeners.add(watcher);
  return () => listeners.delete(watcher);
}

function setToast(toast: ShownToast | null): void {
  currentToast = toast;
  for (const watcher of listeners) watcher();
}
