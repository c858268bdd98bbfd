import { eq } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { setStatus } from "#core/bookings/change-status.server.ts";
import { itemsOfBooking } from "#core/bookings/queries.server.ts";
import { holdsSeat, statusSetBy } from "#core/bookings/statuses.ts";
import { lockVisit } from "#core/bookings/visit/lock-visit.server.ts";
import { labMoment } from "#core/calendar/clock.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal, requireAnswers } from "#core/refusal.ts";
import { reports } from "#db/schema/reports.ts";
import { lockReport, type ReportChoice } from "./lock-report.server.ts";
import type { ReportRow } from "./queries.server.ts";
import { type ReleaseAnswer, releaseQuestions } from "./release-questions.ts";

type Release = ReportChoice & { [A in ReleaseAnswer]?: boolean | undefined };

/**
 * Lets the patient open the report, and completes the booking in the same act: the patient is told at once, and the
 * timeline offers the download to completed bookings (row 4.12). Released once, it stays as it is.
 * Refuses: sign-in-needed, not-allowed, not-found, changed-meanwhile, rule-broken (a declined booking, a withdrawn report),
 * ask-first (whose it is; a visit whose hour has not come, or without a sample).
 */
export async function releaseReport(ctx: Context, release: Release): Promise<ReportRow> {
  requireMay(ctx.actor, "release-report");
  return ctx.db.transaction(async (transaction) => {
    const { booking, report } = await lockReport(transaction, release);
    if (report.releasedAt) return report;
    if (report.withdrawnAt) throw new Refusal("rule-broken", "report-void");
    if (!holdsSeat(booking.status)) throw new Refusal("rule-broken", "report-declined");
    const items = await itemsOfBooking(transaction, booking.id);
    const tests = items.map(({ name }) => name);
    requireAnswers(releaseQuestions(booking, tests, labMoment(ctx.now)), release);
    const [released] = await transaction
      .update(reports)
      .set({ releasedAt: ctx.now })
      .where(eq(reports.id, report.id))
      .returning();
    const { beforeVisit, withoutSample } = release;
    await recordAction(transaction, ctx, {
      action: "report-released",
      bookingId: booking.id,
      bookingCode: booking.code,
      change: { reportId: report.id, beforeVisit, withoutSample },
    });
    const visit = await lockVisit(transaction, booking.id, undefined);
    await setStatus(transaction, ctx, visit, { status: statusSetBy("release") });
    await ctx.announce(transaction, { name: "report.released", data: { reportId: report.id } });
    return released ?? report;
  });
}
