import { formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { en } from "#web/texts/en.ts";

/** A price, or that it is still to be told: nobody reads that a test costs nothing. */
export function exactPrice(paise: Paise): string {
  return paise > 0 ? formatRupeesExact(paise) : en.booking.priceLater;
}
