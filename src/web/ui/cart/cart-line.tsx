import type { SelectedTest } from "#core/cart/selected-tests.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { en } from "#web/texts/en.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Price } from "#web/ui/marks/price.tsx";
import { HeldNote } from "./held-note.tsx";

type Props = {
  test: SelectedTest;
  /** The test of the cart that measures it too. */
  heldBy: SelectedTest | undefined;
  onRemove: () => void;
};

/** One test in the cart. */
export function CartLine({ test, heldBy, onRemove }: Props) {
  return (
    <li className="cart-line">
      <div>
        <span className="b">{test.name}</span> <span className="code">{test.code}</span>
        <Price of={test} size="small" />
        {heldBy && (
          <HeldNote name={test.name} by={heldBy.name} saves={formatRupees(pricePaise(test))} onRemove={onRemove} />
        )}
      </div>
      <button className="icon-btn" type="button" aria-label={en.cart.remove(test.name)} onClick={onRemove}>
        <Icon name="trash-2" />
      </button>
    </li>
  );
}
