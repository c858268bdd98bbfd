import { asc, eq } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { bookingColumns, itemNamesOf } from "#core/bookings/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { daysOf, type Period } from "#core/figures/period.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { bookingLine, type ExportedBooking, exportHead } from "./booking-line.ts";
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
  const found = await db.select(bookingColumns).from(bookings).where(eq(bookings.day, day)).orderBy(asc(bookings.id));
  const ids = found.map(({ id }) => id);
  const items = await itemNamesOf(db, ids);
  return found.map((booking) => ({ ...booking, items: items.get(booking.id) ?? [] }));
}
