// Rows 2.105, 4.27
import { expect, test } from "vitest";
import { standInOf } from "./stand-in.ts";

const kept = { id: 5, name: "Full Body", code: "HLT-001", price: "4500.00", discountPrice: "2299.00" };
const fifth = { mode: "package", packageId: 5 } as const;

// Row 8.20
test("a package without data is called by its id's default name", () => {
  expect(standInOf(fifth, { agreedPaise: 0, kept: null })).toMatchObject({
    mode: "package",
    items: [{ itemType: "package", itemId: 5, name: "Heart Health Package", code: "HLT-005", price: "0.00" }],
  });
  const ninth = { mode: "package", packageId: 9 } as const;
  expect(standInOf(ninth, { agreedPaise: 0, kept: null })?.items[0]?.name).toBe("Health Package");
});

// Row 8.21
test("a test without data is an Individual Test", () => {
  expect(standInOf({ mode: "test", testId: 7 }, { agreedPaise: 0, kept: null })?.items).toMatchObject([
    { itemType: "test", itemId: 7, name: "Individual Test", code: "BT-007" },
  ]);
});

// Row 4.25
test("the browser's copy names it, and the total of the details comes before the copy's price", () => {
  expect(standInOf(fifth, { agreedPaise: 0, kept })?.items).toMatchObject([
    { name: "Full Body", code: "HLT-001", price: "2299.00" },
  ]);
  const offer = { slug: "winter", price: "1899.00", until: "2026-11-30" };
  expect(standInOf(fifth, { agreedPaise: 0, kept: { ...kept, offer } })?.items[0]?.price).toBe("1899.00");
  expect(standInOf(fifth, { agreedPaise: 199900, kept })?.items[0]?.price).toBe("1999.00");
});

test("nothing stands for several tests, or for nothing", () => {
  expect(standInOf({ mode: "multiple-tests", testIds: [5, 6] }, { agreedPaise: 0, kept })).toBeNull();
  expect(standInOf({ mode: "package", packageId: null }, { agreedPaise: 0, kept })).toBeNull();
});
