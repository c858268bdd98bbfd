import { and, eq } from "drizzle-orm";
import { canMoveVisit } from "#core/bookings/collection-place.ts";
import { type BookingRow, bookingColumns, findBookingById } from "#core/bookings/queries.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { parseVisitStart } from "#core/catalogue/preparation/preparation.ts";
import { findBookingNeeds } from "#core/catalogue/preparation/queries.server.ts";
import { findMoveConflict, type SlotConflict } from "#core/catalogue/preparation/slot-conflict.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import type { NearestSlotsInput } from "#core/slots/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";

type SlotKey = { day: string; time: SlotTime };

type MoveConflictInput = {
  now: Date;
  /** The patient has eaten, so that a fast for the present slot no longer counts. */
  isAfterEating?: boolean;
};

/**
 * Returns a function that says why a slot does not suit the tests of these bookings, which move there together, or null
 * if it does.
 */
export async function createMoveConflictFinder(
  db: Db,
  moved: readonly BookingRow[],
  { now, isAfterEating = false }: MoveConflictInput,
): Promise<(to: SlotKey) => SlotConflict | null> {
  const bookedAt = toLabTime(now);
  const visits: ((to: SlotKey) => SlotConflict | null)[] = [];
  for (const { id, day, time } of moved) {
    const needs = await findBookingNeeds(db, id);
    const from = isAfterEating ? null : parseVisitStart(day, time);
    visits.push((to) => findMoveConflict(needs, from, { day: to.day, time: to.time, bookedAt }));
  }
  return (to) => {
    for (const findConflict of visits) {
      const conflict = findConflict(to);
      if (conflict) return conflict;
    }
    return null;
  };
}

/**
 * Returns which slots to suggest to a patient who moves a visit with all its members: those that suit their tests,
 * without the present one. Nothing is suggested for a missing booking.
 */
export async function findOwnMovePreferences(
  db: Db,
  bookingId: number,
  input: MoveConflictInput,
): Promise<NearestSlotsInput> {
  const booking = await findBookingById(db, bookingId);
  if (!booking) return { isSuitable: () => false };
  const { visitId, day, time } = booking;
  const members = await db
    .select(bookingColumns)
    .from(bookings)
    .where(and(eq(bookings.visitId, visitId), eq(bookings.day, day), eq(bookings.time, time)));
  const findConflict = await createMoveConflictFinder(db, members.filter(canMoveVisit), input);
  return { isSuitable: (slot) => !(slot.day === day && slot.time === time) && !findConflict(slot) };
}
