import type { OrderItem } from "#core/bookings/request/new-booking.ts";
import type { SelectedTest } from "#core/cart/selected-tests.ts";
import {
  packageCodeOf,
  packageNameOf,
  reportTimeOf,
  sampleTypeOf,
  testCodeOf,
  testNameOf,
} from "#core/catalogue/defaults.ts";
import type { PackageDetail, PackageTest } from "#core/catalogue/schema.ts";
import { type SoldAt, soldAt } from "#core/pricing/sold-at.ts";

/** One thing that is being booked, with what the page says of it. */
export type ChosenItem = OrderItem & { description: string; sampleType: string | null; reportTime: string | null };

/** All that is being booked: one package, one test, or several. */
export type Chosen = {
  mode: "package" | "test" | "multiple-tests";
  items: ChosenItem[];
  /** What the package holds, as far as it is known. */
  packageTests: readonly PackageTest[];
  /** The offer that prices the package. */
  offer: string | null;
  /** Tests that were asked for and are no longer offered. */
  leftOut: number;
};

/** A package at its own price, or at the offer's whose link was followed. */
export function chosenPackage(item: PackageDetail, askedOffer: string | null): Chosen {
  const sold = soldAt(item.offer?.slug === askedOffer ? item : { ...item, offer: null });
  return {
    mode: "package",
    items: [packageItem(item, sold)],
    packageTests: item.tests,
    offer: sold.offerSlug,
    leftOut: 0,
  };
}

/** Tests of the catalogue, or as the cart keeps them. */
type ShownTest = SelectedTest & { description?: string };

export function chosenTests(mode: "test" | "multiple-tests", tests: readonly ShownTest[], leftOut = 0): Chosen {
  return { mode, items: tests.map(testItem), packageTests: [], offer: null, leftOut };
}

function packageItem({ id, name, code, description }: PackageDetail, { price, discountPrice }: SoldAt): ChosenItem {
  return {
    itemType: "package",
    itemId: id,
    name: packageNameOf(id, name),
    code: packageCodeOf(id, code),
    description,
    price,
    discountPrice,
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
