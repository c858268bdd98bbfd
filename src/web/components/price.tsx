import { formatRupees, formatRupeesExact, parseAmount } from "#core/pricing/money.ts";
import { getPercentOff, getPricePaise, listStruckPrices, type Prices } from "#core/pricing/prices.ts";
import { words } from "#texts";

type Props = {
  of: Prices;
  size?: "small" | "medium" | "large";
  /** Two decimals, in booking views only. */
  exact?: boolean;
  /** Whether the saving is shown in percent; rows of a list only strike through the old price. */
  saving?: boolean;
};

const sizeClasses = { small: "price price-s", medium: "price", large: "price price-l" };

/**
 * The price to pay, the former prices (without a running offer, and regular) and the saving; always in this order, and
 * only the first without a discount.
 */
export function Price({ of: priced, size = "medium", exact = false, saving = true }: Props) {
  const format = exact ? formatRupeesExact : formatRupees;
  const currentPaise = getPricePaise(priced);
  const regular = parseAmount(priced.price);
  const percent = getPercentOff(regular, currentPaise);
  return (
    <p className={sizeClasses[size]}>
      <span className="price-now">
        <span className="sr">{words.price.now} </span>
        <span translate="no">{format(currentPaise)}</span>
      </span>
      {percent !== null && (
        <>
          {listStruckPrices(priced).map((paise) => (
            <s className="price-was" key={paise}>
              <span className="sr">{`${paise === regular ? words.price.was : words.price.withoutOffer} `}</span>
              <span translate="no">{format(paise)}</span>
            </s>
          ))}
          {saving && <span className="price-off">{words.price.off(percent)}</span>}
        </>
      )}
    </p>
  );
}
