export type ToastMessage = {
  title: string;
  text?: string;
  tone?: "done" | "error";
  /** `TOAST_MS`, unless the toast says otherwise; `UNDO_MS` where something can be undone. */
  durationMs?: number;
  /** Takes back what the toast tells of. */
  undo?: () => void;
};

/** Row 9.24: about 5000 ms. */
export const TOAST_MS = 5000;
/** Time to notice, to read and to reach for Undo. */
const UNDO_MS = 10_000;

export function durationOf({ durationMs, undo }: ToastMessage): number {
  return durationMs ?? (undo ? UNDO_MS : TOAST_MS);
}

export type ShownToast = ToastMessage & { id: number };

let shown: ShownToast | null = null;
let lastId = 0;
const watchers = new Set<() => void>();

/** Row 9.24: one toast is visible at a time; a new one takes the place of the old. */
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
