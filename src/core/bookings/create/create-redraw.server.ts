import { createHash } from "node:crypto";
import { and, eq, inArray, ne } from "drizzle-orm";
import { recordBookingEvent } from "#core/audit/record-booking-event.server.ts";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { getStatusSetBy, INITIAL_PAYMENT_STATUS, upcomingStatuses } from "#core/bookings/statuses.ts";
import type { LockedVisit } from "#core/bookings/visits/lock-visit.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import { requireOpenSlot } from "#core/slots/require-open-slot.server.ts";
import { takeSeats } from "#core/slots/seats.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems, bookings } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";
import { createRandomCode } from "./insert-booking.server.ts";

/** A test that is drawn again, at no price. */
export type RedrawItem = Omit<typeof bookingItems.$inferInsert, "id" | "bookingId" | "pricePaise">;

type CreateRedrawInput = {
  /** Its label makes a repeated request find the redraw. */
  tube: { bookingId: number; code: string };
  original: LockedVisit;
  items: readonly RedrawItem[];
  slot: { day: string; time: SlotTime };
};

const fieldPaths = { day: "bookingDate", time: "bookingTime" };
const MAX_CODE_TRIES = 5;

/** Returns what identifies the redraw of a tube, in place of the hash of a request. */
export function hashRedraw({ bookingId, code }: CreateRedrawInput["tube"]): Buffer {
  return createHash("sha256")
    .update(JSON.stringify(["redraw", bookingId, code]))
    .digest();
}

/** Finds an upcoming redraw of this booking. */
export async function findUpcomingRedraw(db: Db, bookingId: number): Promise<BookingRow | undefined> {
  const [booking] = await db
    .select(bookingColumns)
    .from(bookings)
    .where(and(eq(bookings.redrawOf, bookingId), inArray(bookings.status, upcomingStatuses)))
    .limit(1);
  return booking;
}

/**
 * Books a rejected tube's tests again at 0.00, for the same patient and address, in the transaction that rejects it. A
 * second redraw of the booking in the same slot joins the visit of the first; otherwise a home visit takes a seat.
 * Throws `day-closed`, `slot-past`, `slot-full`.
 */
export async function createRedraw(transaction: Db, ctx: Context, input: CreateRedrawInput): Promise<BookingRow> {
  const { original, items, slot } = input;
  const { booking: before } = original;
  const { seatsPerSlot } = await requireOpenSlot(transaction, slot, ctx.now, fieldPaths);
  const joined = await findSharedVisit(transaction, before, slot);
  const visitId = joined ?? (await insertVisit(transaction, original, ctx.now));
  const booking = await insertRedraw(transaction, input, { visitId, now: ctx.now });
  await transaction
    .insert(bookingItems)
    .values(items.map((item) => ({ ...item, bookingId: booking.id, pricePaise: 0 })));
  const { status, day, time, place } = booking;
  await recordBookingEvent(transaction, ctx, booking, {
    kind: "placed",
    data: { to: status, day, time, ...(isAtCentre({ place }) && { place }), totalPaise: 0 },
  });
  // Last, because the slot stays locked until the transaction ends.
  if (isAtCentre(before) || joined !== null) return booking;
  const seat = { ...slot, seats: 1, seatsPerSlot, now: ctx.now, hold: undefined };
  if (!(await takeSeats(transaction, seat))) throw new DomainError("slot-full", "slot-full");
  return booking;
}

async function findSharedVisit(
  transaction: Db,
  { id, visitId }: BookingRow,
  { day, time }: CreateRedrawInput["slot"],
): Promise<number | null> {
  const [redraw] = await transaction
    .select({ visitId: bookings.visitId })
    .from(bookings)
    .where(
      and(
        eq(bookings.redrawOf, id),
        inArray(bookings.status, upcomingStatuses),
        eq(bookings.day, day),
        eq(bookings.time, time),
        ne(bookings.visitId, visitId),
      ),
    )
    .limit(1);
  return redraw?.visitId ?? null;
}

async function insertVisit(transaction: Db, { contacts }: LockedVisit, now: Date): Promise<number> {
  const { contactName, contactPhone, payerName, payerPhone } = contacts;
  const [visit] = await transaction
    .insert(visits)
    .values({ contactName, contactPhone, payerName, payerPhone, createdAt: now })
    .returning({ id: visits.id });
  if (!visit) throw new Error("The visit was not stored.");
  return visit.id;
}

async function insertRedraw(
  transaction: Db,
  { tube, original: { booking: before }, slot }: CreateRedrawInput,
  { visitId, now }: { visitId: number; now: Date },
): Promise<BookingRow> {
  const { patientId, patientName, phone, email, age, exactAge, gender, phoneProved } = before;
  const { place, address, landmark, pinCode, phlebotomistNote, language } = before;
  for (let tries = 0; tries < MAX_CODE_TRIES; tries++) {
    const [booking] = await transaction
      .insert(bookings)
      .values({
        ...{ patientId, patientName, phone, email, age, exactAge, gender, phoneProved },
        ...{ place, address, landmark, pinCode, phlebotomistNote, language, ...slot, visitId },
        code: createRandomCode(),
        requestHash: hashRedraw(tube),
        status: getStatusSetBy("placing"),
        paymentStatus: INITIAL_PAYMENT_STATUS,
        paymentMethod: "pay_later",
        ...{ totalPaise: 0, placedTotalPaise: 0 },
        redrawOf: before.id,
        createdAt: now,
      })
      .onConflictDoNothing({ target: bookings.code })
      .returning(bookingColumns);
    if (booking) return booking;
  }
  throw new Error(`No free booking code in ${MAX_CODE_TRIES} tries.`);
}
