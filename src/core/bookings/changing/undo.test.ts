import { expect, test } from "vitest";
import { undoOf } from "./undo.ts";

const now = {
  bookingDate: "2026-11-25",
  bookingTime: "09:00 AM",
  status: "confirmed",
  paymentStatus: "pending",
} as const;
const placed = { action: "placed", change: { to: "confirmed", day: "2026-11-24", time: "08:00 AM" } };
const moved = { action: "moved", change: { from: "2026-11-24 08:00 AM", to: "2026-11-25 09:00 AM" } };
const told = { action: "message", change: { messageId: 3, kind: "moved", channel: "sms" } };

test("a move is undone by the hour before, whoever was told of it since", () => {
  expect(undoOf([placed, moved, told], now)).toEqual({ kind: "move", day: "2026-11-24", time: "08:00 AM" });
});

test("a status, a cancelling and a payment are undone by what was before", () => {
  const declined = { ...now, status: "declined" } as const;
  const status = { action: "status", change: { from: "pending", to: "confirmed" } };
  const cancelled = { action: "cancelled", change: { from: "confirmed", to: "declined", reason: "patient-asked" } };
  const paid = { action: "payment", change: { from: "pending", to: "paid" } };
  expect(undoOf([placed, status], now)).toEqual({ kind: "status", to: "pending" });
  expect(undoOf([placed, cancelled], declined)).toEqual({ kind: "status", to: "confirmed" });
  expect(undoOf([placed, paid], { ...now, paymentStatus: "paid" })).toEqual({ kind: "payment", to: "pending" });
});

test("only the last act can be undone, and only while the booking is as it left it", () => {
  const changed = { action: "changed", change: { fields: ["phone"] } };
  expect(undoOf([placed, moved, changed], now)).toBeNull();
  expect(undoOf([placed, moved], { ...now, bookingTime: "10:00 AM" })).toBeNull();
});

test.each([
  ["a booking itself", placed],
  ["tests", { action: "items-changed", change: { added: ["BT-005"], removed: [], from: 24900, to: 49800 } }],
  ["a report", { action: "report-released", change: { reportId: 1 } }],
  [
    "an hour that there is not",
    { action: "moved", change: { from: "2026-11-24 03:30 AM", to: "2026-11-25 09:00 AM" } },
  ],
])("%s is not undone by one press", (_, act) => {
  expect(undoOf([act], now)).toBeNull();
});

test("a booking without a history has nothing to undo", () => {
  expect(undoOf([], now)).toBeNull();
});

test("undoing a payment gives money back only where some was taken", () => {
  const from = (to: string) => ({ action: "payment", change: { from: "refunded", to } });
  expect(undoOf([from("paid")], { ...now, paymentStatus: "paid" })).toEqual({ kind: "payment", to: "refunded" });
  expect(undoOf([from("pending")], now)).toBeNull();
  expect(undoOf([from("failed")], { ...now, paymentStatus: "failed" })).toBeNull();
});
