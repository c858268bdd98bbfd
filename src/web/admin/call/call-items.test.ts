import { expect, test } from "vitest";
import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import { bookedOf, sortOut } from "./call-items.ts";

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

const told = (things: Parameters<typeof sortOut>[0]) =>
  sortOut(things).map(({ item, inside }) => `${item.name}: ${inside ?? "booked"}`);

test("what a package or a panel holds is said to be inside, whichever was asked for first", () => {
  expect(told([cbc, essential])).toEqual(["CBC: Essential", "Essential: booked"]);
  expect(told([thyroid, tsh, cbc])).toEqual(["Thyroid Profile: booked", "TSH: Thyroid Profile", "CBC: booked"]);
});

test("only what is not inside is booked, and a test is booked again once its package is taken away", () => {
  expect(bookedOf(sortOut([cbc, essential])).map(({ itemType, itemId }) => [itemType, itemId])).toEqual([
    ["package", 1],
  ]);
  expect(bookedOf(sortOut([cbc])).map(({ itemId }) => itemId)).toEqual([5]);
});

test("a price that the server told last takes the place of the page's", () => {
  const [asked] = sortOut([cbc], [{ itemType: "test", itemId: 5, price: "199.00" }]);
  expect(asked?.item.discountPrice).toBe("199.00");
});
