import { expect, test } from "vitest";
import type { StaffCatalogue } from "#core/catalogue/edit/schema.ts";
import { listCatalogueRows } from "./catalogue-rows.ts";

const test1 = { id: 5, code: "CBC-01", name: "Complete Blood Count", categoryId: 1, isPopular: true, isOffered: true };
const pack = {
  id: 5,
  code: "HLT-001",
  name: "Full Body",
  testIds: [5, 9],
  isPopular: true,
  isNew: true,
  isOffered: true,
};
const prices = { price: "400.00", discountPrice: null };
const catalogue = {
  categories: [{ id: 1, name: "Blood" }],
  tests: [{ ...test1, ...prices }],
  packages: [{ ...pack, isFeatured: false, price: "4500.00", discountPrice: "2299.00" }],
  offers: [
    {
      slug: "full",
      packageId: 5,
      price: "1999.00",
      startsOn: "2026-11-23",
      endsOn: "2026-12-31",
      advertRegularPrice: "4499.00",
      advertPrice: "1999.00",
    },
  ],
} as unknown as StaffCatalogue;

test.each(["cbc", "blood count", " CBC-01 ", ""])("finds a test by %j", (term) => {
  expect(listCatalogueRows(catalogue, "tests", term)).toMatchObject([
    { edit: "5", detail: "Blood", tags: ["Popular"] },
  ]);
});

test("finds nothing for an unknown term", () => {
  expect(listCatalogueRows(catalogue, "tests", "sugar")).toEqual([]);
});

test("shows a package's number of tests, and an offer's price next to the package's price", () => {
  expect(listCatalogueRows(catalogue, "packages", "")).toMatchObject([{ detail: "2 tests", tags: ["Popular", "New"] }]);
  expect(listCatalogueRows(catalogue, "offers", "")).toMatchObject([
    { edit: "full", detail: "23 Nov 2026 to 31 Dec 2026", price: "4500.00", discountPrice: "1999.00" },
  ]);
});

test("sorts tests by name, ignoring case", () => {
  const named = (name: string, id: number) => ({ ...test1, ...prices, id, name });
  const tests = [named("ASO Titre", 1), named("Absolute Eosinophil Count", 2), named("aPTT", 3)];
  const rows = listCatalogueRows({ ...catalogue, tests } as unknown as StaffCatalogue, "tests", "");
  expect(rows.map(({ name }) => name)).toEqual(["Absolute Eosinophil Count", "aPTT", "ASO Titre"]);
});
