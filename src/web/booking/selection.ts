import { type FreshPrice, withFreshPrices } from "#core/bookings/request/fresh-prices.ts";
import type { PricedSelection, SelectionItem } from "#core/bookings/request/new-booking.ts";
import type { Selection } from "#core/bookings/request/selection.ts";
import { heldTests } from "#core/cart/held-twice.ts";
import type { SelectedTest } from "#core/cart/selected-tests.ts";
import { packageNameWithoutData, reportTimeOf, sampleTypeOf } from "#core/catalogue/defaults.ts";
import type { Package, PackageTest } from "#core/catalogue/schema.ts";
import { amountPaise } from "#core/pricing/amount.ts";
import { packageCodeOf, packageNameOf, testCodeOf, testNameOf } from "#core/pricing/item-names.ts";
import { formatRupeesExact, type Paise, toWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import type { StoredItem } from "./storage.ts";

/** One thing that is being booked, with what the page says of it. */
export type ShownItem = SelectionItem & {
  description: string;
  sampleType: string | null;
  reportTime: string | null;
  /** The name of another test of this booking that measures it too. */
  heldBy?: string | undefined;
};

/** All that is being booked: one package, one test, or several. */
export type ShownSelection = {
  mode: "package" | "test" | "multiple-tests";
  items: ShownItem[];
  /** What the package holds, as far as it is known. */
  packageTests: readonly PackageTest[];
  /** Tests that were asked for and are no longer offered. */
  leftOut: number;
};

export type SelectionState =
  | { state: "none" }
  | { state: "loading" }
  | Failure
  | { state: "ready"; shown: ShownSelection };

/** Its data could not be loaded. */
export type Failure = {
  state: "failed";
  /** The specification's (§8). */
  sentence: string;
  /** What can be booked all the same; null where the catalogue has no such thing. */
  fallback: ShownSelection | null;
  retry: (() => void) | undefined;
  isRetrying: boolean;
};

/** What can be booked, be it that its data could not be loaded; null where there is nothing. */
export function bookable(of: SelectionState): ShownSelection | null {
  if (of.state === "failed") return of.fallback;
  return of.state === "ready" ? of.shown : null;
}

export function packageSelection(item: Package): ShownSelection {
  return { mode: "package", items: [packageItem(item)], packageTests: item.tests, leftOut: 0 };
}

/** Tests of the catalogue, or as the cart keeps them. */
type ShownTest = SelectedTest & { description?: string; holds?: readonly number[] };

export function testsSelection(
  mode: "test" | "multiple-tests",
  tests: readonly ShownTest[],
  leftOut = 0,
): ShownSelection {
  const held = heldTests(tests);
  const items = tests.map((test) => ({ ...testItem(test), heldBy: held.get(test.id)?.name }));
  return { mode, items, packageTests: [], leftOut };
}

function packageItem({ id, name, code, description, price, discountPrice, offer }: Package): ShownItem {
  return {
    itemType: "package",
    itemId: id,
    name: packageNameOf(name),
    code: packageCodeOf(id, code),
    description,
    price,
    discountPrice,
    offer,
    sampleType: null,
    reportTime: null,
  };
}

function testItem(test: ShownTest): ShownItem {
  return {
    itemType: "test",
    itemId: test.id,
    name: testNameOf(test.name),
    code: testCodeOf(test.id, test.code),
    description: test.description ?? "",
    price: test.price,
    discountPrice: test.discountPrice,
    sampleType: sampleTypeOf(test.sampleType),
    reportTime: reportTimeOf(test.reportTime, "detail"),
  };
}

/** What the patient agrees to, or null while nothing is known. */
export function pricedOf(of: SelectionState): PricedSelection<ShownItem> | null {
  const shown = bookable(of);
  return shown && pricedOfShown(shown);
}

/** The selection at the prices that the server has answered since. */
export function atFreshPrices(of: SelectionState, prices: readonly FreshPrice[]): SelectionState {
  const shown = bookable(of);
  if (!shown || prices.length === 0) return of;
  return { state: "ready", shown: { ...shown, items: withFreshPrices(shown.items, prices) } };
}

function pricedOfShown({ mode, items }: ShownSelection): PricedSelection<ShownItem> {
  const areTests = mode === "multiple-tests";
  const totalPaise = amountPaise({
    selectedTests: areTests ? items : [],
    bookingItem: areTests ? null : (items[0] ?? null),
    totalAmount: null,
    storedItem: null,
  });
  return { items, totalPaise };
}

/** What is known of a thing without its data. */
type Remembered = {
  /** The total that the details were submitted with; 0 before. */
  agreedPaise: Paise;
  /** The browser's copy of the booking item, if it is of this thing. */
  kept: StoredItem | null;
};

/**
 * Row 8.20: what stands for a package or a test that cannot be loaded: the browser's copy, else a name by its id. Its price
 * follows the order of row 4.26; where nobody knows it, it is 0 and the server tells it before anything is booked.
 */
export function fallbackOf(selection: Selection, { agreedPaise, kept }: Remembered): ShownSelection | null {
  if (selection.mode === "multiple-tests") return null;
  const isPackage = selection.mode === "package";
  const id = isPackage ? selection.packageId : selection.testId;
  if (id === null) return null;
  const paise = amountPaise({
    selectedTests: [],
    bookingItem: null,
    totalAmount: toWire(agreedPaise),
    storedItem: kept,
  });
  const item = {
    itemType: isPackage ? ("package" as const) : ("test" as const),
    itemId: id,
    name: isPackage ? packageNameWithoutData(id, kept?.name) : testNameOf(kept?.name),
    code: isPackage ? packageCodeOf(id, kept?.code) : testCodeOf(id, kept?.code),
    description: "",
    price: toWire(paise),
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

/** A price, or that it is still to be told: nobody reads that a test costs nothing. */
export function exactPrice(paise: Paise): string {
  return paise > 0 ? formatRupeesExact(paise) : words.booking.priceLater;
}
