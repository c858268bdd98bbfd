import { eq } from "drizzle-orm";
import { actorName } from "#core/actor.ts";
import { requireDesk } from "#core/bookings/may.ts";
import type { Context } from "#core/context.server.ts";
import { auditTrail } from "#db/schema/bookings.ts";
import { reports } from "#db/schema/reports.ts";
import { lockReport, type ReportChoice } from "./lock-report.server.ts";
import type { ReportRow } from "./queries.server.ts";

/**
 * Takes a released report back, as when it is another patient's: from now on the patient has none. The booking's status
 * stays. Refuses: sign-in-needed, not-allowed, not-found, changed-meanwhile.
 */
export async function withdrawReport(ctx: Context, choice: ReportChoice): Promise<ReportRow> {
  requireDesk(ctx.actor);
  return ctx.db.transaction(async (transaction) => {
    const { booking, report } = await lockReport(transaction, choice);
    if (!report.releasedAt) return report;
    const [withdrawn] = await transaction
      .update(reports)
      .set({ releasedAt: null })
      .where(eq(reports.id, report.id))
      .returning();
    await transaction.insert(auditTrail).values({
      at: ctx.now,
      actor: actorName(ctx.actor),
      action: "report-withdrawn",
      bookingId: booking.id,
      bookingCode: booking.code,
      change: { reportId: report.id, releasedAt: report.releasedAt.toISOString() },
    });
    return withdrawn ?? report;
  });
}
