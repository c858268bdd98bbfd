import { and, asc, inArray } from "drizzle-orm";
import type { BookingEvent } from "#core/audit/audit-events.ts";
import type { Db } from "#db/client.server.ts";
import { type BookingEventKind, bookingEventKinds } from "#db/schema/audit-values.ts";
import { bookingEvents } from "#db/schema/bookings.ts";
import { type CurrentBooking, findUndo } from "./edit/undo.ts";
import type { Undo } from "./response-schema.ts";

type EventOf<K extends BookingEventKind> = Extract<BookingEvent, { kind: K }>;

export type BookingEventRow<K extends BookingEventKind = BookingEventKind> = {
  bookingId: number;
  at: Date;
} & EventOf<K>;

/** Lists what happened to these bookings, oldest first, of these kinds. */
export async function listBookingEvents<K extends BookingEventKind>(
  db: Db,
  bookingIds: number[],
  kinds: readonly K[],
): Promise<BookingEventRow<K>[]> {
  const { id, bookingId, at, kind, data } = bookingEvents;
  const rows = await db
    .select({ bookingId, at, kind, data })
    .from(bookingEvents)
    .where(and(inArray(bookingId, bookingIds), inArray(kind, [...kinds])))
    .orderBy(asc(id));
  // Only recordBookingEvent writes `data`, by kind.
  return rows as BookingEventRow<K>[];
}

/** Returns the action that reverts the last change of a booking, if there is one. */
export async function findBookingUndo(db: Db, booking: CurrentBooking & { id: number }): Promise<Undo | null> {
  return findUndo(await listBookingEvents(db, [booking.id], bookingEventKinds), booking);
}
