import { asc, eq } from "drizzle-orm";
import { isAtCentre, takesSeat } from "#core/bookings/places.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { isAwaited } from "#core/bookings/statuses.ts";
import { storedTold } from "#core/bookings/visit/contacts.ts";
import { companionsOf, mostPersonsOfVisit, wayOf } from "#core/bookings/visit/visit.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { Refusal } from "#core/refusal.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";
import type { VisitRequest } from "./caller-booking.ts";

/**
 * What is asked for of one more person at a door, with the visit's hour and way. Refuses: not-found; rule-broken where nobody comes
 * there any more, at the centre, or where the visit has as many persons as it may.
 */
export async function atDoor(db: Db, request: VisitRequest, now: Date): Promise<VisitRequest> {
  if (request.visitId === undefined) return request;
  const { day: bookingDate, time, ...way } = await doorOf(db, request.visitId, now);
  const bookingTime = time as SlotTime;
  return {
    ...request,
    patient: { ...request.patient, ...way },
    booking: { ...request.booking, bookingDate, bookingTime },
  };
}

/**
 * The same visit, nobody else's until the transaction ends: what was told of it is still so. Gives what whoever comes must
 * know; of a new visit, what was told with it. Refuses as `atDoor`, and changed-meanwhile where it was moved.
 */
export async function keepDoor(transaction: Db, request: VisitRequest, now: Date): Promise<string | null> {
  const { visitId, booking } = request;
  if (visitId === undefined) return storedTold("collectorNote", request.collectorNote);
  await transaction.select({ id: visits.id }).from(visits).where(eq(visits.id, visitId)).for("update");
  const { day, time, collectorNote } = await doorOf(transaction, visitId, now);
  if (day === booking.bookingDate && time === booking.bookingTime) return collectorNote;
  throw new Refusal("changed-meanwhile", "booking-changed");
}

async function doorOf(db: Db, visitId: number, now: Date) {
  const isOfVisit = eq(bookings.visitId, visitId);
  const rows = await db.select(bookingColumns).from(bookings).where(isOfVisit).orderBy(asc(bookings.id));
  if (rows.length === 0) throw new Refusal("not-found", "visit-unknown");
  const today = labMoment(now).day;
  const awaited = rows.find((row) => takesSeat(row) && isAwaited(row, today));
  if (rows.some(isAtCentre)) throw new Refusal("rule-broken", "centre-for-one", { at: "visitId" });
  if (!awaited) throw new Refusal("rule-broken", "door-passed", { at: "visitId" });
  requireRoom(awaited, rows);
  return { day: awaited.day, time: awaited.time, ...wayOf(awaited) };
}

function requireRoom(awaited: BookingRow, rows: readonly BookingRow[]): void {
  const persons = companionsOf(awaited, rows).length;
  if (persons < mostPersonsOfVisit) return;
  throw new Refusal("rule-broken", { reason: "door-full", most: mostPersonsOfVisit }, { at: "visitId" });
}
