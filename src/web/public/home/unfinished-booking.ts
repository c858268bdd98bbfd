import { formatShortTime } from "#core/calendar/clock-time.ts";
import { readDraft } from "#web/booking/draft.ts";
import { readConfirmation } from "#web/booking/storage.ts";
import { formatWeekdayDate } from "#web/lib/format-date.ts";

/** A booking that this browser knows: confirmed in this tab and still open at `address`, or begun and not booked. */
export type UnfinishedBooking = { kind: "open"; visit: string; code: string; address: string } | { kind: "begun" };

/**
 * Returns this tab's open confirmation, or else that the booking form was begun in this browser; null if neither.
 * Phones are shared: it says when, but not who and what.
 */
export function findUnfinishedBooking(): UnfinishedBooking | null {
  const open = readConfirmation();
  if (open?.at.startsWith("/")) {
    const { bookingDate, bookingTime, code } = open.booking;
    const visit = `${formatWeekdayDate(bookingDate)}, ${formatShortTime(bookingTime)}`;
    return { kind: "open", visit, code, address: open.at };
  }
  const isBegun = Object.values(readDraft().values).some((typed) => typed.trim() !== "");
  return isBegun ? { kind: "begun" } : null;
}
