import type { TestSummary } from "#core/catalogue/schema.ts";
import { sumBasket } from "#core/pricing/basket.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { BottomBar } from "#web/components/bottom-bar.tsx";
import { ButtonLink } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { reviewPath } from "#web/lib/booking-paths.ts";
import { useCart } from "./use-cart.tsx";

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
      <p className="sr-only" role="status">
        {tests.length > 0 && words.cart.sum(count, total)}
      </p>
      {tests.length > 0 && (
        <BottomBar>
          <button
            className="group grid min-h-target cursor-pointer content-center border-0 bg-transparent p-0 text-start text-inherit"
            type="button"
            aria-haspopup="dialog"
            onClick={open}
          >
            <b
              className="text-xl leading-snug font-bold tracking-snug underline-offset-3 group-hover:underline"
              translate="no"
            >
              {total}
            </b>
            <span className="text-xs leading-normal text-quiet">{words.cart.sum(count, words.cart.payLater)}</span>
          </button>
          <ButtonLink look="primary" size="bar" href={withBasePath(reviewPath(tests.map(({ id }) => id)))}>
            {words.cart.review} <Icon name="arrow-right" small />
          </ButtonLink>
        </BottomBar>
      )}
      {dialog}
    </>
  );
}
