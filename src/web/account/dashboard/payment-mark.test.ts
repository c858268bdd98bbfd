import { expect, test } from "vitest";
import { paymentMark } from "./payment-mark.ts";

// Row 2.156
test.each([
  ["confirmed", "pending", "Pay later"],
  ["pending", "unpaid", "Pay later"],
  ["completed", "pending", "Unpaid"],
  ["declined", "pending", "No charge"],
  ["confirmed", "paid", "Paid"],
  ["declined", "refunded", "Refunded"],
])("a %s booking whose payment is %s is marked: %s", (status, paymentStatus, label) => {
  expect(paymentMark({ status, paymentStatus }).label).toBe(label);
});
