import { eq } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { changeStatus } from "#core/bookings/change-status.server.ts";
import { holdsSeat } from "#core/bookings/status.ts";
import type { Context } from "#core/context.server.ts";
import { recordAction } from "#core/record-action.server.ts";
import { Refusal } from "#core/refusal.ts";
import { reports } from "#db/schema/reports.ts";
import { lockReport, type ReportChoice } from "./lock-report.server.ts";
import type { ReportRow } from "./queries.server.ts";
import { reportSentences } from "./sentences.ts";

/**
 * Lets the patient open the report, and completes the booking in the same act: the patient is told at once, and the
 * timeline offers the download to completed bookings (Spec §4). Released once, it stays as it is.
 * Refuses: sign-in-needed, not-allowed, not-found, changed-meanwhile, rule-broken (a declined booking).
 */
export async function releaseReport(ctx: Context, choice: ReportChoice): Promise<ReportRow> {
  requireMay(ctx.actor, "release-report");
  return ctx.db.transaction(async (transaction) => {
    const { booking, report } = await lockReport(transaction, choice);
    if (report.releasedAt) return report;
    if (!holdsSeat(booking.status)) throw new Refusal("rule-broken", reportSentences.declined);
    const [released] = await transaction
      .update(reports)
      .set({ releasedAt: ctx.now })
      .where(eq(reports.id, report.id))
      .returning();
    await recordAction(transaction, ctx, {
      action: "report-released",
      bookingId: booking.id,
      bookingCode: booking.code,
      change: { reportId: report.id },
    });
    await changeStatus({ ...ctx, db: transaction }, { bookingId: booking.id, status: "completed" });
    await ctx.announce(transaction, { name: "report.released", data: { reportId: report.id } });
    return released ?? report;
  });
}
