import { expect, test } from "vitest";
import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import { listBookedItems, resolveChosenItems } from "./chosen-items.ts";

const priced = (id: number, code: string, name: string, price: string) => ({
  id,
  code,
  name,
  price,
  discountPrice: null,
});
const aTest = (id: number, name: string, holds: number[] = []) =>
  ({ ...priced(id, `T-${id}`, name, "249.00"), holds }) as unknown as TestSummary;
const aPackage = (id: number, name: string, tests: TestSummary[]) =>
  ({ ...priced(id, `P-${id}`, name, "499.00"), offer: null, tests }) as unknown as Package;

const cbc = aTest(5, "CBC");
const thyroid = aTest(9, "Thyroid Profile", [108]);
const tsh = aTest(108, "TSH");
const essential = aPackage(1, "Essential", [cbc, tsh]);

const describeItems = (items: Parameters<typeof resolveChosenItems>[0]) =>
  resolveChosenItems(items).map(({ item, coveredBy }) => `${item.name}: ${coveredBy ?? "booked"}`);

test("marks an item covered by a package or panel, in any order", () => {
  expect(describeItems([cbc, essential])).toEqual(["CBC: Essential", "Essential: booked"]);
  expect(describeItems([thyroid, tsh, cbc])).toEqual([
    "Thyroid Profile: booked",
    "TSH: Thyroid Profile",
    "CBC: booked",
  ]);
});

test("books items that are not covered, and a test again once its package is removed", () => {
  expect(
    listBookedItems(resolveChosenItems([cbc, essential])).map(({ itemType, itemId }) => [itemType, itemId]),
  ).toEqual([["package", 1]]);
  expect(listBookedItems(resolveChosenItems([cbc])).map(({ itemId }) => itemId)).toEqual([5]);
});

test("prefers the server's updated price", () => {
  const [chosenItem] = resolveChosenItems([cbc], [{ itemType: "test", itemId: 5, price: "199.00" }]);
  expect(chosenItem?.item.discountPrice).toBe("199.00");
});
