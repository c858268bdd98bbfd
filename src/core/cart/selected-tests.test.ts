import fc from "fast-check";
import { expect, test } from "vitest";
import { applyCataloguePrices, readSelectedTests, type SelectedTest } from "./selected-tests.ts";

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

test("reads a stored selection as it was written", () => {
  expect(readSelectedTests(JSON.stringify([cbc]))).toEqual([cbc]);
});

test("reads only stored fields, and each test once", () => {
  expect(readSelectedTests(JSON.stringify([{ ...cbc, more: "than that" }, cbc]))).toEqual([cbc]);
});

test.each([null, "", "{", "null", "5", '{"id":5}', '[null,5,"x",[]]', '[{"id":"5"}]', '[{"id":5,"name":"CBC"}]'])(
  "reads the stored text %j as an empty selection",
  (stored) => {
    expect(readSelectedTests(stored)).toEqual([]);
  },
);

test("never fails to read any stored text", () => {
  fc.assert(fc.property(fc.json(), (stored) => Array.isArray(readSelectedTests(stored))));
});

test("uses the catalogue's price instead of the stored one", () => {
  const dearer = { ...inCatalogue, price: "400.00", discountPrice: null };
  expect(applyCataloguePrices([cbc], [dearer])).toEqual([dearer]);
  expect(applyCataloguePrices([cbc], undefined)).toEqual([cbc]);
});

test("drops a test that is no longer sold", () => {
  expect(applyCataloguePrices([cbc, { ...cbc, id: 99 }], [inCatalogue])).toEqual([inCatalogue]);
});
