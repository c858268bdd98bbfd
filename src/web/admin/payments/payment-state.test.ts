import { expect, test } from "vitest";
import { formatPartPayment, getPaymentState } from "./payment-state.ts";

const booking = { paymentStatus: "pending", paidAmount: "0.00", dueAmount: "0.00", backAmount: "0.00" };

test.each([
  [{ dueAmount: "499.00" }, "due", ""],
  [{ paymentStatus: "failed", dueAmount: "499.00" }, "due", ""],
  [{ paidAmount: "500.00", dueAmount: "499.00" }, "due", "₹499 due"],
  [{ paymentStatus: "paid", paidAmount: "800.00", backAmount: "300.00" }, "back", "₹300 to give back"],
  [{ paymentStatus: "paid", paidAmount: "500.00" }, "paid", ""],
  [{ paymentStatus: "paid" }, "paid", ""],
  [{ paymentStatus: "refunded" }, "refunded", ""],
  [{}, "none", ""],
])("a booking with %j is %s, and its list says %j", (changes, state, listed) => {
  expect([getPaymentState({ ...booking, ...changes }).state, formatPartPayment({ ...booking, ...changes })]).toEqual([
    ...[state, listed],
  ]);
});
