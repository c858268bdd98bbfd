import { asc, inArray } from "drizzle-orm";
import { listBookingEvents } from "#core/bookings/booking-events.server.ts";
import { getStepTimes, type StatusChange } from "#core/bookings/status-timeline.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems } from "#db/schema/bookings.ts";
import { listReleasedReports } from "./queries.server.ts";

/** A booking's progress for its patient: items, step times and the released report. */
export type BookingTrackingRow = Awaited<ReturnType<typeof listBookingTracking>>[number];

/** Lists the progress of these bookings, in their order. */
export async function listBookingTracking(db: Db, bookingIds: number[]) {
  const [items, changes, reports] = await Promise.all([
    selectItems(db, bookingIds),
    selectStatusChanges(db, bookingIds),
    listReleasedReports(db, bookingIds),
  ]);
  const pickRows = <Row extends { bookingId: number }>(rows: Row[], id: number) =>
    rows.filter(({ bookingId }) => bookingId === id);
  return bookingIds.map((id) => ({
    items: pickRows(items, id),
    times: getStepTimes(pickRows(changes, id)),
    report: pickRows(reports, id)[0] ?? null,
  }));
}

function selectItems(db: Db, bookingIds: number[]) {
  const { id, bookingId, itemType, itemId, name, code } = bookingItems;
  return db
    .select({ bookingId, itemType, itemId, name, code })
    .from(bookingItems)
    .where(inArray(bookingId, bookingIds))
    .orderBy(asc(id));
}

/** Selects the changes of status and payment, oldest first, starting with the booking itself. */
async function selectStatusChanges(db: Db, bookingIds: number[]): Promise<(StatusChange & { bookingId: number })[]> {
  const events = await listBookingEvents(db, bookingIds, ["placed", "status", "cancelled", "payment"]);
  return events.map(({ bookingId, at, kind, data }) => ({
    bookingId,
    at,
    ...(kind === "payment" ? { of: "payment", to: data.to } : { of: "status", to: data.to }),
  }));
}
