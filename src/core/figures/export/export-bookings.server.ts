import { asc, eq, sql } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { daysOf, type Period } from "#core/figures/period.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems, bookings } from "#db/schema/bookings.ts";
import { bookingLine, type ExportedBooking, exportedColumns, exportHead } from "./booking-line.ts";
import { csvBegin } from "./csv.ts";

/**
 * The period's bookings as a CSV file, day by day of the visit, read while it is sent. Who took them out of the house
 * stays in the audit trail. Refuses: sign-in-needed, not-allowed.
 */
export async function exportBookings(ctx: Context, period: Period): Promise<AsyncGenerator<string>> {
  requireMay(ctx.actor, "export-bookings");
  await recordAction(ctx.db, ctx, { action: "exported", change: { ...period } });
  return linesOf(ctx.db, period);
}

async function* linesOf(db: Db, period: Period): AsyncGenerator<string> {
  yield csvBegin + exportHead;
  for (const day of daysOf(period)) {
    const booked = await bookingsOfDay(db, day);
    if (booked.length > 0) yield booked.map(bookingLine).join("");
  }
}

async function bookingsOfDay(db: Db, day: string): Promise<ExportedBooking[]> {
  const items = sql<string | null>`(select string_agg(${bookingItems.name}, '; ' order by ${bookingItems.id})
    from ${bookingItems} where ${bookingItems.bookingId} = ${bookings.id})`;
  const columns = Object.fromEntries(exportedColumns.map((column) => [column, bookings[column]]));
  const found = await db
    .select({ ...columns, items })
    .from(bookings)
    .where(eq(bookings.day, day))
    .orderBy(asc(bookings.id));
  return found as ExportedBooking[];
}
