import { fromWire } from "#core/pricing/money.ts";
import type { ItemType } from "#core/pricing/ordered-item.ts";
import type { SelectionItem } from "./new-booking.ts";

/** What the server answers where a price has changed: the items with the prices of this moment. */
export type FreshPrice = { itemType: ItemType; itemId: number; price: string };

/** The items at the prices that the server has just told; an item that it did not name stays as it is. */
export function withFreshPrices<T extends SelectionItem>(items: readonly T[], fresh: readonly FreshPrice[]): T[] {
  return items.map((item) => {
    const told = fresh.find(({ itemType, itemId }) => itemType === item.itemType && itemId === item.itemId);
    if (!told) return item;
    const isBelowRegular = fromWire(told.price) < fromWire(item.price);
    return isBelowRegular
      ? { ...item, discountPrice: told.price, offer: null }
      : { ...item, price: told.price, discountPrice: null, offer: null };
  });
}
