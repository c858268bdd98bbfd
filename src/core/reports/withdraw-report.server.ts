import { eq } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { setStatus } from "#core/bookings/change-status.server.ts";
import { isCompleted } from "#core/bookings/statuses.ts";
import { lockVisit } from "#core/bookings/visit/lock-visit.server.ts";
import type { Context } from "#core/context.server.ts";
import { recordReport } from "#core/revocations/record-revocation.server.ts";
import type { Revoking } from "#core/revocations/revocation-list.server.ts";
import { reports } from "#db/schema/reports.ts";
import { lockReport, type ReportChoice } from "./lock-report.server.ts";
import type { ReportRow } from "./queries.server.ts";

/**
 * Takes a released report back, as when it is another patient's: from now on the patient has none, is told so, and the file is
 * void for good. A completed booking is in testing again, so that it waits for its report. Refuses: sign-in-needed, not-allowed,
 * not-found, changed-meanwhile.
 */
export async function withdrawReport(ctx: Context & Revoking, choice: ReportChoice): Promise<ReportRow> {
  requireMay(ctx.actor, "release-report");
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
    await recordAction(transaction, ctx, {
      action: "report-withdrawn",
      bookingId: booking.id,
      bookingCode: booking.code,
      change: { reportId: report.id, releasedAt: report.releasedAt.toISOString() },
    });
    await ctx.announce(transaction, { name: "report.taken-back", data: { reportId: report.id } });
    await recordReport(transaction, ctx, report.fileKey, "report-withdrawn");
    return withdrawn ?? report;
  });
}
