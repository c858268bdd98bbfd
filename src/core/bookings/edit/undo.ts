import type { Booking, BookingAuditEntry } from "#core/bookings/schema.ts";
import {
  type BookingStatus,
  bookingStatuses,
  getMoneyState,
  type PaymentStatus,
  paymentStatuses,
} from "#core/bookings/statuses.ts";
import { parseSlotTime, type SlotTime } from "#core/slots/grid.ts";

/**
 * The action that reverts the last one, run like any other change by staff, with its confirmations and its
 * notification.
 */
export type Undo =
  | { kind: "move"; day: string; time: SlotTime }
  | { kind: "status"; to: BookingStatus }
  | { kind: "payment"; to: PaymentStatus };

type UndoEntry = Pick<BookingAuditEntry, "action" | "change">;
type CurrentBooking = Pick<Booking, "bookingDate" | "bookingTime" | "status" | "paymentStatus">;

/** Actions that do not change the booking. */
const NEUTRAL_ACTIONS = ["message", "report-opened"];

/**
 * Returns how to undo the last action on a booking, from its audit entries, oldest first. Null if the audit log does
 * not hold the earlier value (a name, an address: it must not name a person), if the booking has changed since, or if
 * undoing is an action of its own (withdrawing a report, removing a test).
 */
export function findUndo(entries: readonly UndoEntry[], now: CurrentBooking): Undo | null {
  const last = entries.findLast(({ action }) => !NEUTRAL_ACTIONS.includes(action));
  const from = String(last?.change.from ?? "");
  const to = String(last?.change.to ?? "");
  switch (last?.action) {
    case "moved":
      return to === `${now.bookingDate} ${now.bookingTime}` ? parseMove(from) : null;
    case "status":
    case "cancelled":
      return to === now.status ? findUndoTo(bookingStatuses, from, (status) => ({ kind: "status", to: status })) : null;
    case "payment":
      return to === now.paymentStatus
        ? findUndoTo(listEarlierPayments(now), from, (paid) => ({ kind: "payment", to: paid }))
        : null;
    default:
      return null;
  }
}

/** Refunded only follows a payment that was taken. */
function listEarlierPayments({ paymentStatus }: CurrentBooking): PaymentStatus[] {
  return paymentStatuses.filter(
    (candidate) => getMoneyState(candidate) !== "givenBack" || getMoneyState(paymentStatus) === "taken",
  );
}

/** Parses "2026-11-24 09:00 AM", as in the audit log. */
function parseMove(stored: string): Undo | null {
  const time = parseSlotTime(stored.slice(11));
  return time ? { kind: "move", day: stored.slice(0, 10), time } : null;
}

function findUndoTo<Name extends string>(
  names: readonly Name[],
  stored: string,
  undo: (name: Name) => Undo,
): Undo | null {
  const name = names.find((candidate) => candidate === stored);
  return name ? undo(name) : null;
}
