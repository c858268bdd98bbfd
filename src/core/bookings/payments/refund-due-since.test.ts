import { expect, test } from "vitest";
import type { BilledBooking } from "#core/bookings/booking-balance.ts";
import { type BalanceEvent, findRefundDueSince } from "./refund-due-since.ts";

const paid: BilledBooking = {
  status: "confirmed",
  paymentStatus: "paid",
  totalPaise: 129_900,
  discountPaise: 0,
  takenPaise: 129_900,
};
const on = (day: number) => new Date(`2026-11-${day}T05:00:00Z`);
const taken = (day: number, paise: number): BalanceEvent => {
  return { at: on(day), kind: "payment", data: { from: "pending", to: "paid", paise } };
};
const total = (day: number, from: number, to: number): BalanceEvent => {
  return { at: on(day), kind: "items-changed", data: { added: [], removed: ["CBC-005"], from, to } };
};
const declined = (day: number): BalanceEvent => {
  return { at: on(day), kind: "cancelled", data: { from: "confirmed", to: "declined", reason: "other" } };
};

test("a test that is removed after the payment is owed since then", () => {
  const now = { ...paid, totalPaise: 99_900 };
  expect(findRefundDueSince(now, [taken(20, 129_900), total(24, 129_900, 99_900)])).toEqual(on(24));
});

test("returning a part, or a later change, does not begin it anew", () => {
  const now = { ...paid, totalPaise: 99_900, takenPaise: 119_900 };
  expect(findRefundDueSince(now, [taken(20, 129_900), total(24, 129_900, 99_900), taken(25, -10_000)])).toEqual(on(24));
});

test("money owed, settled and owed again is owed since the second time", () => {
  const now = { ...paid, totalPaise: 89_900, takenPaise: 99_900 };
  const events = [taken(20, 129_900), total(21, 129_900, 99_900), taken(22, -30_000), total(24, 99_900, 89_900)];
  expect(findRefundDueSince(now, events)).toEqual(on(24));
});

test("a paid visit that is declined is owed since the cancellation", () => {
  expect(findRefundDueSince({ ...paid, status: "declined" }, [taken(20, 129_900), declined(23)])).toEqual(on(23));
});

test("is unknown for payments of which no amount was recorded, and where nothing is owed", () => {
  const old: BalanceEvent = { ...taken(20, 0), kind: "payment", data: { from: "pending", to: "paid" } };
  const now = { ...paid, takenPaise: 139_900 };
  expect(findRefundDueSince(now, [old])).toBeNull();
  expect(findRefundDueSince({ ...now, takenPaise: 139_900 }, [])).toBeNull();
  expect(findRefundDueSince(paid, [taken(20, 129_900)])).toBeNull();
});
