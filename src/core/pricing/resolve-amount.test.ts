import { expect, test } from "vitest";
import { resolveAmountPaise } from "./resolve-amount.ts";

const noSources = { selectedTests: [], bookingItem: null, totalAmount: null, storedItem: null };
const cbc = { price: "300.00", discountPrice: "250.00" };
const crp = { price: "₹ 450", discountPrice: null };
const fullBody = { price: "4500.00", discountPrice: "2299.00" };

test("sums the selected tests at their current prices", () => {
  expect(
    resolveAmountPaise({ ...noSources, selectedTests: [cbc, crp], bookingItem: fullBody, totalAmount: "9.00" }),
  ).toBe(70000);
});

test("counts a test with an unreadable price as 0", () => {
  expect(resolveAmountPaise({ ...noSources, selectedTests: [crp, { price: "ask us", discountPrice: null }] })).toBe(
    45000,
  );
});

// Rows 4.26, 4.27
test("falls back to the booking item, the total, then the stored item", () => {
  expect(resolveAmountPaise({ ...noSources, bookingItem: fullBody, totalAmount: "9.00", storedItem: cbc })).toBe(
    229900,
  );
  expect(resolveAmountPaise({ ...noSources, totalAmount: "1999.00", storedItem: cbc })).toBe(199900);
  expect(resolveAmountPaise({ ...noSources, totalAmount: "0.00", storedItem: cbc })).toBe(25000);
});

test("returns 0 without any source", () => {
  expect(resolveAmountPaise(noSources)).toBe(0);
});
