import { requireMay } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { clockTime } from "#core/calendar/clock-time.ts";
import type { Context } from "#core/context.server.ts";
import { csvBegin, csvLine } from "#core/figures/export/csv.ts";
import type { Db } from "#db/client.server.ts";
import { type TrailFilters, type TrailRow, trailWanted } from "./queries.server.ts";

const LINES_AT_ONCE = 1000;

const head = ["Day", "Time", "Who", "Role", "What", "Booking #", "Patient", "Staff", "From", "To", "Why", "All"];

/**
 * The trail that the filters leave as a CSV file, newest first, read while it is sent. That it was taken out of the house is
 * its newest line. Refuses: sign-in-needed, not-allowed.
 */
export async function exportTrail(ctx: Context, filters: TrailFilters): Promise<AsyncGenerator<string>> {
  requireMay(ctx.actor, "read-trail");
  await recordAction(ctx.db, ctx, { action: "trail-exported", change: { day: filters.day } });
  return linesOf(ctx.db, filters);
}

async function* linesOf(db: Db, filters: TrailFilters): AsyncGenerator<string> {
  yield csvBegin + csvLine(head);
  let before: number | undefined;
  do {
    const { rows, next } = await trailWanted(db, { ...filters, before, limit: LINES_AT_ONCE });
    if (rows.length > 0) yield rows.map(lineOf).join("");
    before = next ?? undefined;
  } while (before !== undefined);
}

function lineOf({ at, actor, actorRole, action, bookingCode, patientName, staffName, change }: TrailRow): string {
  const { day, minutes } = labMoment(at);
  const { from, to, reason } = change;
  const about = [bookingCode, patientName, staffName];
  const who = actor.replace(/^(admin|system) /, "");
  const all = Object.keys(change).length > 0 ? JSON.stringify(change) : null;
  return csvLine([
    day,
    clockTime(minutes),
    who,
    actorRole,
    action.replaceAll("-", " "),
    ...about,
    ...[from, to, reason].map(cellOf),
    all,
  ]);
}

function cellOf(fact: unknown): string | number | null {
  return typeof fact === "string" || typeof fact === "number" ? fact : null;
}
