import type { Booking, TrailEntry } from "#core/bookings/schema.ts";
import {
  type BookingStatus,
  bookingStatuses,
  moneyOf,
  type PaymentStatus,
  paymentStatuses,
} from "#core/bookings/statuses.ts";
import { type SlotTime, slotTimeOf } from "#core/slots/grid.ts";

/** The act that sets the last one right; it goes the way of every other change of the desk, with its questions and its message. */
export type Undo =
  | { kind: "move"; day: string; time: SlotTime }
  | { kind: "status"; to: BookingStatus }
  | { kind: "payment"; to: PaymentStatus };

type Entry = Pick<TrailEntry, "action" | "change">;
type Now = Pick<Booking, "bookingDate" | "bookingTime" | "status" | "paymentStatus">;

/** What tells of the booking and changes nothing in it. */
const besides = ["message", "report-opened"];

/**
 * How the last act on a booking is undone, by its history, oldest first. Null where the history does not keep what was before
 * (a name, an address: it names nobody), where the booking is no longer as that act left it, or where undoing is an act of
 * its own (a report is withdrawn, a test is taken away).
 */
export function undoOf(history: readonly Entry[], now: Now): Undo | null {
  const last = history.findLast(({ action }) => !besides.includes(action));
  const from = String(last?.change.from ?? "");
  const to = String(last?.change.to ?? "");
  switch (last?.action) {
    case "moved":
      return to === `${now.bookingDate} ${now.bookingTime}` ? moveTo(from) : null;
    case "status":
    case "cancelled":
      return to === now.status ? named(bookingStatuses, from, (status) => ({ kind: "status", to: status })) : null;
    case "payment":
      return to === now.paymentStatus
        ? named(paymentsBefore(now), from, (paid) => ({ kind: "payment", to: paid }))
        : null;
    default:
      return null;
  }
}

/** Money is given back only where it was taken. */
function paymentsBefore({ paymentStatus }: Now): PaymentStatus[] {
  return paymentStatuses.filter((one) => moneyOf(one) !== "givenBack" || moneyOf(paymentStatus) === "taken");
}

/** "2026-11-24 09:00 AM", as the trail keeps it. */
function moveTo(kept: string): Undo | null {
  const time = slotTimeOf(kept.slice(11));
  return time ? { kind: "move", day: kept.slice(0, 10), time } : null;
}

function named<Name extends string>(names: readonly Name[], kept: string, undo: (name: Name) => Undo): Undo | null {
  const name = names.find((one) => one === kept);
  return name ? undo(name) : null;
}
