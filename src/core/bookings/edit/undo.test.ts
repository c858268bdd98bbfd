import { expect, test } from "vitest";
import type { BookingEvent } from "#core/audit/audit-events.ts";
import type { PaymentStatus } from "#core/bookings/statuses.ts";
import { findUndo } from "./undo.ts";

const now = {
  day: "2026-11-25",
  time: "09:00 AM",
  status: "confirmed",
  paymentStatus: "pending",
  takenPaise: 0,
} as const;
const placed: BookingEvent = {
  kind: "placed",
  data: { to: "confirmed", day: "2026-11-24", time: "08:00 AM", totalPaise: 24900 },
};
const moved = {
  kind: "moved",
  data: { from: { day: "2026-11-24", time: "08:00 AM" }, to: { day: "2026-11-25", time: "09:00 AM" } },
} as const;
const opened: BookingEvent = { kind: "report-opened", data: { reportId: 3 } };
const merged: BookingEvent = { kind: "merged", data: { patientId: 1, from: 2, bookings: 1 } };

test("undoes a move to the earlier slot, ignoring what changes nothing since", () => {
  expect(findUndo([placed, moved, opened, merged], now)).toEqual({ kind: "move", day: "2026-11-24", time: "08:00 AM" });
});

test("undoes a status, a cancellation and a payment", () => {
  const declined = { ...now, status: "declined" } as const;
  const status: BookingEvent = { kind: "status", data: { from: "pending", to: "confirmed" } };
  const cancelled = {
    kind: "cancelled",
    data: { from: "confirmed", to: "declined", reason: "patient-asked" },
  } as const;
  const paid: BookingEvent = { kind: "payment", data: { from: "pending", to: "paid" } };
  expect(findUndo([placed, status], now)).toEqual({ kind: "status", to: "pending" });
  expect(findUndo([placed, cancelled], declined)).toEqual({ kind: "status", to: "confirmed" });
  expect(findUndo([placed, paid], { ...now, paymentStatus: "paid" })).toEqual({ kind: "payment", to: "pending" });
});

test("undoes only the last action, and only while the booking is as it left it", () => {
  const changed: BookingEvent = { kind: "changed", data: { fields: ["phone"] } };
  expect(findUndo([placed, moved, changed], now)).toBeNull();
  expect(findUndo([placed, moved], { ...now, time: "10:00 AM" })).toBeNull();
});

test.each([
  ["the booking itself", placed],
  ["tests", { kind: "items-changed", data: { added: ["BT-005"], removed: [], from: 24900, to: 49800 } }],
  ["a report", { kind: "report-released", data: { reportId: 1 } }],
  [
    "an unknown slot",
    {
      kind: "moved",
      data: { from: { day: "2026-11-24", time: "03:30 AM" }, to: { day: "2026-11-25", time: "09:00 AM" } },
    },
  ],
] as [string, BookingEvent][])("offers no undo of %s", (_, event) => {
  expect(findUndo([event], now)).toBeNull();
});

test("offers no undo without events", () => {
  expect(findUndo([], now)).toBeNull();
});

test("undoes to refunded only if money was taken", () => {
  const from = (to: PaymentStatus) => ({ kind: "payment", data: { from: "refunded", to } }) as const;
  expect(findUndo([from("paid")], { ...now, paymentStatus: "paid" })).toEqual({ kind: "payment", to: "refunded" });
  expect(findUndo([from("pending")], now)).toBeNull();
  expect(findUndo([from("failed")], { ...now, paymentStatus: "failed" })).toBeNull();
});
