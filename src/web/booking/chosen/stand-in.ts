import type { Selection } from "#core/bookings/request/selection.ts";
import { packageCodeOf, packageNameOf, testCodeOf, testNameOf } from "#core/catalogue/defaults.ts";
import { amountPaise } from "#core/pricing/amount.ts";
import { type Paise, toWire } from "#core/pricing/money.ts";
import type { StoredItem } from "#web/booking/stored/stored-package.ts";
import type { Chosen } from "./chosen-item.ts";

/** What is known of a thing without its data. */
type Remembered = {
  /** The total that the details were submitted with; 0 before. */
  agreedPaise: Paise;
  /** The browser's copy of the booking item, if it is of this thing. */
  kept: StoredItem | null;
};

/**
 * Spec §8: what stands for a package or a test that cannot be loaded: the browser's copy, else a name by its id. Its price
 * follows the order of spec §4; where nobody knows it, it is 0 and the server tells it before anything is booked.
 */
export function standInOf(selection: Selection, { agreedPaise, kept }: Remembered): Chosen | null {
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
    name: isPackage ? packageNameOf(id, kept?.name) : testNameOf(kept?.name),
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
