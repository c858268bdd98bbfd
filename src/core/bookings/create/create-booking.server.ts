import type { Actor } from "#core/access/actor.ts";
import { can } from "#core/access/authorize.ts";
import { resolvePinCode } from "#core/areas/pin-code.ts";
import { requireServedArea } from "#core/areas/served-areas.server.ts";
import { recordBookingEvent } from "#core/audit/record-booking-event.server.ts";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import { type BookingRow, findBookingByRequest, type RepeatedBooking } from "#core/bookings/queries.server.ts";
import { lockQuota } from "#core/bookings/quota/quota-usage.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError, requireConfirmations } from "#core/errors.ts";
import { findOrCreatePatient } from "#core/patients/find-or-create-patient.server.ts";
import { requireCallablePhone } from "#core/patients/phone-country.server.ts";
import { type PricedItem, sumItems } from "#core/pricing/queries.server.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import { requireOpenSlot } from "#core/slots/require-open-slot.server.ts";
import { requireStaffSlot } from "#core/slots/require-staff-slot.server.ts";
import { forceTakeSeats, takeSeats } from "#core/slots/seats.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems } from "#db/schema/bookings.ts";
import type { RequestSource } from "#platform/request-source.server.ts";
import { toBookingValues } from "./booking-request.ts";
import { insertBooking } from "./insert-booking.server.ts";
import { joinVisit, lockVisitForJoin } from "./join-visit.server.ts";
import type { OverrideReason } from "./override-reasons.ts";
import { rejectDuplicate } from "./reject-duplicate.server.ts";
import { listRequestHashes } from "./request-hash.server.ts";
import { requireBeforeLatestSlot, requireItems } from "./require-items.server.ts";
import { requireQuota } from "./require-quota.server.ts";
import { type CreateBookingInput, needsSlot } from "./staff-booking-request.ts";

const slotFieldPaths = { day: "booking.bookingDate", time: "booking.bookingTime" };

export type StoredItem = Pick<PricedItem, "itemType" | "itemId" | "name" | "code" | "pricePaise">;

/** `items` are the request's items as stored; a repeat returns only the first response (decision 003). */
export type CreateBookingResult =
  | { isNew: true; booking: BookingRow; items: StoredItem[] }
  | { isNew: false; booking: RepeatedBooking };

/** Confirmations by staff, and their reason. */
export type StaffOverrides = {
  overbook?: boolean | undefined;
  onClosedDay?: boolean | undefined;
  reason?: OverrideReason | undefined;
};

/**
 * Creates a booking in the stated language, or the patient's: prices the items from the catalogue, takes a seat, and
 * stores patient, booking, items and audit row in one transaction. Repeating the same request returns the same booking;
 * a code that belongs to another booking is replaced (decisions D4 and D5). Anyone may book within the quotas of a day
 * (decision 018); staff may exceed them. `from` is the request's source. With `answers` staff book for a caller
 * (create-staff-booking.server.ts): a closed day and a full slot need a confirmation (`ask-first`). A booking at the
 * centre needs no slot and takes no seat; an additional member of a visit shares its slot, address and seat.
 *
 * Throws `not-found` and `changed-meanwhile` (the visit), `rule-broken` (unknown items, a full visit, a PIN code that
 * is not served, a number that its country does not know, a slot too late for fasting), `day-closed`, `slot-past`,
 * `test-held`, `price-changed`, `booked-already` (unless `again`), `slot-full`, `proof-needed` and `too-many-attempts`
 * (a quota is exceeded; a code helps, or does not).
 */
export async function createBooking(
  ctx: Context,
  request: CreateBookingInput,
  from: RequestSource,
  answers?: StaffOverrides,
): Promise<CreateBookingResult> {
  try {
    return await insertNewBooking(ctx, request, from, answers);
  } catch (error) {
    // An existing booking stands, even if its price, slot or catalogue has changed since.
    const earlier =
      error instanceof DomainError ? await findBookingByRequest(ctx.db, listRequestHashes(request)) : undefined;
    if (earlier) return { booking: earlier, isNew: false };
    throw error;
  }
}

