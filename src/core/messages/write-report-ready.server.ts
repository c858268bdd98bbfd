import { bookingById } from "#core/bookings/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import { reportById } from "#core/reports/queries.server.ts";
import { reportReadyText } from "./report-ready.ts";
import { writeMessage } from "./write-message.server.ts";

/** Tells the patient of a released report, once; says nothing of one that was withdrawn or replaced meanwhile. */
export async function writeReportReady(
  ctx: Pick<Context, "db" | "now">,
  { reportId, publicUrl }: { reportId: number; publicUrl: string },
): Promise<void> {
  const report = await reportById(ctx.db, reportId);
  if (!report?.releasedAt || report.replacedAt) return;
  const booking = await bookingById(ctx.db, report.bookingId);
  if (!booking) return;
  const { code: bookingCode, patientName } = booking;
  await writeMessage(ctx.db, ctx, {
    kind: "report-ready",
    channel: "whatsapp",
    recipient: booking.phone,
    body: reportReadyText({ bookingCode, patientName, publicUrl }, await labProfile(ctx.db)),
    cause: `report ${reportId} released`,
    bookingId: booking.id,
  });
}
