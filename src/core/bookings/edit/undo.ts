import type { AuditChange, BookingEvent } from "#core/audit/audit-events.ts";
import type { Undo } from "#core/bookings/response-schema.ts";
import { type BookingStatus, getMoneyState, type PaymentStatus } from "#core/bookings/statuses.ts";
import { parseSlotTime } from "#core/slots/grid.ts";
import type { BookingEventKind } from "#db/schema/audit-values.ts";

export type CurrentBooking = {
  day: string;
  time: string;
  status: BookingStatus;
  paymentStatus: PaymentStatus;
  takenPaise: number;
};

/**
 * Returns the action that reverts the last change of a booking, from its events, oldest first. Null if they do not hold
 * the earlier value (a name, an address), if the booking has changed since, or if undoing is an action of its own
 * (withdrawing a report, removing a test).
 */
export function findUndo(events: readonly BookingEvent[], now: CurrentBooking): Undo | null {
  const last = events.findLast(({ kind }) => changesBooking[kind]);
  switch (last?.kind) {
    case "moved":
      return last.data.to.day === now.day && last.data.to.time === now.time ? toMove(last.data.from) : null;
    case "status":
    case "cancelled":
      return last.data.to === now.status ? { kind: "status", to: last.data.from } : null;
    case "payment":
      return last.data.to === now.paymentStatus && isReversible(last.data, now)
        ? { kind: "payment", to: last.data.from }
        : null;
    default:
      return null;
  }
}

/** Whether an event changes what the booking says; after the others the last change can still be undone. */
const changesBooking: Record<BookingEventKind, boolean> = {
  ...{ placed: true, status: true, moved: true, cancelled: true, changed: true, "items-changed": true, payment: true },
  ...{ "discount-given": true, "discount-withdrawn": true },
  ...{ merged: false, split: false, "report-opened": false },
  ...{ "report-attached": true, "report-replaced": true, "report-released": true, "report-withdrawn": true },
};

/**
 * Setting the earlier status takes back everything taken: the same as taking back the last receipt only if there is no
 * other. A return is corrected, not undone. Refunded only follows a payment that was taken.
 */
function isReversible({ from, paise }: AuditChange<"payment">, { paymentStatus, takenPaise }: CurrentBooking): boolean {
  if (paise !== undefined && (paise !== takenPaise || getMoneyState(from) !== "wanted")) return false;
  return getMoneyState(from) !== "givenBack" || getMoneyState(paymentStatus) === "taken";
}

function toMove({ day, time }: { day: string; time: string }): Undo | null {
  const slotTime = parseSlotTime(time);
  return slotTime && { kind: "move", day, time: slotTime };
}