async function insertNewBooking(
  ctx: Context,
  input: CreateBookingInput,
  from: RequestSource,
  answers?: StaffOverrides,
): Promise<CreateBookingResult> {
  await requireCallablePhone(toBookingValues(input).phone, "patient.phone");
  return ctx.db.transaction(async (transaction) => {
    const request = await joinVisit(transaction, input, ctx.now);
    const values = toBookingValues(request);
    const slot = { day: values.date, time: values.time };
    const slotSeats = needsSlot(request) ? await requireBookableSlot(transaction, slot, ctx.now, answers) : null;
    if (slotSeats) await requireServedArea(transaction, resolvePinCode(values));
    const items = await requireItems(transaction, request, toLabTime(ctx.now).day);
    if (slotSeats && !can(ctx.actor, "book-late-slot"))
      await requireBeforeLatestSlot(transaction, items, slot.time, slotFieldPaths.time);
    const { name, phone, email, age, exactAge, gender, address } = values;
    const details = { name, phone, email, age, exactAge, gender, address };
    const patient = await findOrCreatePatient(transaction, { ...details, language: request.language }, ctx.now);
    const { patientId, language } = patient;
    if (!request.again && !patient.isNew) await rejectDuplicate(transaction, { patientId, ...slot, items });
    const { totalPaise } = sumItems(items);
    const phoneProved = isPhoneVerified(ctx.actor, phone, from);
    const offerSlug = items.find((item) => item.offerSlug)?.offerSlug ?? null;
    const priced = { totalPaise, offerSlug };
    const bookingDetails = await lockVisitForJoin(transaction, request, ctx.now);
    const draft = {
      request,
      patientId,
      language,
      bookingDetails,
      ...priced,
      now: ctx.now,
      phoneProved,
      network: from.network,
    };
    const stored = await insertBooking(transaction, draft);
    if (!stored.isNew) return stored;
    const { booking } = stored;
    await recordBooking(transaction, ctx, { booking, items, answers });
    if (slotSeats)
      await takeCapacity(transaction, ctx, { ...slot, ...slotSeats, booking, hold: request.hold, from, answers });
    return { booking, items, isNew: true };
  });
}

/** Returns the seats of the slot. Staff may book on a closed day after confirming it. */
function requireBookableSlot(db: Db, slot: { day: string; time: SlotTime }, now: Date, answers?: StaffOverrides) {
  if (!answers) return requireOpenSlot(db, slot, now, slotFieldPaths);
  return requireStaffSlot(db, slot, { now, fields: slotFieldPaths, question: "book-on-closed-day", answers });
}

type TakeCapacityInput = {
  day: string;
  time: SlotTime;
  booking: BookingRow;
  hold: string | undefined;
  seatsPerSlot: number;
  from: RequestSource;
  answers: StaffOverrides | undefined;
};

/**
 * Takes a seat of the slot and checks the day's quota. Last in the transaction, because both stay locked until it ends.
 */
async function takeCapacity(transaction: Db, { actor, now }: Context, input: TakeCapacityInput): Promise<void> {
  const isLimited = !can(actor, "exceed-quota");
  if (isLimited) await lockQuota(transaction, input.booking);
  if (!(await takeSeats(transaction, { ...input, seats: 1, now }))) await overbookSlot(transaction, input);
  if (isLimited) await requireQuota(transaction, { ...input, now });
}

/** Overbooks the slot, which only staff may do after confirming it. */
async function overbookSlot(transaction: Db, { answers, ...slotSeats }: TakeCapacityInput): Promise<void> {
  if (!answers) throw new DomainError("slot-full", "slot-full");
  requireConfirmations([{ field: "overbook", reason: "book-full-slot" }], answers);
  await forceTakeSeats(transaction, slotSeats, 1);
}

/** Whether a code proved the phone in this session, or staff book for someone they are speaking to. */
function isPhoneVerified(actor: Actor, phone: string, { canVerifyPhones }: RequestSource): boolean {
  if (can(actor, "exceed-quota")) return true;
  return canVerifyPhones && actor.kind === "patient" && actor.phone === phone;
}

type RecordBookingInput = { booking: BookingRow; items: PricedItem[]; answers: StaffOverrides | undefined };

async function recordBooking(
  transaction: Db,
  ctx: Context,
  { booking, items, answers }: RecordBookingInput,
): Promise<void> {
  const { status, day, time, place, totalPaise } = booking;
  await transaction.insert(bookingItems).values(items.map((item) => ({ ...item, bookingId: booking.id })));
  await recordBookingEvent(transaction, ctx, booking, {
    kind: "placed",
    data: { to: status, day, time, ...(isAtCentre({ place }) && { place }), totalPaise, ...answers },
  });
  const canShareVisit = answers !== undefined && !isAtCentre(booking);
  await ctx.emit(transaction, { name: "booking.placed", data: { bookingId: booking.id, canShareVisit } });
}
