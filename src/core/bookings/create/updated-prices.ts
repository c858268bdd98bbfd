import { parseAmount } from "#core/pricing/money.ts";
import type { ItemType } from "#core/pricing/ordered-item.ts";
import type { SelectionItem } from "./booking-request.ts";

/** An item's current price, returned by the server after a price change. */
export type UpdatedPrice = { itemType: ItemType; itemId: number; price: string };

type CurrentItem = UpdatedPrice & { code: string; name: string };

declare module "#core/errors.ts" {
  interface ErrorDetails {
    "price-changed": { totalAmount: string; items: CurrentItem[] };
    /** The covered tests and what covers them; the other items and their total. */
    "test-held": { held: (CurrentItem & { by: CurrentItem })[]; totalAmount: string; items: CurrentItem[] };
  }
}

/** Returns the items at the server's updated prices; items without one stay unchanged. */
export function applyUpdatedPrices<T extends SelectionItem>(
  items: readonly T[],
  updatedPrices: readonly UpdatedPrice[],
): T[] {
  return items.map((item) => {
    const updated = updatedPrices.find(({ itemType, itemId }) => itemType === item.itemType && itemId === item.itemId);
    if (!updated) return item;
    const isBelowRegular = parseAmount(updated.price) < parseAmount(item.price);
    return isBelowRegular
      ? { ...item, discountPrice: updated.price, offer: null }
      : { ...item, price: updated.price, discountPrice: null, offer: null };
  });
}
