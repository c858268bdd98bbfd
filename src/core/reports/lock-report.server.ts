import { lockBooking } from "#core/bookings/lock-booking.server.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { currentReport, type ReportRow } from "./queries.server.ts";
import { reportSentences } from "./sentences.ts";

export type ReportChoice = { bookingId: number; reportId: number };

/**
 * The booking and its report, locked until the transaction ends. Refuses: not-found; changed-meanwhile where `reportId`,
 * which the person at the desk looked at, is no longer the report that counts.
 */
export async function lockReport(
  transaction: Db,
  { bookingId, reportId }: ReportChoice,
): Promise<{ booking: BookingRow; report: ReportRow }> {
  const booking = await lockBooking(transaction, bookingId, undefined);
  const report = await currentReport(transaction, bookingId);
  if (!report) throw new Refusal("not-found", reportSentences.none);
  if (report.id !== reportId) throw new Refusal("changed-meanwhile", reportSentences.replacedMeanwhile);
  return { booking, report };
}
