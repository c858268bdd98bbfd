import { expect, test } from "vitest";
import type { Package } from "#core/catalogue/schema.ts";
import { pricePaise } from "#core/pricing/discount.ts";
import { fallbackOf, packageSelection, testsSelection } from "./selection.ts";

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

test("a package costs what its offer asks while one runs, else the catalogue's price", () => {
  expect(packageSelection(fullBody).items.map(pricePaise)).toEqual([199900]);
  expect(packageSelection({ ...fullBody, offer: null }).items.map(pricePaise)).toEqual([229900]);
});

test("a test that another one of the booking measures too says which", () => {
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
  const { items } = testsSelection("multiple-tests", [tsh, profile]);
  expect(items.map(({ heldBy }) => heldBy)).toEqual(["Thyroid Profile", undefined]);
});

// Rows 2.105, 4.27

const kept = { id: 5, name: "Full Body", code: "HLT-001", price: "4500.00", discountPrice: "2299.00" };
const fifth = { mode: "package", packageId: 5 } as const;

// Row 8.20
test("a package without data is called by its id's default name", () => {
  expect(fallbackOf(fifth, { agreedPaise: 0, kept: null })).toMatchObject({
    mode: "package",
    items: [{ itemType: "package", itemId: 5, name: "Heart Health Package", code: "HLT-005", price: "0.00" }],
  });
  const ninth = { mode: "package", packageId: 9 } as const;
  expect(fallbackOf(ninth, { agreedPaise: 0, kept: null })?.items[0]?.name).toBe("Health Package");
});

// Row 8.21
test("a test without data is an Individual Test", () => {
  expect(fallbackOf({ mode: "test", testId: 7 }, { agreedPaise: 0, kept: null })?.items).toMatchObject([
    { itemType: "test", itemId: 7, name: "Individual Test", code: "BT-007" },
  ]);
});

// Row 4.25
test("the browser's copy names it, and the total of the details comes before the copy's price", () => {
  expect(fallbackOf(fifth, { agreedPaise: 0, kept })?.items).toMatchObject([
    { name: "Full Body", code: "HLT-001", price: "2299.00" },
  ]);
  const offer = { slug: "winter", price: "1899.00", until: "2026-11-30" };
  expect(fallbackOf(fifth, { agreedPaise: 0, kept: { ...kept, offer } })?.items[0]?.price).toBe("1899.00");
  expect(fallbackOf(fifth, { agreedPaise: 199900, kept })?.items[0]?.price).toBe("1999.00");
});

test("nothing stands for several tests, or for nothing", () => {
  expect(fallbackOf({ mode: "multiple-tests", testIds: [5, 6] }, { agreedPaise: 0, kept })).toBeNull();
  expect(fallbackOf({ mode: "package", packageId: null }, { agreedPaise: 0, kept })).toBeNull();
});
