import { expect, test } from "vitest";
import { getPaymentMark } from "./payment-badge.ts";

// Row 2.156
test.each([
  ["confirmed", "pending", "Pay later"],
  ["pending", "unpaid", "Pay later"],
  ["completed", "pending", "Unpaid"],
  ["declined", "pending", "No charge"],
  ["confirmed", "paid", "Paid"],
  ["declined", "refunded", "Refunded"],
])("marks a %s booking with payment %s: %s", (status, paymentStatus, label) => {
  expect(getPaymentMark({ status, paymentStatus, paidAmount: "0.00", totalAmount: "1499.00" }).label).toBe(label);
});

test("a part that is paid is marked, before and after the visit", () => {
  for (const status of ["confirmed", "completed"])
    expect(
      getPaymentMark({ status, paymentStatus: "pending", paidAmount: "500.00", totalAmount: "1499.00" }).label,
    ).toBe("Part paid");
});

test("a redraw, which costs nothing, says so before and after the visit", () => {
  for (const status of ["confirmed", "sample_collected"])
    expect(getPaymentMark({ status, paymentStatus: "pending", paidAmount: "0.00", totalAmount: "0.00" }).label).toBe(
      "Nothing to pay",
    );
});
