import { asc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { authorize } from "#core/access/authorize.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { bookingColumns, listItemNames } from "#core/bookings/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { type ExportedBooking, formatBookingLine, formatCsvHeader } from "./booking-csv.ts";
import { CSV_BOM } from "./csv.ts";
import { listDays, type Period } from "./period.ts";

/**
 * Streams the period's bookings as CSV, by day of the visit. The audit log records the export. Throws `sign-in-needed`,
 * `not-allowed`.
 */
export async function exportBookings(ctx: Context, period: Period): Promise<AsyncGenerator<string>> {
  authorize(ctx.actor, "export-bookings");
  await recordAction(ctx.db, ctx, { action: "exported", change: { ...period } });
  return streamLines(ctx.db, period);
}

async function* streamLines(db: Db, period: Period): AsyncGenerator<string> {
  const sentences = getSentences("en");
  yield CSV_BOM + formatCsvHeader(sentences);
  for (const day of listDays(period)) {
    const booked = await listBookingsOfDay(db, day);
    if (booked.length > 0) yield booked.map((booking) => formatBookingLine(booking, sentences)).join("");
  }
}

async function listBookingsOfDay(db: Db, day: string): Promise<ExportedBooking[]> {
  const original = alias(bookings, "original");
  const found = await db
    .select({ ...bookingColumns, redrawOfCode: original.code })
    .from(bookings)
    .leftJoin(original, eq(original.id, bookings.redrawOf))
    .where(eq(bookings.day, day))
    .orderBy(asc(bookings.id));
  const ids = found.map(({ id }) => id);
  const items = await listItemNames(db, ids);
  return found.map((booking) => ({ ...booking, items: items.get(booking.id) ?? [] }));
}
