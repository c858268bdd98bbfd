import { asc, eq } from "drizzle-orm";
import { isAtCentre, usesCapacity } from "#core/bookings/collection-place.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { type BookingDetails, bookingDetailFields, toStoredDetails } from "#core/bookings/staff-details.ts";
import { isCollectionPending } from "#core/bookings/statuses.ts";
import { pickVisitAddress } from "#core/bookings/visits/visit-address.ts";
import { listVisitMembers, MAX_VISIT_MEMBERS } from "#core/bookings/visits/visit-members.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { DomainError } from "#core/errors.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";
import type { CreateBookingInput } from "./staff-booking-request.ts";

/**
 * Completes the request for an additional member of a visit with the visit's slot and address. Throws `not-found`;
 * `rule-broken` if the visit is over, at the centre, or full.
 */
export async function joinVisit(db: Db, request: CreateBookingInput, now: Date): Promise<CreateBookingInput> {
  if (request.visitId === undefined) return request;
  const { day: bookingDate, time, ...address } = await findJoinableVisit(db, request.visitId, now);
  const bookingTime = time as SlotTime;
  return {
    ...request,
    patient: { ...request.patient, ...address },
    booking: { ...request.booking, bookingDate, bookingTime },
  };
}

/**
 * Locks the visit and checks that it still has this slot. Returns the staff's details in the booking's columns: those
 * of the address are the visit's. Throws like `joinVisit`, and `changed-meanwhile` if the visit was moved.
 */
export async function lockVisitForJoin(
  transaction: Db,
  request: CreateBookingInput,
  now: Date,
): Promise<BookingDetails> {
  const { visitId, booking } = request;
  const requested = toStoredDetails(bookingDetailFields, request);
  if (visitId === undefined) return requested;
  await transaction.select({ id: visits.id }).from(visits).where(eq(visits.id, visitId)).for("update");
  const { day, time, ...address } = await findJoinableVisit(transaction, visitId, now);
  if (day === booking.bookingDate && time === booking.bookingTime)
    return toStoredDetails(bookingDetailFields, { ...requested, ...address });
  throw new DomainError("changed-meanwhile", "booking-changed");
}

async function findJoinableVisit(db: Db, visitId: number, now: Date) {
  const isInVisit = eq(bookings.visitId, visitId);
  const rows = await db.select(bookingColumns).from(bookings).where(isInVisit).orderBy(asc(bookings.id));
  if (rows.length === 0) throw new DomainError("not-found", "visit-unknown");
  const today = toLabTime(now).day;
  const pending = rows.find((row) => usesCapacity(row) && isCollectionPending(row, today));
  if (rows.some(isAtCentre)) throw new DomainError("rule-broken", "centre-without-members", { field: "visitId" });
  if (!pending) throw new DomainError("rule-broken", "visit-not-joinable", { field: "visitId" });
  requireVisitCapacity(pending, rows);
  return { day: pending.day, time: pending.time, ...pickVisitAddress(pending) };
}

function requireVisitCapacity(pending: BookingRow, rows: readonly BookingRow[]): void {
  const memberCount = listVisitMembers(pending, rows).length;
  if (memberCount < MAX_VISIT_MEMBERS) return;
  throw new DomainError("rule-broken", { key: "visit-full", max: MAX_VISIT_MEMBERS }, { field: "visitId" });
}
