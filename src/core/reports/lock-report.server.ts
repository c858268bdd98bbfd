import { lockBooking } from "#core/bookings/lock-booking.server.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import { DomainError } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import { findReportById, type ReportRow } from "./queries.server.ts";

export type LockReportInput = { bookingId: number; reportId: number };

/**
 * Locks the booking and the report that staff saw until the transaction ends; the report may be withdrawn. Throws
 * `not-found`, and `changed-meanwhile` if another report has replaced it.
 */
export async function lockReport(
  transaction: Db,
  { bookingId, reportId }: LockReportInput,
): Promise<{ booking: BookingRow; report: ReportRow }> {
  const booking = await lockBooking(transaction, bookingId, undefined);
  const report = await findReportById(transaction, reportId);
  if (report?.bookingId !== bookingId) throw new DomainError("not-found", "report-none");
  if (report.replacedAt) throw new DomainError("changed-meanwhile", "report-replaced");
  return { booking, report };
}
