import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { atCataloguePrices, type CartTest } from "#core/cart/selected-tests.ts";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { words } from "#texts";
import { whenIdle } from "#web/ui/data/when-idle.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import type { CartDialogProps } from "./cart-dialog.tsx";
import { useSelectedTests } from "./cart-store.ts";

const loadDialog = () => import("./cart-dialog.tsx");

type Cart = { tests: readonly CartTest[]; open: () => Promise<void>; dialog: ReactNode };

/** The selected tests at their catalogue's prices, and their dialog: it is fetched once there are any, or at the press that opens it. */
export function useCart(catalogue: readonly TestSummary[] | undefined): Cart {
  const tests = atCataloguePrices(useSelectedTests(), catalogue);
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<CartDialogProps>>();
  const isFilled = tests.length > 0;
  useEffect(() => (isFilled ? whenIdle(loadDialog) : undefined), [isFilled]);
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
