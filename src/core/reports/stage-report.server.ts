import type { BookingRow } from "#core/bookings/queries.server.ts";
import { itemsOfBooking } from "#core/bookings/queries.server.ts";
import { sampleReport } from "#db/seed/demo/sample-report.ts";
import { attachReport } from "./attach-report.server.ts";
import { releaseReport } from "./release-report.server.ts";
import type { ReportContext } from "./report-context.server.ts";

/** Gives a booking of the demo a made-up report, by the verbs that a real one goes through. */
export async function stageReport(ctx: ReportContext, { id, code, patientName, day }: BookingRow): Promise<void> {
  const items = await itemsOfBooking(ctx.db, id);
  const bytes = sampleReport({ bookingCode: code, patientName, day, tests: items.map(({ name }) => name) });
  const report = await attachReport(ctx, { bookingId: id, fileName: `${code}.pdf`, bytes });
  await releaseReport(ctx, { bookingId: id, reportId: report.id, nameChecked: true });
}
