import { type FreshPrice, withFreshPrices } from "#core/bookings/request/fresh-prices.ts";
import type { Order } from "#core/bookings/request/new-booking.ts";
import { amountPaise } from "#core/pricing/amount.ts";
import type { Chosen, ChosenItem } from "./chosen-item.ts";
import { bookable, type ChosenState } from "./use-chosen.ts";

/** An order whose items the page can show. */
export type ChosenOrder = Order & { items: ChosenItem[] };

/** What the patient agrees to, or null while nothing is known. */
export function orderOf(of: ChosenState): ChosenOrder | null {
  const chosen = bookable(of);
  return chosen && orderOfChosen(chosen);
}

/** What is chosen at the prices that the server has told since. */
export function atFreshPrices(of: ChosenState, prices: readonly FreshPrice[]): ChosenState {
  const chosen = bookable(of);
  if (!chosen || prices.length === 0) return of;
  return { state: "ready", chosen: { ...chosen, items: withFreshPrices(chosen.items, prices) } };
}

function orderOfChosen({ mode, items }: Chosen): ChosenOrder {
  const areTests = mode === "multiple-tests";
  const totalPaise = amountPaise({
    selectedTests: areTests ? items : [],
    bookingItem: areTests ? null : (items[0] ?? null),
    totalAmount: null,
    storedItem: null,
  });
  return { items, totalPaise };
}
