import { expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { getPaymentBadge, getStatusBadge } from "./statuses.ts";

// Rows 4.2, 4.5
test("shows each status as itself, cancelled as declined, lab work as processing and unknown as plain", () => {
  const looks = ["pending", "confirmed", "completed", "declined", "cancelled", "processing", "sample_collected"];
  expect(
    [...looks, "testing_in_progress", "mislaid"].map((status) => getStatusBadge(status, sentences.statusLabels).look),
  ).toEqual([
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
test("shows a payment as paid, unpaid, failed or refunded, and unknown as plain", () => {
  const statuses = ["paid", "completed", "pending", "unpaid", "failed", "refunded", "mislaid"];
  expect(statuses.map((status) => getPaymentBadge(status, sentences.paymentLabels).look)).toEqual([
    "paid",
    "paid",
    "unpaid",
    "unpaid",
    "failed",
    "refunded",
    "outline",
  ]);
});
