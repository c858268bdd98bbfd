import type { SelectedTest } from "#core/cart/selected-tests.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Price } from "#web/ui/marks/price.tsx";

/** One test in the cart. */
export function CartLine({ test, onRemove }: { test: SelectedTest; onRemove: () => void }) {
  return (
    <li className="cart-line">
      <div>
        <span className="b">{test.name}</span> <span className="code">{test.code}</span>
        <Price of={test} size="small" />
      </div>
      <button className="icon-btn" type="button" aria-label={en.cart.remove(test.name)} onClick={onRemove}>
        <Icon name="trash-2" />
      </button>
    </li>
  );
}
