import type { OrderItem } from "#core/bookings/request/new-booking.ts";
import { heldTests } from "#core/cart/held-twice.ts";
import type { SelectedTest } from "#core/cart/selected-tests.ts";
import {
  packageCodeOf,
  packageNameOf,
  reportTimeOf,
  sampleTypeOf,
  testCodeOf,
  testNameOf,
} from "#core/catalogue/defaults.ts";
import type { Package, PackageTest } from "#core/catalogue/schema.ts";

/** One thing that is being booked, with what the page says of it. */
export type ChosenItem = OrderItem & {
  description: string;
  sampleType: string | null;
  reportTime: string | null;
  /** The name of another test of this booking that measures it too. */
  heldBy?: string | undefined;
};

/** All that is being booked: one package, one test, or several. */
export type Chosen = {
  mode: "package" | "test" | "multiple-tests";
  items: ChosenItem[];
  /** What the package holds, as far as it is known. */
  packageTests: readonly PackageTest[];
  /** Tests that were asked for and are no longer offered. */
  leftOut: number;
};

export function chosenPackage(item: Package): Chosen {
  return { mode: "package", items: [packageItem(item)], packageTests: item.tests, leftOut: 0 };
}

/** Tests of the catalogue, or as the cart keeps them. */
type ShownTest = SelectedTest & { description?: string; holds?: readonly number[] };

export function chosenTests(mode: "test" | "multiple-tests", tests: readonly ShownTest[], leftOut = 0): Chosen {
  const held = heldTests(tests);
  const items = tests.map((test) => ({ ...testItem(test), heldBy: held.get(test.id)?.name }));
  return { mode, items, packageTests: [], leftOut };
}

function packageItem({ id, name, code, description, price, discountPrice, offer }: Package): ChosenItem {
  return {
    itemType: "package",
    itemId: id,
    name: packageNameOf(id, name),
    code: packageCodeOf(id, code),
    description,
    price,
    discountPrice,
    offer,
    sampleType: null,
    reportTime: null,
  };
}

function testItem(test: ShownTest): ChosenItem {
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
