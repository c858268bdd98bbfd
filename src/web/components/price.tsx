import { formatRupees, formatRupeesExact, parseAmount } from "#core/pricing/money.ts";
import { getPercentOff, getPricePaise, listStruckPrices, type Prices } from "#core/pricing/prices.ts";
import { words } from "#texts";
import { cx } from "./classes.ts";

type Props = {
  of: Prices;
  size?: keyof typeof sizes;
  layout?: keyof typeof layouts;
  /** Two decimals, in booking views only. */
  exact?: boolean;
  /** Whether the saving is shown in percent; rows of a list only strike through the old price. */
  saving?: boolean;
  /** Strikes through the regular price alone, without the saving: the package's card shows them all. */
  isBrief?: boolean;
};

const sizes = {
  /** In a row of a list. */
  tiny: "text-base",
  small: "text-xl",
  medium: "text-3xl",
  large: "text-4xl",
  /** Three prices and the saving on one line of a phone. */
  offer: "text-3xl sm:text-4xl",
} as const;

const layouts = {
  line: "flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5",
  /** The price to pay on a line of its own, so that the prices of cards beside each other are level. */
  lines: "flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5 *:first:basis-full",
  /** Below each other at the right edge. */
  stack: "grid justify-items-end",
  /** So on a phone, else on one line. */
  "stack-narrow": "grid justify-items-end sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-2.5",
} as const;

/** A price that is no longer asked, in an `<s>`. */
export const struckPriceClass = "text-sm text-quiet line-through decoration-1";

/** The saving, in mustard. */
export function SavingTag({ children }: { children: string }) {
  return (
    <span className="self-center rounded-sm @max-sm/bar:hidden bg-offer px-1.75 py-0.75 text-xs leading-snug font-bold text-on-offer">
      {children}
    </span>
  );
}

/**
 * The price to pay, the former prices (without a running offer, and regular) and the saving; always in this order, and
 * only the first without a discount. A narrow `BottomBar` shows the first and the regular one.
 */
export function Price({
  of: priced,
  size = "medium",
  layout = "line",
  exact = false,
  saving = true,
  isBrief = false,
}: Props) {
  const format = exact ? formatRupeesExact : formatRupees;
  const currentPaise = getPricePaise(priced);
  const regular = parseAmount(priced.price);
  const percent = getPercentOff(regular, currentPaise);
  const struck = listStruckPrices(priced).filter((paise) => !isBrief || paise === regular);
  return (
    <p className={cx("wrap-normal", layouts[layout])} data-price>
      <span className={cx("leading-tight font-bold tracking-tight", sizes[size])}>
        <span className="sr-only">{words.price.now} </span>
        <span translate="no">{format(currentPaise)}</span>
      </span>
      {percent !== null && (
        <>
          {struck.map((paise) => (
            <s className={cx(struckPriceClass, paise !== regular && "@max-sm/bar:hidden")} key={paise}>
              <span className="sr-only">{`${paise === regular ? words.price.was : words.price.withoutOffer} `}</span>
              <span translate="no">{format(paise)}</span>
            </s>
          ))}
          {saving && !isBrief && <SavingTag>{words.price.off(percent)}</SavingTag>}
        </>
      )}
    </p>
  );
}
