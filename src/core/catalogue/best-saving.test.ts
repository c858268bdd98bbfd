// Row 2.22
import { expect, test } from "vitest";
import { findBestSaving } from "./best-saving.ts";

const winter = { slug: "winter", price: "1999.00", until: "2026-11-30" };

const essential = { id: 1, price: "999.00", discountPrice: "499.00" };
const comprehensive = { id: 5, price: "4500.00", discountPrice: "2299.00" };

test("an offer saves more than the package's own discount: 4,500 against 1,999 is 56%", () => {
  expect(findBestSaving([essential, { ...comprehensive, offer: winter }])).toEqual({
    packageId: 5,
    percent: 56,
  });
});

test("without an offer uses the best discount of the catalogue", () => {
  expect(findBestSaving([comprehensive, essential])).toEqual({ packageId: 1, percent: 50 });
});

test("a catalogue without a discount saves nothing", () => {
  expect(findBestSaving([{ id: 1, price: "499.00", discountPrice: null }])).toBeNull();
  expect(findBestSaving([])).toBeNull();
});
