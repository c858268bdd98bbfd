import { expect, test } from "vitest";
import { amountPaise } from "./amount.ts";

const nothing = { selectedTests: [], bookingItem: null, totalAmount: null, storedItem: null };
const cbc = { price: "300.00", discountPrice: "250.00" };
const crp = { price: "₹ 450", discountPrice: null };
const fullBody = { price: "4500.00", discountPrice: "2299.00" };

test("selected tests are summed, each at its discount price where it has one", () => {
  expect(amountPaise({ ...nothing, selectedTests: [cbc, crp], bookingItem: fullBody, totalAmount: "9.00" })).toBe(
    70000,
  );
});

test("a test whose price cannot be read counts as 0", () => {
  expect(amountPaise({ ...nothing, selectedTests: [crp, { price: "ask us", discountPrice: null }] })).toBe(45000);
});

// Rows 4.26, 4.27
test("without tests the booking item's price counts, then the total, then the stored item", () => {
  expect(amountPaise({ ...nothing, bookingItem: fullBody, totalAmount: "9.00", storedItem: cbc })).toBe(229900);
  expect(amountPaise({ ...nothing, totalAmount: "1999.00", storedItem: cbc })).toBe(199900);
  expect(amountPaise({ ...nothing, totalAmount: "0.00", storedItem: cbc })).toBe(25000);
});

test("with nothing at all the amount is 0", () => {
  expect(amountPaise(nothing)).toBe(0);
});
