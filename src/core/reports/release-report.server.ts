import { eq } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { recordBookingEvent } from "#core/audit/record-booking-event.server.ts";
import { setStatus } from "#core/bookings/edit/change-status.server.ts";
import { listBookingItems } from "#core/bookings/queries.server.ts";
import { getStatusSetBy, holdsSeat } from "#core/bookings/statuses.ts";
import { lockVisit } from "#core/bookings/visits/lock-visit.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError, requireConfirmations } from "#core/errors.ts";
import { reports } from "#db/schema/reports.ts";
import { type LockReportInput, lockReport } from "./lock-report.server.ts";
import type { ReportRow } from "./queries.server.ts";
import { listReleaseConfirmations, type ReleaseConfirmation } from "./release-confirmations.ts";

type ReleaseReportInput = LockReportInput & { [A in ReleaseConfirmation]?: boolean | undefined };

/**
 * Releases the report to the patient and completes the booking in one transaction: the patient is notified at once, and
 * the timeline offers the download for completed bookings. Releasing again changes nothing. Throws `sign-in-needed`,
 * `not-allowed`, `not-found`, `changed-meanwhile`, `rule-broken` (a declined booking, a withdrawn report), `ask-first`
 * (whose it is; a visit whose slot has not begun, or without a sample).
 */
export async function releaseReport(ctx: Context, release: ReleaseReportInput): Promise<ReportRow> {
  authorize(ctx.actor, "release-report");
  return ctx.db.transaction(async (transaction) => {
    const { booking, report } = await lockReport(transaction, release);
    if (report.releasedAt) return report;
    if (report.withdrawnAt) throw new DomainError("rule-broken", "report-void");
    if (!holdsSeat(booking.status)) throw new DomainError("rule-broken", "report-declined");
    const items = await listBookingItems(transaction, booking.id);
    const tests = items.map(({ name }) => name);
    requireConfirmations(listReleaseConfirmations(booking, tests, toLabTime(ctx.now)), release);
    const [released] = await transaction
      .update(reports)
      .set({ releasedAt: ctx.now })
      .where(eq(reports.id, report.id))
      .returning();
    const { beforeVisit, withoutSample } = release;
    await recordBookingEvent(transaction, ctx, booking, {
      kind: "report-released",
      data: { reportId: report.id, beforeVisit, withoutSample },
    });
    const visit = await lockVisit(transaction, booking.id, undefined);
    await setStatus(transaction, ctx, visit, { status: getStatusSetBy("release") });
    await ctx.emit(transaction, { name: "report.released", data: { reportId: report.id } });
    return released ?? report;
  });
}
