import { catalogueId } from "#core/catalogue/tests/catalogue-id.ts";

/** What is booked: a package or a test of the catalogue. */
export type Item = { itemType: string; itemId: number };

const MOST_ITEMS = 50;

/** "package-5,test-3"; in order, so that the same items have one address. */
export function addressOfItems(items: readonly Item[]): string {
  return [...new Set(items.map(({ itemType, itemId }) => `${itemType}-${itemId}`))].sort().join(",");
}

/** The items that such a text names; what names none is left out. */
export function itemsInAddress(text: string): Item[] {
  return text
    .split(",")
    .flatMap((part) => {
      const [, itemType = "", digits] = /^(package|test)-(\d+)$/.exec(part) ?? [];
      const itemId = catalogueId(digits);
      return itemId === null ? [] : [{ itemType, itemId }];
    })
    .slice(0, MOST_ITEMS);
}
