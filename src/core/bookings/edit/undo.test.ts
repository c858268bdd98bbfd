import { expect, test } from "vitest";
import { findUndo } from "./undo.ts";

const now = {
  bookingDate: "2026-11-25",
  bookingTime: "09:00 AM",
  status: "confirmed",
  paymentStatus: "pending",
} as const;
const placed = { action: "placed", change: { to: "confirmed", day: "2026-11-24", time: "08:00 AM" } };
const moved = { action: "moved", change: { from: "2026-11-24 08:00 AM", to: "2026-11-25 09:00 AM" } };
const message = { action: "message", change: { messageId: 3, kind: "moved", channel: "sms" } };

test("undoes a move to the earlier slot, ignoring messages since", () => {
  expect(findUndo([placed, moved, message], now)).toEqual({ kind: "move", day: "2026-11-24", time: "08:00 AM" });
});

test("undoes a status, a cancellation and a payment", () => {
  const declined = { ...now, status: "declined" } as const;
  const status = { action: "status", change: { from: "pending", to: "confirmed" } };
  const cancelled = { action: "cancelled", change: { from: "confirmed", to: "declined", reason: "patient-asked" } };
  const paid = { action: "payment", change: { from: "pending", to: "paid" } };
  expect(findUndo([placed, status], now)).toEqual({ kind: "status", to: "pending" });
  expect(findUndo([placed, cancelled], declined)).toEqual({ kind: "status", to: "confirmed" });
  expect(findUndo([placed, paid], { ...now, paymentStatus: "paid" })).toEqual({ kind: "payment", to: "pending" });
});

test("undoes only the last action, and only while the booking is as it left it", () => {
  const changed = { action: "changed", change: { fields: ["phone"] } };
  expect(findUndo([placed, moved, changed], now)).toBeNull();
  expect(findUndo([placed, moved], { ...now, bookingTime: "10:00 AM" })).toBeNull();
});

test.each([
  ["the booking itself", placed],
  ["tests", { action: "items-changed", change: { added: ["BT-005"], removed: [], from: 24900, to: 49800 } }],
  ["a report", { action: "report-released", change: { reportId: 1 } }],
  ["an unknown slot", { action: "moved", change: { from: "2026-11-24 03:30 AM", to: "2026-11-25 09:00 AM" } }],
])("offers no undo of %s", (_, entry) => {
  expect(findUndo([entry], now)).toBeNull();
});

test("offers no undo without audit entries", () => {
  expect(findUndo([], now)).toBeNull();
});

test("undoes to refunded only if money was taken", () => {
  const from = (to: string) => ({ action: "payment", change: { from: "refunded", to } });
  expect(findUndo([from("paid")], { ...now, paymentStatus: "paid" })).toEqual({ kind: "payment", to: "refunded" });
  expect(findUndo([from("pending")], now)).toBeNull();
  expect(findUndo([from("failed")], { ...now, paymentStatus: "failed" })).toBeNull();
});
