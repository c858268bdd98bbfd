import { type Priced, percentOff, pricePaise } from "#core/pricing/discount.ts";
import { formatRupees, formatRupeesExact, fromWire } from "#core/pricing/money.ts";
import { en } from "#web/texts/en.ts";

type Props = {
  of: Priced;
  size?: "small" | "medium" | "large";
  /** Two decimals, in booking views only (spec §9). */
  exact?: boolean;
};

const sizeClass = { small: "price price-s", medium: "price", large: "price price-l" };

/** What you pay, what it was, what you save; always in this order, and without a discount only the first. */
export function Price({ of: priced, size = "medium", exact = false }: Props) {
  const format = exact ? formatRupeesExact : formatRupees;
  const asked = pricePaise(priced);
  const regular = fromWire(priced.price);
  const percent = percentOff(regular, asked);
  return (
    <p className={sizeClass[size]}>
      <span className="price-now">
        <span className="sr">{en.price.now} </span>
        {format(asked)}
      </span>
      {percent !== null && (
        <>
          <s className="price-was">
            <span className="sr">{en.price.was} </span>
            {format(regular)}
          </s>
          <span className="price-off">{en.price.off(percent)}</span>
        </>
      )}
    </p>
  );
}
