import { expect, test } from "vitest";
import type { Package } from "#core/catalogue/schema.ts";
import { getPricePaise } from "#core/pricing/prices.ts";
import { createFallbackSelection, createPackageSelection, createTestsSelection } from "./selection.ts";

const fullBody: Package = {
  id: 5,
  code: "HLT-001",
  name: "Full Body",
  tagline: "",
  description: "",
  need: null,
  price: "4500.00",
  discountPrice: "2299.00",
  offer: { slug: "comprehensive-health", price: "1999.00", until: "2026-11-30" },
  isPopular: false,
  isNew: false,
  alsoKnownAs: [],
  tests: [],
};

test("a package costs its running offer's price, else the catalogue's", () => {
  expect(createPackageSelection(fullBody).items.map(getPricePaise)).toEqual([199900]);
  expect(createPackageSelection({ ...fullBody, offer: null }).items.map(getPricePaise)).toEqual([229900]);
});

test("names the booked test that covers another one", () => {
  const tsh = {
    id: 108,
    code: "TSH-108",
    name: "TSH",
    price: "199.00",
    discountPrice: null,
    sampleType: "",
    reportTime: "",
  };
  const profile = { ...tsh, id: 9, code: "THY-009", name: "Thyroid Profile", holds: [108] };
  const { items } = createTestsSelection("multiple-tests", [tsh, profile]);
  expect(items.map(({ heldBy }) => heldBy)).toEqual(["Thyroid Profile", undefined]);
});

// Rows 2.105, 4.27

const storedItem = { id: 5, name: "Full Body", code: "HLT-001", price: "4500.00", discountPrice: "2299.00" };
const fifth = { mode: "package", packageId: 5 } as const;

// Row 8.20
test("names a package without data by its id", () => {
  expect(createFallbackSelection(fifth, { agreedPaise: 0, kept: null })).toMatchObject({
    mode: "package",
    items: [{ itemType: "package", itemId: 5, name: "Heart Health Package", code: "HLT-005", price: "0.00" }],
  });
  const ninth = { mode: "package", packageId: 9 } as const;
  expect(createFallbackSelection(ninth, { agreedPaise: 0, kept: null })?.items[0]?.name).toBe("Health Package");
});

// Row 8.21
test("names a test without data Individual Test", () => {
  expect(createFallbackSelection({ mode: "test", testId: 7 }, { agreedPaise: 0, kept: null })?.items).toMatchObject([
    { itemType: "test", itemId: 7, name: "Individual Test", code: "BT-007" },
  ]);
});

// Row 4.25
test("takes the name from the browser's copy, and prefers the total of the details to the copy's price", () => {
  expect(createFallbackSelection(fifth, { agreedPaise: 0, kept: storedItem })?.items).toMatchObject([
    { name: "Full Body", code: "HLT-001", price: "2299.00" },
  ]);
  const offer = { slug: "winter", price: "1899.00", until: "2026-11-30" };
  expect(createFallbackSelection(fifth, { agreedPaise: 0, kept: { ...storedItem, offer } })?.items[0]?.price).toBe(
    "1899.00",
  );
  expect(createFallbackSelection(fifth, { agreedPaise: 199900, kept: storedItem })?.items[0]?.price).toBe("1999.00");
});

test("has no fallback for several tests, or for an empty selection", () => {
  expect(
    createFallbackSelection({ mode: "multiple-tests", testIds: [5, 6] }, { agreedPaise: 0, kept: storedItem }),
  ).toBeNull();
  expect(
    createFallbackSelection({ mode: "package", packageId: null }, { agreedPaise: 0, kept: storedItem }),
  ).toBeNull();
});
