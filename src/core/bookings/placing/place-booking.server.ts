import type { Actor } from "#core/access/actor.ts";
import { may } from "#core/access/may.ts";
import { requireServed } from "#core/areas/served-areas.server.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { isAtCentre } from "#core/bookings/places.ts";
import { type BookingRow, bookingOfRequest, type RepeatedBooking } from "#core/bookings/queries.server.ts";
import { askedValues } from "#core/bookings/request/new-booking.ts";
import { lockShares } from "#core/bookings/share/seats-taken.server.ts";
import { labMoment } from "#core/calendar/clock.ts";
import type { Context } from "#core/context.server.ts";
import { enrollPatient } from "#core/patients/enroll-patient.server.ts";
import { requireCallable } from "#core/patients/phone-country.server.ts";
import { type PricedItem, totalsOf } from "#core/pricing/queries.server.ts";
import { Refusal, requireAnswers } from "#core/refusal.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import { requireHourOfDesk } from "#core/slots/require-hour-of-desk.server.ts";
import { requireOpenSlot } from "#core/slots/require-open-slot.server.ts";
import { reclaimSeats, takeSeats } from "#core/slots/seats.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems } from "#db/schema/bookings.ts";
import type { Origin } from "#platform/origin.server.ts";
import { atDoor, keepDoor } from "./at-door.server.ts";
import { isHourAsked, type VisitRequest } from "./caller-booking.ts";
import type { ExceptionReason } from "./exception-reasons.ts";
import { insertBooking } from "./insert-booking.server.ts";
import { requestHashes } from "./request-hash.server.ts";
import { requireFirst } from "./require-first.server.ts";
import { requireHour, requireItems } from "./require-items.server.ts";
import { requireShare } from "./require-share.server.ts";

const slotFields = { day: "booking.bookingDate", time: "booking.bookingTime" };

export type StoredItem = Pick<PricedItem, "itemType" | "itemId" | "name" | "code" | "pricePaise">;

/** `items` are those of the request as they were stored; of a repeat nothing is told but the first answer (decision 003). */
export type PlaceBookingResult =
  | { isNew: true; booking: BookingRow; items: StoredItem[] }
  | { isNew: false; booking: RepeatedBooking };

/** What the desk has answered when it was asked, and why. */
export type CallerAnswers = {
  overbook?: boolean | undefined;
  onClosedDay?: boolean | undefined;
  reason?: ExceptionReason | undefined;
};

/**
 * Books a visit: prices the items from the catalogue, takes a seat, and stores patient, booking, items and
 * audit row in one transaction. The same request sent again gives the same booking; a code that belongs to another
 * booking is replaced by a new one (decision D4 and D5). Anybody may book (row 6.2), within the shares of a day
 * (decision 018); the desk beyond them. `from` is where the request comes from. With `answers` the desk books for a caller
 * (book-for-caller.server.ts): a closed day and a full hour are asked about first (ask-first). A visit at the centre is asked
 * for no hour and takes no seat; one more person at a door has the hour, the way and the seat of its visit.
 *
 * Refuses: not-found and changed-meanwhile (the visit), rule-broken (unknown items, nobody more at that door, a PIN code that is not served, a number that its country does not know, an hour too
 * late for fasting), day-closed, slot-past, test-held, price-changed, booked-already (unless `again`), slot-full,
 * proof-needed and too-many-attempts (a share is used up; a code opens the way, or does not).
 */
export async function placeBooking(
  ctx: Context,
  request: VisitRequest,
  from: Origin,
  answers?: CallerAnswers,
): Promise<PlaceBookingResult> {
  try {
    return await placeNew(ctx, request, from, answers);
  } catch (refusal) {
    // What was booked stays booked, whatever has become of its price, its slot or the catalogue since.
    const earlier = refusal instanceof Refusal ? await bookingOfRequest(ctx.db, requestHashes(request)) : undefined;
    if (earlier) return { booking: earlier, isNew: false };
    throw refusal;
  }
}

