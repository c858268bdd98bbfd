import { words } from "#texts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

/** Says that a test was taken out, with the way back. */
export function showRemoved(name: string, undo: () => void): void {
  showToast({ title: words.cart.removed(name), undo });
}
