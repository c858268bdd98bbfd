import { eq } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { recordBookingEvent } from "#core/audit/record-booking-event.server.ts";
import { setStatus } from "#core/bookings/edit/change-status.server.ts";
import { isCompleted } from "#core/bookings/statuses.ts";
import { lockVisit } from "#core/bookings/visits/lock-visit.server.ts";
import type { Context } from "#core/context.server.ts";
import { recordReportRevocation } from "#core/revocations/record-revocation.server.ts";
import type { RevocationContext } from "#core/revocations/revocation-list.server.ts";
import { reports } from "#db/schema/reports.ts";
import { type LockReportInput, lockReport } from "./lock-report.server.ts";
import type { ReportRow } from "./queries.server.ts";

/**
 * Withdraws a released report, e.g. another patient's: the patient has no report any more and is notified, and the file
 * is void for good. A completed booking returns to testing, so that it waits for its report. Throws `sign-in-needed`,
 * `not-allowed`, `not-found`, `changed-meanwhile`.
 */
export async function withdrawReport(ctx: Context & RevocationContext, choice: LockReportInput): Promise<ReportRow> {
  authorize(ctx.actor, "release-report");
  return ctx.db.transaction(async (transaction) => {
    const { booking, report } = await lockReport(transaction, choice);
    if (!report.releasedAt) return report;
    const [withdrawn] = await transaction
      .update(reports)
      .set({ releasedAt: null, withdrawnAt: ctx.now })
      .where(eq(reports.id, report.id))
      .returning();
    if (isCompleted(booking.status)) {
      const visit = await lockVisit(transaction, booking.id, undefined);
      await setStatus(transaction, ctx, visit, { status: "testing_in_progress" });
    }
    await recordBookingEvent(transaction, ctx, booking, {
      kind: "report-withdrawn",
      data: { reportId: report.id, releasedAt: report.releasedAt.toISOString() },
    });
    await ctx.emit(transaction, { name: "report.revoked", data: { reportId: report.id } });
    await recordReportRevocation(transaction, ctx, report.fileKey, "report-withdrawn");
    return withdrawn ?? report;
  });
}
