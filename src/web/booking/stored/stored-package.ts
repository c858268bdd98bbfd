import type { Selection } from "#core/bookings/request/selection.ts";
import type { Package, PackageTest } from "#core/catalogue/schema.ts";
import type { Priced } from "#core/pricing/discount.ts";
import type { ItemType } from "#core/pricing/ordered-item.ts";
import { forgetStored, keepStored, readStored } from "#web/ui/data/browser-storage.ts";

const PACKAGE_KEY = "nabz_package_data";
const ITEM_KEY = "nabz_booking_item";

/** Spec §3 "Booking item": what the payment step was opened with. */
export type StoredItem = Priced &
  Pick<Package, "id" | "name" | "code"> & {
    itemType?: ItemType;
  };

/** The package as it was last shown or about to be booked, for when it cannot be loaded (spec §4). */
export function readStoredPackage(id: number): Package | null {
  const kept = [readStored("localStorage", PACKAGE_KEY), readStored("localStorage", ITEM_KEY)];
  const item = kept.filter(isItem).find((one) => one.id === id && one.itemType !== "test");
  if (!item) return null;
  const tests = "tests" in item && Array.isArray(item.tests) ? item.tests.filter(isTest) : [];
  return { description: "", isPopular: false, isNew: false, ...item, tests, offer: item.offer ?? null };
}

/** The booking item, where it is a copy of what is selected. */
export function readStoredItem(selection: Selection): StoredItem | null {
  if (selection.mode === "multiple-tests") return null;
  const id = selection.mode === "package" ? selection.packageId : selection.testId;
  const kept = readStored("localStorage", ITEM_KEY);
  return isItem(kept) && kept.id === id && (kept.itemType ?? "package") === selection.mode ? kept : null;
}

export function keepPackage(shown: Package): void {
  keepStored("localStorage", PACKAGE_KEY, shown);
}

export function keepItem(item: StoredItem): void {
  keepStored("localStorage", ITEM_KEY, item);
}

export function forgetBookedItem(): void {
  forgetStored("localStorage", PACKAGE_KEY);
  forgetStored("localStorage", ITEM_KEY);
}

function isItem(kept: unknown): kept is StoredItem {
  const item = kept as Partial<StoredItem> | null;
  return (
    typeof item?.id === "number" &&
    [item.name, item.code, item.price].every((text) => typeof text === "string") &&
    (item.discountPrice === null || typeof item.discountPrice === "string") &&
    (item.offer == null ||
      [item.offer.slug, item.offer.price, item.offer.until].every((text) => typeof text === "string"))
  );
}

function isTest(kept: unknown): kept is PackageTest {
  const test = kept as Partial<PackageTest> | null;
  return (
    typeof test?.id === "number" &&
    [test.name, test.code].every((text) => typeof text === "string") &&
    typeof test.isOffered === "boolean"
  );
}
