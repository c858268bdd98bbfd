import fc from "fast-check";
import { expect, test } from "vitest";
import { atCataloguePrices, readSelectedTests, type SelectedTest } from "./selected-tests.ts";

const cbc: SelectedTest = {
  id: 5,
  code: "CBC-005",
  name: "Complete Blood Count",
  price: "350.00",
  discountPrice: "249.00",
  sampleType: "Blood",
  reportTime: "Same Day",
};
const inCatalogue = {
  ...cbc,
  description: "",
  indication: "",
  categoryId: 1,
  preparation: "",
  isPopular: true,
  organ: "blood" as const,
  holds: [],
  alsoKnownAs: [],
};

test("a stored selection is read back as it was written", () => {
  expect(readSelectedTests(JSON.stringify([cbc]))).toEqual([cbc]);
});

test("only what the cart keeps is read, and each test once", () => {
  expect(readSelectedTests(JSON.stringify([{ ...cbc, more: "than that" }, cbc]))).toEqual([cbc]);
});

test.each([null, "", "{", "null", "5", '{"id":5}', '[null,5,"x",[]]', '[{"id":"5"}]', '[{"id":5,"name":"CBC"}]'])(
  "the stored text %j is an empty selection",
  (stored) => {
    expect(readSelectedTests(stored)).toEqual([]);
  },
);

test("whatever is stored, reading it never fails", () => {
  fc.assert(fc.property(fc.json(), (stored) => Array.isArray(readSelectedTests(stored))));
});

test("the catalogue's price counts, not the one that was stored", () => {
  const dearer = { ...inCatalogue, price: "400.00", discountPrice: null };
  expect(atCataloguePrices([cbc], [dearer])).toEqual([dearer]);
  expect(atCataloguePrices([cbc], undefined)).toEqual([cbc]);
});

test("a test that is no longer sold leaves the selection", () => {
  expect(atCataloguePrices([cbc, { ...cbc, id: 99 }], [inCatalogue])).toEqual([inCatalogue]);
});
