import { lockBooking } from "#core/bookings/lock-booking.server.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { type ReportRow, reportById } from "./queries.server.ts";

export type ReportChoice = { bookingId: number; reportId: number };

/**
 * The booking and the report that the person at the desk looked at, locked until the transaction ends; it may be withdrawn.
 * Refuses: not-found; changed-meanwhile where another report has taken its place.
 */
export async function lockReport(
  transaction: Db,
  { bookingId, reportId }: ReportChoice,
): Promise<{ booking: BookingRow; report: ReportRow }> {
  const booking = await lockBooking(transaction, bookingId, undefined);
  const report = await reportById(transaction, reportId);
  if (report?.bookingId !== bookingId) throw new Refusal("not-found", "report-none");
  if (report.replacedAt) throw new Refusal("changed-meanwhile", "report-replaced");
  return { booking, report };
}
