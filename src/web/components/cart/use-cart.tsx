import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { applyCataloguePrices, type CartTest } from "#core/cart/selected-tests.ts";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { runWhenIdle } from "#web/lib/run-when-idle.ts";
import type { CartDialogProps } from "./cart-dialog.tsx";
import { useSelectedTests } from "./cart-store.ts";

const loadDialog = () => import("./cart-dialog.tsx");

type Cart = { tests: readonly CartTest[]; open: () => Promise<void>; dialog: ReactNode };

/**
 * The selected tests at the catalogue's prices, and their dialog, which is loaded once there are any, or on the press
 * that opens it.
 */
export function useCart(catalogue: readonly TestSummary[] | undefined): Cart {
  const tests = applyCataloguePrices(useSelectedTests(), catalogue);
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<CartDialogProps>>();
  const isFilled = tests.length > 0;
  useEffect(() => (isFilled ? runWhenIdle(loadDialog) : undefined), [isFilled]);
  const open = async () => {
    try {
      const { CartDialog } = await loadDialog();
      setDialog(() => CartDialog);
      setIsOpen(true);
    } catch {
      showToast({ title: words.cart.notOpened, text: words.cart.tryAgain, tone: "error" });
    }
  };
  return { tests, open, dialog: Dialog && <Dialog open={isOpen} onClose={() => setIsOpen(false)} tests={tests} /> };
}
