import { and, asc, eq, inArray, lte, sql } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { listHolidaysSince } from "#core/bookings/payments/patient-payments.server.ts";
import { getRefundDay } from "#core/bookings/payments/refund-day.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { isOwing } from "#db/schema/open-money.ts";
import { type DayPosition, formatDayCursor } from "./day-cursor.ts";
import { listRefundsDue } from "./refunds-due.server.ts";

const PAGE_ROWS = 50;

type ReadContext = Pick<Context, "db" | "actor" | "now">;

/** A booking with an open amount, since which day, and by which the lab promised to return it. */
export type OpenAmountRow = { booking: BookingRow; since: string; returnBy: string | null };

export type OpenAmountPage = { rows: OpenAmountRow[]; next: string | null };

/**
 * Returns a page of the bookings whose patients owe money, the oldest visit first: of visits up to today, or of one day.
 * Throws `sign-in-needed`, `not-allowed`.
 */
export async function listOwed(
  { db, actor, now }: ReadContext,
  { day, cursor }: { day?: string | undefined; cursor?: DayPosition | undefined },
): Promise<OpenAmountPage> {
  authorize(actor, "read-money");
  const isOfDay = day === undefined ? lte(bookings.day, toLabTime(now).day) : eq(bookings.day, day);
  const isAfter = cursor && sql`(${bookings.day}, ${bookings.id}) > (${cursor.day}, ${cursor.id})`;
  const found = await db
    .select(bookingColumns)
    .from(bookings)
    .where(and(isOwing(bookings), isOfDay, isAfter))
    .orderBy(asc(bookings.day), asc(bookings.id))
    .limit(PAGE_ROWS + 1);
  return toPage(found.map((booking) => ({ booking, since: booking.day, returnBy: null })));
}

/**
 * Returns a page of the bookings whose patients get money back, the longest owed first. Throws `sign-in-needed`,
 * `not-allowed`.
 */
export async function listRefunds(
  { db, actor }: ReadContext,
  { cursor }: { cursor?: DayPosition | undefined },
): Promise<OpenAmountPage> {
  authorize(actor, "read-money");
  const due = await listRefundsDue(db);
  const following = due.filter(({ since, bookingId }) => !cursor || isLater({ day: since, id: bookingId }, cursor));
  const page = following.slice(0, PAGE_ROWS + 1);
  const ids = page.map(({ bookingId }) => bookingId);
  const rows = await db.select(bookingColumns).from(bookings).where(inArray(bookings.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const closed = await listHolidaysSince(
    db,
    page.map(({ since }) => since),
  );
  return toPage(
    page.flatMap(({ bookingId, since, isSinceKnown }) => {
      const booking = byId.get(bookingId);
      return booking ? [{ booking, since, returnBy: isSinceKnown ? getRefundDay(since, closed) : null }] : [];
    }),
  );
}

function isLater({ day, id }: DayPosition, cursor: DayPosition): boolean {
  return day > cursor.day || (day === cursor.day && id > cursor.id);
}

function toPage(found: OpenAmountRow[]): OpenAmountPage {
  const rows = found.slice(0, PAGE_ROWS);
  const last = rows.at(-1);
  const hasMore = found.length > PAGE_ROWS && last !== undefined;
  return { rows, next: hasMore ? formatDayCursor({ day: last.since, id: last.booking.id }) : null };
}
