import { type Priced, pricePaise } from "./discount.ts";
import { fromWire, type Paise } from "./money.ts";

type Sources = {
  selectedTests: readonly Priced[];
  bookingItem: Priced | null;
  /** A total that was handed over as text. */
  totalAmount: string | null;
  /** The booking item that the browser keeps. */
  storedItem: Priced | null;
};

/** Row 4.26, in paise: the first source that is there decides. */
export function amountPaise({ selectedTests, bookingItem, totalAmount, storedItem }: Sources): Paise {
  if (selectedTests.length > 0) return selectedTests.reduce((sum, test) => sum + pricePaise(test), 0);
  if (bookingItem) return pricePaise(bookingItem);
  const total = fromWire(totalAmount);
  if (total > 0) return total;
  return storedItem ? pricePaise(storedItem) : 0;
}
