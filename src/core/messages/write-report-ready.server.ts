import { bookingById } from "#core/bookings/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import { reportById } from "#core/reports/queries.server.ts";
import { tellPatient } from "./tell-patient.server.ts";
import { reportReadySubject, reportReadyText, reportReadyVariables } from "./texts/report-ready.ts";

/** Tells the patient of a released report, once for each release; says nothing of one that was withdrawn or replaced meanwhile. */
export async function writeReportReady(
  ctx: Pick<Context, "db" | "now" | "announce">,
  { reportId, publicUrl }: { reportId: number; publicUrl: string },
): Promise<void> {
  const report = await reportById(ctx.db, reportId);
  if (!report?.releasedAt || report.replacedAt) return;
  const booking = await bookingById(ctx.db, report.bookingId);
  if (!booking) return;
  const cause = `report ${reportId} released ${report.releasedAt.toISOString()}`;
  const lab = await labProfile(ctx.db);
  await tellPatient(ctx, booking, ({ code: bookingCode, patientName }) => {
    const ready = { bookingCode, patientName, publicUrl };
    return {
      kind: "report-ready",
      subject: reportReadySubject(bookingCode),
      body: reportReadyText(ready, lab),
      variables: reportReadyVariables(ready),
      cause,
    };
  });
}
