import type { TestSummary } from "#core/catalogue/schema.ts";
import { sumBasket } from "#core/pricing/basket.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { BottomBar } from "#web/components/bottom-bar.tsx";
import { Icon } from "#web/components/icon.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { reviewPath } from "#web/lib/booking-paths.ts";
import { useCart } from "./use-cart.tsx";
import "./cart-bar.css";

type Props = {
  /** All tests, for their prices; undefined until loaded. */
  catalogue: readonly TestSummary[] | undefined;
};

/** The cart at the bottom of the page, while it has items. Must be the last child of its container. */
export function CartBar({ catalogue }: Props) {
  const { tests, open, dialog } = useCart(catalogue);
  const count = words.testList.count(tests.length);
  const total = formatRupees(sumBasket(tests).totalPaise);
  return (
    <>
      <p className="sr" role="status">
        {tests.length > 0 && words.cart.sum(count, total)}
      </p>
      {tests.length > 0 && (
        <BottomBar>
          <button className="cart-sum" type="button" aria-haspopup="dialog" onClick={open}>
            <b translate="no">{total}</b>
            <span className="xs quiet">{words.cart.sum(count, words.cart.payLater)}</span>
          </button>
          <a className="btn btn-1" href={withBasePath(reviewPath(tests.map(({ id }) => id)))}>
            {words.cart.review} <Icon name="arrow-right" small />
          </a>
        </BottomBar>
      )}
      {dialog}
    </>
  );
}