async function placeNew(
  ctx: Context,
  wanted: VisitRequest,
  from: Origin,
  answers?: CallerAnswers,
): Promise<PlaceBookingResult> {
  await requireCallable(askedValues(wanted).phone, ctx.now, "patient.phone");
  return ctx.db.transaction(async (transaction) => {
    const request = await atDoor(transaction, wanted, ctx.now);
    const asked = askedValues(request);
    const slot = { day: asked.date, time: asked.time };
    const hour = isHourAsked(request) ? await requireHourOf(transaction, slot, ctx.now, answers) : null;
    if (hour) await requireServed(transaction, asked.pinCode);
    const items = await requireItems(transaction, request, labMoment(ctx.now).day);
    if (hour && !may(ctx.actor, "book-late-hour")) await requireHour(transaction, items, slot.time, slotFields.time);
    const { name, phone, email, age, exactAge, gender, address } = asked;
    const told = { name, phone, email, age, exactAge, gender, address };
    const enrolled = await enrollPatient(transaction, told, ctx.now);
    const { patientId } = enrolled;
    if (!request.again && !enrolled.isNew) await requireFirst(transaction, { patientId, ...slot, items });
    const { totalPaise } = totalsOf(items);
    const phoneProved = isProved(ctx.actor, phone, from);
    const offerSlug = items.find((item) => item.offerSlug)?.offerSlug ?? null;
    const priced = { totalPaise, offerSlug };
    const collectorNote = await keepDoor(transaction, request, ctx.now);
    const draft = { request, patientId, collectorNote, ...priced, now: ctx.now, phoneProved, network: from.network };
    const placed = await insertBooking(transaction, draft);
    if (!placed.isNew) return placed;
    await recordBooking(transaction, ctx, { booking: placed.booking, items, answers });
    const { booking } = placed;
    if (hour) await takePlace(transaction, ctx, { ...slot, ...hour, booking, hold: request.hold, from, answers });
    return { booking, items, isNew: true };
  });
}

/** The seats of the hour. The desk's own rule lets a closed day pass, once it has been asked. */
function requireHourOf(db: Db, slot: { day: string; time: SlotTime }, now: Date, answers?: CallerAnswers) {
  if (!answers) return requireOpenSlot(db, slot, now, slotFields);
  return requireHourOfDesk(db, slot, { now, fields: slotFields, question: "book-on-closed-day", answers });
}

type Place = {
  day: string;
  time: SlotTime;
  booking: BookingRow;
  hold: string | undefined;
  seatsPerSlot: number;
  from: Origin;
  answers: CallerAnswers | undefined;
};

/** A seat of the slot, and a share of the day. Last in the transaction, because both stay locked until it ends. */
async function takePlace(transaction: Db, { actor, now }: Context, place: Place): Promise<void> {
  const isLimited = !may(actor, "exceed-shares");
  if (isLimited) await lockShares(transaction, place.booking);
  if (!(await takeSeats(transaction, { ...place, seats: 1, now }))) await overbook(transaction, place);
  if (isLimited) await requireShare(transaction, { ...place, now });
}

/** One more visit than the hour has seats for: the desk alone takes it, once it has been asked. */
async function overbook(transaction: Db, { answers, ...hour }: Place): Promise<void> {
  if (!answers) throw new Refusal("slot-full", "slot-full");
  requireAnswers([{ field: "overbook", said: "book-full-hour" }], answers);
  await reclaimSeats(transaction, hour, 1);
}

/** A code has proved the phone to this visitor's session, or the desk books for somebody whom it speaks to. */
function isProved(actor: Actor, phone: string, { provesPhones }: Origin): boolean {
  if (may(actor, "exceed-shares")) return true;
  return provesPhones && actor.kind === "patient" && actor.phone === phone;
}

type Kept = { booking: BookingRow; items: PricedItem[]; answers: CallerAnswers | undefined };

async function recordBooking(transaction: Db, ctx: Context, { booking, items, answers }: Kept): Promise<void> {
  const { status, day, time, place, totalPaise } = booking;
  await transaction.insert(bookingItems).values(items.map((item) => ({ ...item, bookingId: booking.id })));
  await recordAction(transaction, ctx, {
    action: "placed",
    bookingId: booking.id,
    bookingCode: booking.code,
    change: { to: status, day, time, ...(isAtCentre({ place }) && { place }), totalPaise, ...answers },
  });
  await ctx.announce(transaction, { name: "booking.placed", data: { bookingId: booking.id } });
}
