import { useState } from "react";
import { atCataloguePrices } from "#core/cart/selected-tests.ts";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { CartDialog } from "./cart-dialog.tsx";
import { useSelectedTests } from "./cart-store.ts";

type Props = {
  /** All tests, whose prices count; undefined while they are not loaded. */
  catalogue: readonly TestSummary[] | undefined;
};

/** Spec §2 "Tests listing": opens the cart, and counts what is in it. */
export function CartButton({ catalogue }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const tests = atCataloguePrices(useSelectedTests(), catalogue);
  return (
    <>
      <button className="btn btn-2 js-only" type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Icon name="shopping-cart" />
        {en.cart.title}
        {tests.length > 0 && (
          <>
            <span className="cart-count" aria-hidden="true">
              {tests.length}
            </span>
            <span className="sr">, {en.testList.count(tests.length)}</span>
          </>
        )}
      </button>
      <CartDialog open={isOpen} onClose={() => setIsOpen(false)} tests={tests} />
    </>
  );
}
