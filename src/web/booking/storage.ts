import type { Selection } from "#core/bookings/create/selection.ts";
import type { BookedItem } from "#core/bookings/response-schema.ts";
import type { Package, PackageTest } from "#core/catalogue/schema.ts";
import type { ItemType } from "#core/pricing/ordered-item.ts";
import type { Prices } from "#core/pricing/prices.ts";
import { removeTest } from "#web/components/cart/cart-store.ts";
import { readStored, removeStored, writeStored } from "#web/lib/browser-storage.ts";
import type { ConfirmedBooking } from "./confirmation/confirmed-booking.ts";
import type { SelectionItemView } from "./selection.ts";

const PACKAGE_KEY = "nabz_package_data";
const ITEM_KEY = "nabz_booking_item";

/** The item and prices that the payment step was opened with. */
export type StoredItem = Prices &
  Pick<Package, "id" | "name" | "code"> & {
    itemType?: ItemType;
  };

/** Returns the package as it was last shown or about to be booked, for when it cannot be loaded. */
export function readStoredPackage(id: number): Package | null {
  const stored = [readStored("localStorage", PACKAGE_KEY), readStored("localStorage", ITEM_KEY)];
  const item = stored.filter(isStoredItem).find((entry) => entry.id === id && entry.itemType !== "test");
  if (!item) return null;
  const tests = "tests" in item && Array.isArray(item.tests) ? item.tests.filter(isPackageTest) : [];
  const emptyDetails = { tagline: "", description: "", need: null, isPopular: false, isNew: false, alsoKnownAs: [] };
  return { ...emptyDetails, ...item, tests, offer: item.offer ?? null };
}

/** Returns the stored booking item if it matches the selection. */
export function readStoredItem(selection: Selection): StoredItem | null {
  if (selection.mode === "multiple-tests") return null;
  const id = selection.mode === "package" ? selection.packageId : selection.testId;
  const stored = readStored("localStorage", ITEM_KEY);
  return isStoredItem(stored) && stored.id === id && (stored.itemType ?? "package") === selection.mode ? stored : null;
}

/** Keeps the package that was shown last, for when it cannot be loaded. */
export function storePackage(shown: Package): void {
  writeStored("localStorage", PACKAGE_KEY, shown);
}

/** Keeps the test or package that is about to be booked. */
export function storeItem(item: StoredItem): void {
  writeStored("localStorage", ITEM_KEY, item);
}

export function clearStoredItem(): void {
  removeStored("localStorage", PACKAGE_KEY);
  removeStored("localStorage", ITEM_KEY);
}

function isStoredItem(value: unknown): value is StoredItem {
  const item = value as Partial<StoredItem> | null;
  return (
    typeof item?.id === "number" &&
    [item.name, item.code, item.price].every((text) => typeof text === "string") &&
    (item.discountPrice === null || typeof item.discountPrice === "string") &&
    (item.offer == null ||
      [item.offer.slug, item.offer.price, item.offer.until].every((text) => typeof text === "string"))
  );
}

function isPackageTest(value: unknown): value is PackageTest {
  const test = value as Partial<PackageTest> | null;
  return (
    typeof test?.id === "number" &&
    [test.name, test.code].every((text) => typeof text === "string") &&
    typeof test.isOffered === "boolean" &&
    Array.isArray(test.holds)
  );
}

const CONFIRMATION_KEY = "nabz_confirmation";

/** What was booked, as the confirmation shows it. */
export type ConfirmationData = { booking: ConfirmedBooking; items: readonly SelectionItemView[] };

/**
 * Returns the booking for its confirmation, with names and prices as the server stored them, because the page may have
 * had no data of it (decision 049). What only the page knows stays, as does what the server does not return for a
 * repeated request.
 */
export function withStoredPrices(
  shown: readonly SelectionItemView[],
  stored: readonly BookedItem[],
): SelectionItemView[] {
  return shown.map((item) => {
    const storedItem = stored.find(({ itemType, itemId }) => itemType === item.itemType && itemId === item.itemId);
    return storedItem ? { ...item, ...storedItem, discountPrice: null, offer: null } : item;
  });
}

/** A confirmation that this tab has not left by Back to Home, and the address over which it is open. */
export type OpenConfirmation = ConfirmationData & { at: string };

export function readConfirmation(): OpenConfirmation | null {
  const storedConfirmation = readStored("sessionStorage", CONFIRMATION_KEY) as Partial<OpenConfirmation> | null;
  if (!isConfirmedBooking(storedConfirmation?.booking) || !Array.isArray(storedConfirmation.items)) return null;
  return {
    booking: storedConfirmation.booking,
    items: filterItemViews(storedConfirmation.items),
    at: String(storedConfirmation.at),
  };
}

export function storeConfirmation(confirmation: OpenConfirmation): void {
  writeStored("sessionStorage", CONFIRMATION_KEY, confirmation);
}

export function clearConfirmation(): void {
  removeStored("sessionStorage", CONFIRMATION_KEY);
}

/** Checks the fields without which a confirmation would be useless. */
function isConfirmedBooking(value: Partial<ConfirmedBooking> | null | undefined): value is ConfirmedBooking {
  return [value?.code, value?.bookingDate, value?.bookingTime, value?.totalAmount].every(
    (text) => typeof text === "string",
  );
}

/** Returns the items of a stored list that can be shown. */
export function filterItemViews(entries: readonly unknown[]): SelectionItemView[] {
  return entries.filter(isSelectionItemView);
}

function isSelectionItemView(value: unknown): value is SelectionItemView {
  const item = value as Partial<SelectionItemView> | null;
  return (
    typeof item?.itemId === "number" && [item.name, item.code, item.price].every((text) => typeof text === "string")
  );
}

/** Clears the booked selection; tests of the cart that were not in it stay there. */
export function clearBookedSelection(items: readonly SelectionItemView[]): void {
  clearStoredItem();
  for (const { itemType, itemId } of items) if (itemType === "test") removeTest(itemId);
}
