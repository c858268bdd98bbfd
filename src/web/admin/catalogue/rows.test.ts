import { expect, test } from "vitest";
import type { DeskCatalogue } from "#core/catalogue/editing/schema.ts";
import { rowsOf } from "./rows.ts";

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
} as unknown as DeskCatalogue;

test.each(["cbc", "blood count", " CBC-01 ", ""])("a test is found by %j", (word) => {
  expect(rowsOf(catalogue, "tests", word)).toMatchObject([{ edit: "5", where: "Blood", marks: ["Popular"] }]);
});

test("a word that fits nothing finds nothing", () => {
  expect(rowsOf(catalogue, "tests", "sugar")).toEqual([]);
});

test("a package tells how many tests it has, and an offer what it asks against the package's price", () => {
  expect(rowsOf(catalogue, "packages", "")).toMatchObject([{ where: "2 tests", marks: ["Popular", "New"] }]);
  expect(rowsOf(catalogue, "offers", "")).toMatchObject([
    { edit: "full", where: "23 Nov 2026 to 31 Dec 2026", price: "4500.00", discountPrice: "1999.00" },
  ]);
});

test("tests stand by name, whatever their capitals", () => {
  const named = (name: string, id: number) => ({ ...test1, ...prices, id, name });
  const tests = [named("ASO Titre", 1), named("Absolute Eosinophil Count", 2), named("aPTT", 3)];
  const rows = rowsOf({ ...catalogue, tests } as unknown as DeskCatalogue, "tests", "");
  expect(rows.map(({ name }) => name)).toEqual(["Absolute Eosinophil Count", "aPTT", "ASO Titre"]);
});
