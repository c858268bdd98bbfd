import { type Paise, parseAmount } from "./money.ts";
import { getPricePaise, type Prices } from "./prices.ts";

type ResolveAmountInput = {
  selectedTests: readonly Prices[];
  bookingItem: Prices | null;
  /** A total passed as text. */
  totalAmount: string | null;
  /** The booking item stored in the browser. */
  storedItem: Prices | null;
};

/** Returns the amount in paise of the first source that is present. */
export function resolveAmountPaise({ selectedTests, bookingItem, totalAmount, storedItem }: ResolveAmountInput): Paise {
  if (selectedTests.length > 0) return selectedTests.reduce((sum, test) => sum + getPricePaise(test), 0);
  if (bookingItem) return getPricePaise(bookingItem);
  const total = parseAmount(totalAmount);
  if (total > 0) return total;
  return storedItem ? getPricePaise(storedItem) : 0;
}
