import { parseCatalogueId } from "#core/catalogue/catalogue-id.ts";

/** A package or test of the catalogue. */
export type ItemReference = { itemType: string; itemId: number };

const MAX_ITEMS = 50;

/** "package-5,test-3"; sorted, so that the same items have one URL. */
export function formatItemsParam(items: readonly ItemReference[]): string {
  return [...new Set(items.map(({ itemType, itemId }) => `${itemType}-${itemId}`))].sort().join(",");
}

/** Parses the items; skips invalid ones. */
export function parseItemsParam(text: string): ItemReference[] {
  return text
    .split(",")
    .flatMap((part) => {
      const [, itemType = "", digits] = /^(package|test)-(\d+)$/.exec(part) ?? [];
      const itemId = parseCatalogueId(digits);
      return itemId === null ? [] : [{ itemType, itemId }];
    })
    .slice(0, MAX_ITEMS);
}
