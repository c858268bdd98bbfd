import type { SelectionItem } from "#core/bookings/create/booking-request.ts";
import { applyUpdatedPrices, type UpdatedPrice } from "#core/bookings/create/updated-prices.ts";
import { findCoveredItems } from "#core/cart/covered-tests.ts";
import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import { getPricePaise } from "#core/pricing/prices.ts";

/** A test or package. */
export type BookableCatalogueItem = TestSummary | Package;

/** An item the caller wants; `coveredBy` names another one that measures all of it, so that it is not booked itself. */
export type ChosenItem = { catalogueItem: BookableCatalogueItem; item: SelectionItem; coveredBy: string | null };

/** Resolves the chosen items at the last prices from the server. */
export function resolveChosenItems(
  catalogueItems: readonly BookableCatalogueItem[],
  fresh: readonly UpdatedPrice[] = [],
): ChosenItem[] {
  const measuring = catalogueItems.map((catalogueItem) => ({
    catalogueItem,
    measures: listMeasuredTests(catalogueItem),
    pricePaise: getPricePaise(catalogueItem),
  }));
  const coveredItems = new Map(
    findCoveredItems(measuring).map(({ item, by }) => [item.catalogueItem, by.catalogueItem.name]),
  );
  const items = applyUpdatedPrices(catalogueItems.map(toSelectionItem), fresh);
  return catalogueItems.flatMap((catalogueItem, index) => {
    const item = items[index];
    return item ? [{ catalogueItem, item, coveredBy: coveredItems.get(catalogueItem) ?? null }] : [];
  });
}

/** Returns the items that are booked and charged. */
export function listBookedItems(chosenItems: readonly ChosenItem[]): SelectionItem[] {
  return chosenItems.filter(({ coveredBy }) => coveredBy === null).map(({ item }) => item);
}

export function isPackage(catalogueItem: BookableCatalogueItem): catalogueItem is Package {
  return "tests" in catalogueItem;
}

function listMeasuredTests(catalogueItem: BookableCatalogueItem): number[] {
  if (!isPackage(catalogueItem)) return [catalogueItem.id, ...catalogueItem.holds];
  return catalogueItem.tests.flatMap(({ id, holds }) => [id, ...holds]);
}

function toSelectionItem(catalogueItem: BookableCatalogueItem): SelectionItem {
  const { id: itemId, name, code, price, discountPrice } = catalogueItem;
  const kind = isPackage(catalogueItem)
    ? { itemType: "package" as const, offer: catalogueItem.offer }
    : { itemType: "test" as const };
  return { ...kind, itemId, name, code, price, discountPrice };
}
