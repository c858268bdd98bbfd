import { parseAmount } from "#core/pricing/money.ts";
import type { ItemType } from "#core/pricing/ordered-item.ts";
import type { SelectionItem } from "./booking-request.ts";

/** An item's current price, which the server returns after a change, with its name and code; older builds send none. */
export type UpdatedPrice = { itemType: ItemType; itemId: number; price: string } & Partial<ItemName>;

type ItemName = { code: string; name: string };
type CurrentItem = UpdatedPrice & ItemName;

declare module "#core/errors.ts" {
  interface ErrorDetails {
    "price-changed": { totalAmount: string; items: CurrentItem[] };
    /** The covered tests and what covers them; the other items and their total. */
    "test-held": { held: (CurrentItem & { by: CurrentItem })[]; totalAmount: string; items: CurrentItem[] };
  }
}

/** Returns the items at the server's updated prices and under its names; items without a price stay unchanged. */
export function applyUpdatedPrices<T extends SelectionItem>(
  items: readonly T[],
  updatedPrices: readonly UpdatedPrice[],
): T[] {
  return items.map((item) => {
    const updated = updatedPrices.find(({ itemType, itemId }) => itemType === item.itemType && itemId === item.itemId);
    if (!updated) return item;
    const { price, name = item.name, code = item.code } = updated;
    const isBelowRegular = parseAmount(price) < parseAmount(item.price);
    const prices = isBelowRegular ? { discountPrice: price } : { price, discountPrice: null };
    return { ...item, name, code, ...prices, offer: null };
  });
}
