import type { PricedSelection, SelectionItem } from "#core/bookings/create/booking-request.ts";
import type { Selection } from "#core/bookings/create/selection.ts";
import { applyUpdatedPrices, type UpdatedPrice } from "#core/bookings/create/updated-prices.ts";
import { findCoveredTests } from "#core/cart/covered-tests.ts";
import type { SelectedTest } from "#core/cart/selected-tests.ts";
import { getFallbackPackageName } from "#core/catalogue/defaults.ts";
import type { Package, PackageTest } from "#core/catalogue/schema.ts";
import { getPackageCode, getPackageName, getTestCode, getTestName } from "#core/pricing/item-names.ts";
import { formatAmount, formatRupeesExact, type Paise } from "#core/pricing/money.ts";
import { resolveAmountPaise } from "#core/pricing/resolve-amount.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { getReportTime, getSampleType } from "#web/lib/format-test.ts";
import type { StoredItem } from "./storage.ts";

/** One item being booked, as the page shows it. */
export type SelectionItemView = SelectionItem & {
  description: string;
  gloss?: string | undefined;
  sampleType: string | null;
  reportTime: string | null;
  /** The name of another test of this booking that covers it. */
  heldBy?: string | undefined;
};

/** All that is being booked: one package, one test, or several. */
export type SelectionView = {
  mode: "package" | "test" | "multiple-tests";
  items: SelectionItemView[];
  /** The tests of the package, as far as they are known. */
  packageTests: readonly PackageTest[];
  /** Number of requested tests that are no longer offered. */
  leftOut: number;
};

export type SelectionState =
  | { state: "none" }
  | { state: "loading" }
  | SelectionFailure
  | { state: "ready"; shown: SelectionView };

/** A selection whose data could not be loaded. */
export type SelectionFailure = {
  state: "failed";
  /** The sentence of the specification (§8). */
  sentence: string;
  /** What can still be booked; null where the catalogue has no such item. */
  fallback: SelectionView | null;
  retry: (() => void) | undefined;
  isRetrying: boolean;
};

/** Returns what can be booked, even if its data could not be loaded; null where there is nothing. */
export function getBookableSelection(of: SelectionState): SelectionView | null {
  if (of.state === "failed") return of.fallback;
  return of.state === "ready" ? of.shown : null;
}

export function createPackageSelection(item: Package): SelectionView {
  return { mode: "package", items: [toPackageItem(item)], packageTests: item.tests, leftOut: 0 };
}

const nameFallbacks = { itemNames: sentences.itemNames, packageNames: sentences.packageNames };

/** Tests of the catalogue, or as the cart stores them. */
type SelectableTest = SelectedTest & Pick<Package, "gloss"> & { description?: string; holds?: readonly number[] };

/** Shows tests as selected items, each with the panel of the selection that contains it, if any. */
export function createTestsSelection(
  mode: "test" | "multiple-tests",
  tests: readonly SelectableTest[],
  leftOut = 0,
): SelectionView {
  const coveredTests = findCoveredTests(tests);
  const items = tests.map((test) => ({ ...toTestItem(test), heldBy: coveredTests.get(test.id)?.name }));
  return { mode, items, packageTests: [], leftOut };
}

function toPackageItem({
  id,
  name,
  code,
  description,
  price,
  discountPrice,
  offer,
  gloss,
}: Package): SelectionItemView {
  return {
    itemType: "package",
    itemId: id,
    name: getPackageName(name, sentences.itemNames),
    code: getPackageCode(id, code),
    description,
    gloss,
    price,
    discountPrice,
    offer,
    sampleType: null,
    reportTime: null,
  };
}

function toTestItem(test: SelectableTest): SelectionItemView {
  return {
    itemType: "test",
    itemId: test.id,
    name: getTestName(test.name, sentences.itemNames),
    code: getTestCode(test.id, test.code),
    description: test.description ?? "",
    gloss: test.gloss,
    price: test.price,
    discountPrice: test.discountPrice,
    sampleType: getSampleType(test.sampleType),
    reportTime: getReportTime(test.reportTime, "detail"),
  };
}

/** Returns what the patient agrees to; null while nothing is known. */
export function getPricedSelection(of: SelectionState): PricedSelection<SelectionItemView> | null {
  const shown = getBookableSelection(of);
  return shown && priceSelection(shown);
}

/** Returns the selection with the prices that the server has returned since. */
export function withUpdatedPrices(of: SelectionState, prices: readonly UpdatedPrice[]): SelectionState {
  const shown = getBookableSelection(of);
  if (!shown || prices.length === 0) return of;
  return { state: "ready", shown: { ...shown, items: applyUpdatedPrices(shown.items, prices) } };
}

function priceSelection({ mode, items }: SelectionView): PricedSelection<SelectionItemView> {
  const areTests = mode === "multiple-tests";
  const totalPaise = resolveAmountPaise({
    selectedTests: areTests ? items : [],
    bookingItem: areTests ? null : (items[0] ?? null),
    totalAmount: null,
    storedItem: null,
  });
  return { items, totalPaise };
}

/** What is known of an item without its data. */
type FallbackInput = {
  /** The total that the details were submitted with; 0 before. */
  agreedPaise: Paise;
  /** The browser's copy of the booking item, if it is this item. */
  kept: StoredItem | null;
};

/**
 * Returns the stand-in for a package or a test that cannot be loaded: the browser's copy, else a name by its id. Its
 * price is 0 where it is unknown; the server states it before anything is booked.
 */
export function createFallbackSelection(
  selection: Selection,
  { agreedPaise, kept }: FallbackInput,
): SelectionView | null {
  if (selection.mode === "multiple-tests") return null;
  const isPackage = selection.mode === "package";
  const id = isPackage ? selection.packageId : selection.testId;
  if (id === null) return null;
  const paise = resolveAmountPaise({
    selectedTests: [],
    bookingItem: null,
    totalAmount: formatAmount(agreedPaise),
    storedItem: kept,
  });
  const item = {
    itemType: isPackage ? ("package" as const) : ("test" as const),
    itemId: id,
    name: isPackage
      ? getFallbackPackageName(id, kept?.name, nameFallbacks)
      : getTestName(kept?.name, sentences.itemNames),
    code: isPackage ? getPackageCode(id, kept?.code) : getTestCode(id, kept?.code),
    description: "",
    price: formatAmount(paise),
    discountPrice: null,
    sampleType: null,
    reportTime: null,
  };
  return {
    mode: selection.mode,
    items: [item],
    packageTests: [],
    leftOut: 0,
  };
}

/** Returns a price, or a text that it is not known yet: a test must never appear to be free. */
export function formatExactPrice(paise: Paise): string {
  return paise > 0 ? formatRupeesExact(paise) : words.booking.priceLater;
}
