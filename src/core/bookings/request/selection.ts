import { catalogueId } from "#core/catalogue/tests/catalogue-id.ts";
import { testIds } from "#core/catalogue/tests/test-ids.ts";
import type { ItemType } from "#core/pricing/ordered-item.ts";

/** What the address of the booking page asks for (row 2.81, query parameters). */
export type BookingAddress = {
  packageId: number | null;
  testId: number | null;
  testIds: number[];
  hidesSelector: boolean;
};

/** What is being booked. A package and several tests exclude each other (row 4.18). */
export type Selection =
  | { mode: "multiple-tests"; testIds: number[] }
  | { mode: "test"; testId: number }
  | { mode: "package"; packageId: number | null };

/** Reads /book, /book/{id} and their query; what is no id counts as absent. A package in the query was chosen later. */
export function readBookingAddress(pathPackageId: string | undefined, query: URLSearchParams): BookingAddress {
  return {
    packageId: catalogueId(query.get("package")) ?? catalogueId(pathPackageId),
    testId: catalogueId(query.get("test")),
    testIds: testIds(query.get("tests")),
    hidesSelector: query.get("hideSelector") === "true",
  };
}

/**
 * Row 4.13: several tests, else one test, else a package. The latest choice counts: a package chosen in the form, then what
 * the address names, and the tests put aside earlier only where the address names nothing, so that "Book Now" books
 * what it stands beside.
 */
export function selectionOf(
  address: BookingAddress,
  storedTestIds: readonly number[],
  selectedPackageId: number | null = null,
): Selection {
  if (selectedPackageId !== null && selectedPackageId !== address.packageId) {
    return { mode: "package", packageId: selectedPackageId };
  }
  if (address.testIds.length > 0) return { mode: "multiple-tests", testIds: address.testIds };
  if (address.testId !== null) return { mode: "test", testId: address.testId };
  if (address.packageId !== null) return { mode: "package", packageId: address.packageId };
  if (storedTestIds.length > 0) return { mode: "multiple-tests", testIds: [...new Set(storedTestIds)] };
  return { mode: "package", packageId: null };
}

/** What is selected, as a booking names it. */
export function itemsOfSelection(selection: Selection): { itemType: ItemType; itemId: number }[] {
  if (selection.mode === "test") return [{ itemType: "test", itemId: selection.testId }];
  if (selection.mode === "multiple-tests") return selection.testIds.map((itemId) => ({ itemType: "test", itemId }));
  return selection.packageId === null ? [] : [{ itemType: "package", itemId: selection.packageId }];
}

/** The query after these tests were left of several. */
export function withTests(query: URLSearchParams, testIds: readonly number[]): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set("tests", testIds.join(","));
  return next;
}

/** The query after a package was chosen: it takes the place of tests and of a link's offer. */
export function withSelectedPackage(query: URLSearchParams, packageId: number): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ["test", "tests", "offer"]) next.delete(name);
  next.set("package", String(packageId));
  return next;
}
