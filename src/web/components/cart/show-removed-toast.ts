import { words } from "#texts";
import { showToast } from "#web/components/toasts/toast-store.ts";

/** Says that a test was removed, with Undo. */
export function showRemovedToast(name: string, undo: () => void): void {
  showToast({ title: words.cart.removed(name), undo });
}
