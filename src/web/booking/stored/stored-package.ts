import type { PackageDetail, PackageTest } from "#core/catalogue/schema.ts";
import { forgetStored, keepStored, readStored } from "./browser-storage.ts";

const PACKAGE_KEY = "nabz_package_data";
const ITEM_KEY = "nabz_booking_item";

/** Spec §3 "Booking item": what the payment step was opened with. */
export type StoredItem = { id: number; name: string; code: string; price: string; discountPrice: string | null };

/** The package as it was last shown, for when it cannot be loaded (spec §4 "Booking items for a package"). */
export function readStoredPackage(id: number): PackageDetail | null {
  const kept = readStored("localStorage", PACKAGE_KEY);
  if (!isItem(kept) || kept.id !== id || !("tests" in kept) || !Array.isArray(kept.tests)) return null;
  return { description: "", isPopular: false, isNew: false, ...kept, tests: kept.tests.filter(isTest), offer: null };
}

export function keepPackage(shown: PackageDetail): void {
  keepStored("localStorage", PACKAGE_KEY, shown);
}

export function readStoredItem(): StoredItem | null {
  const kept = readStored("localStorage", ITEM_KEY);
  return isItem(kept) ? kept : null;
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
    (item.discountPrice === null || typeof item.discountPrice === "string")
  );
}

function isTest(kept: unknown): kept is PackageTest {
  const test = kept as Partial<PackageTest> | null;
  return typeof test?.id === "number" && typeof test.name === "string" && typeof test.code === "string";
}
