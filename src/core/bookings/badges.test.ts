import { expect, test } from "vitest";
import { paymentBadge, statusBadge } from "./statuses.ts";

// Rows 4.2, 4.5
test("a status looks as itself, cancelled as declined, what the lab works on as processing, anything else plain", () => {
  const looks = ["pending", "confirmed", "completed", "declined", "cancelled", "processing", "sample_collected"];
  expect([...looks, "testing_in_progress", "mislaid"].map((status) => statusBadge(status).look)).toEqual([
    "pending",
    "confirmed",
    "completed",
    "declined",
    "declined",
    "processing",
    "processing",
    "processing",
    "outline",
  ]);
});

// Row 4.7
test("a payment looks paid, unpaid, failed or refunded, anything else plain", () => {
  const statuses = ["paid", "completed", "pending", "unpaid", "failed", "refunded", "mislaid"];
  expect(statuses.map((status) => paymentBadge(status).look)).toEqual([
    "paid",
    "paid",
    "unpaid",
    "unpaid",
    "failed",
    "refunded",
    "outline",
  ]);
});
