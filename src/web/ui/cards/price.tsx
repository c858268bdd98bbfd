import { type Priced, percentOff, pricePaise, struckPaise } from "#core/pricing/discount.ts";
import { formatRupees, formatRupeesExact, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";

type Props = {
  of: Priced;
  size?: "small" | "medium" | "large";
  /** Two decimals, in booking views only (row 9.2). */
  exact?: boolean;
  /** Whether the saving is told in percent; rows of a list strike the old price alone. */
  saving?: boolean;
};

const sizeClass = { small: "price price-s", medium: "price", large: "price price-l" };

/** What you pay, what it was (without an offer that runs, and regularly), what you save; always in this order, and without a discount only the first. */
export function Price({ of: priced, size = "medium", exact = false, saving = true }: Props) {
  const format = exact ? formatRupeesExact : formatRupees;
  const asked = pricePaise(priced);
  const regular = fromWire(priced.price);
  const percent = percentOff(regular, asked);
  return (
    <p className={sizeClass[size]}>
      <span className="price-now">
        <span className="sr">{words.price.now} </span>
        <span translate="no">{format(asked)}</span>
      </span>
      {percent !== null && (
        <>
          {struckPaise(priced).map((paise) => (
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
