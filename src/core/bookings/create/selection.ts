import { parseCatalogueId } from "#core/catalogue/catalogue-id.ts";
import { parseTestIds } from "#core/catalogue/test-ids.ts";
import type { ItemType } from "#core/pricing/ordered-item.ts";

/** The URL parameters of the booking page. */
export type BookingPageParams = {
  packageId: number | null;
  testId: number | null;
  testIds: number[];
  hidesSelector: boolean;
};

/** What is being booked; a package and several tests exclude each other. */
export type Selection =
  | { mode: "multiple-tests"; testIds: number[] }
  | { mode: "test"; testId: number }
  | { mode: "package"; packageId: number | null };

/**
 * Parses the URLs /book and /book/{id} with their query; an invalid id counts as absent. A package in the query was
 * chosen later than the path's.
 */
export function parseBookingPageParams(pathPackageId: string | undefined, query: URLSearchParams): BookingPageParams {
  return {
    packageId: parseCatalogueId(query.get("package")) ?? parseCatalogueId(pathPackageId),
    testId: parseCatalogueId(query.get("test")),
    testIds: parseTestIds(query.get("tests")),
    hidesSelector: query.get("hideSelector") === "true",
  };
}

/**
 * Returns the selection: several tests, otherwise one test, otherwise a package. The latest choice counts: a package
 * chosen in the form, then the URL, then stored tests only if the URL names nothing, so that "Book Now" books the item
 * next to it.
 */
export function resolveSelection(
  params: BookingPageParams,
  storedTestIds: readonly number[],
  selectedPackageId: number | null = null,
): Selection {
  if (selectedPackageId !== null && selectedPackageId !== params.packageId) {
    return { mode: "package", packageId: selectedPackageId };
  }
  if (params.testIds.length > 0) return { mode: "multiple-tests", testIds: params.testIds };
  if (params.testId !== null) return { mode: "test", testId: params.testId };
  if (params.packageId !== null) return { mode: "package", packageId: params.packageId };
  if (storedTestIds.length > 0) return { mode: "multiple-tests", testIds: [...new Set(storedTestIds)] };
  return { mode: "package", packageId: null };
}

/** Lists the selected items by type and id. */
export function listSelectedItems(selection: Selection): { itemType: ItemType; itemId: number }[] {
  if (selection.mode === "test") return [{ itemType: "test", itemId: selection.testId }];
  if (selection.mode === "multiple-tests") return selection.testIds.map((itemId) => ({ itemType: "test", itemId }));
  return selection.packageId === null ? [] : [{ itemType: "package", itemId: selection.packageId }];
}

/** Returns the query with the remaining tests. */
export function setTestsParam(query: URLSearchParams, testIds: readonly number[]): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set("tests", testIds.join(","));
  return next;
}

/** Returns the query with the chosen package, which replaces tests and a link's offer. */
export function setPackageParam(query: URLSearchParams, packageId: number): URLSearchParams {
  const next = new URLSearchParams(query);
  for (const name of ["test", "tests", "offer"]) next.delete(name);
  next.set("package", String(packageId));
  return next;
}
