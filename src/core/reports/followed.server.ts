import { and, asc, inArray } from "drizzle-orm";
import { type FollowedChange, stepTimesOf } from "#core/bookings/followed-steps.ts";
import type { Db } from "#db/client.server.ts";
import { auditTrail, bookingItems } from "#db/schema/bookings.ts";
import { releasedReports } from "./queries.server.ts";

/** What its patient follows of a booking: what was booked, when it came to each step, the report that can be opened. */
export type FollowedRow = Awaited<ReturnType<typeof followedOf>>[number];

/** What the patient follows of each of these bookings, in their order. */
export async function followedOf(db: Db, bookingIds: number[]) {
  const [items, changes, reports] = await Promise.all([
    itemsOf(db, bookingIds),
    changesOf(db, bookingIds),
    releasedReports(db, bookingIds),
  ]);
  const of = <Row extends { bookingId: number | null }>(rows: Row[], id: number) =>
    rows.filter(({ bookingId }) => bookingId === id);
  return bookingIds.map((id) => ({
    items: of(items, id),
    times: stepTimesOf(of(changes, id)),
    report: of(reports, id)[0] ?? null,
  }));
}

function itemsOf(db: Db, bookingIds: number[]) {
  const { id, bookingId, itemType, itemId, name, code } = bookingItems;
  return db
    .select({ bookingId, itemType, itemId, name, code })
    .from(bookingItems)
    .where(inArray(bookingId, bookingIds))
    .orderBy(asc(id));
}

/** The changes of status and payment, oldest first; the booking itself is the first one. */
async function changesOf(db: Db, bookingIds: number[]): Promise<(FollowedChange & { bookingId: number | null })[]> {
  const { id, bookingId, at, action, change } = auditTrail;
  const rows = await db
    .select({ bookingId, at, action, change })
    .from(auditTrail)
    .where(and(inArray(bookingId, bookingIds), inArray(action, ["placed", "status", "cancelled", "payment"])))
    .orderBy(asc(id));
  return rows.map((row) => ({
    bookingId: row.bookingId,
    at: row.at,
    of: row.action === "payment" ? "payment" : "status",
    to: String(row.change.to),
  }));
}
