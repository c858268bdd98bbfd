import type { TestSummary } from "#core/catalogue/schema.ts";
import { basketOf } from "#core/pricing/basket.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { to } from "#web/to.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Bar } from "./bar.tsx";
import { reviewPath } from "./booking-paths.ts";
import { useCart } from "./use-cart.tsx";
import "./cart-bar.css";

type Props = {
  /** All tests, whose prices count; undefined while they are not loaded. */
  catalogue: readonly TestSummary[] | undefined;
};

/** The cart at the bottom of the page, while something is in it. The last child of what it belongs to. */
export function CartBar({ catalogue }: Props) {
  const { tests, open, dialog } = useCart(catalogue);
  const count = words.testList.count(tests.length);
  const total = formatRupees(basketOf(tests).totalPaise);
  return (
    <>
      <p className="sr" role="status">
        {tests.length > 0 && words.cart.sum(count, total)}
      </p>
      {tests.length > 0 && (
        <Bar>
          <button className="cart-sum" type="button" aria-haspopup="dialog" onClick={open}>
            <b translate="no">{total}</b>
            <span className="xs quiet">{words.cart.sum(count, words.cart.payLater)}</span>
          </button>
          <a className="btn btn-1" href={to(reviewPath(tests.map(({ id }) => id)))}>
            {words.cart.review} <Icon name="arrow-right" small />
          </a>
        </Bar>
      )}
      {dialog}
    </>
  );
}
