import type { Selection } from "#core/bookings/request/selection.ts";
import type { BookedItem } from "#core/bookings/schema.ts";
import type { Package, PackageTest } from "#core/catalogue/schema.ts";
import type { Priced } from "#core/pricing/discount.ts";
import type { ItemType } from "#core/pricing/ordered-item.ts";
import { removeTest } from "#web/ui/cart/cart-store.ts";
import { forgetStored, keepStored, readStored } from "#web/ui/data/browser-storage.ts";
import type { ConfirmedBooking } from "./confirmation/confirmed-booking.ts";
import type { ShownItem } from "./selection.ts";

const PACKAGE_KEY = "nabz_package_data";
const ITEM_KEY = "nabz_booking_item";

/** Row 3.29: what the payment step was opened with. */
export type StoredItem = Priced &
  Pick<Package, "id" | "name" | "code"> & {
    itemType?: ItemType;
  };

/** The package as it was last shown or about to be booked, for when it cannot be loaded (row 4.19). */
export function readStoredPackage(id: number): Package | null {
  const kept = [readStored("localStorage", PACKAGE_KEY), readStored("localStorage", ITEM_KEY)];
  const item = kept.filter(isItem).find((one) => one.id === id && one.itemType !== "test");
  if (!item) return null;
  const tests = "tests" in item && Array.isArray(item.tests) ? item.tests.filter(isTest) : [];
  const untold = { tagline: "", description: "", need: null, isPopular: false, isNew: false, alsoKnownAs: [] };
  return { ...untold, ...item, tests, offer: item.offer ?? null };
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
    typeof test.isOffered === "boolean" &&
    Array.isArray(test.holds)
  );
}

const CONFIRMATION_KEY = "nabz_confirmation";

/** What was booked, as the confirmation shows it. */
export type Confirmation = { booking: ConfirmedBooking; items: readonly ShownItem[] };

/**
 * What was booked, for its confirmation: named and priced as the server stored it, because the page may have had no data of
 * it (decision 049). What the page alone knows of it stays, and what the server does not answer of an earlier request.
 */
export function asStored(shown: readonly ShownItem[], stored: readonly BookedItem[]): ShownItem[] {
  return shown.map((item) => {
    const kept = stored.find(({ itemType, itemId }) => itemType === item.itemType && itemId === item.itemId);
    return kept ? { ...item, ...kept, discountPrice: null, offer: null } : item;
  });
}

/** A confirmation that this tab has not left by Back to Home, and the address over which it is open. */
export type OpenConfirmation = Confirmation & { at: string };

export function readConfirmation(): OpenConfirmation | null {
  const kept = readStored("sessionStorage", CONFIRMATION_KEY) as Partial<OpenConfirmation> | null;
  if (!isConfirmed(kept?.booking) || !Array.isArray(kept.items)) return null;
  return { booking: kept.booking, items: shownItems(kept.items), at: String(kept.at) };
}

export function keepConfirmation(confirmation: OpenConfirmation): void {
  keepStored("sessionStorage", CONFIRMATION_KEY, confirmation);
}

export function forgetConfirmation(): void {
  forgetStored("sessionStorage", CONFIRMATION_KEY);
}

/** Whether it has the parts without which a confirmation would say nothing. */
function isConfirmed(kept: Partial<ConfirmedBooking> | null | undefined): kept is ConfirmedBooking {
  return [kept?.code, kept?.bookingDate, kept?.bookingTime, kept?.totalAmount].every(
    (text) => typeof text === "string",
  );
}

/** The items of a kept list that can be shown. */
export function shownItems(kept: readonly unknown[]): ShownItem[] {
  return kept.filter(isShownItem);
}

function isShownItem(kept: unknown): kept is ShownItem {
  const item = kept as Partial<ShownItem> | null;
  return (
    typeof item?.itemId === "number" && [item.name, item.code, item.price].every((text) => typeof text === "string")
  );
}

/** What was chosen for a booking that is made now; tests of the cart that were not in it stay there. */
export function forgetBooked(items: readonly ShownItem[]): void {
  forgetBookedItem();
  for (const { itemType, itemId } of items) if (itemType === "test") removeTest(itemId);
}
