import { createHash } from "node:crypto";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import { staffDetailFields, toStoredDetails } from "#core/bookings/staff-details.ts";
import { toE164 } from "#core/patients/phone.ts";
import { toBookingValues } from "./booking-request.ts";
import { type CreateBookingInput, needsSlot } from "./staff-booking-request.ts";

/** Version of the hash rule; part of the hash. */
const HASH_VERSION = 2;

/**
 * Hashes what identifies a request: every requested value by name, whatever its spelling or order. Missing values are
 * left out, so that a new field keeps the hashes of requests without it. `hold` and `language` are left out, and so is
 * `again`, which answers a question. A booking at the centre leaves out the slot: it comes from the clock, and the same
 * request may be repeated an hour later. An additional member leaves out slot and address: both are the visit's.
 */
export function hashRequest(request: CreateBookingInput): Buffer {
  const { booking, offer } = request;
  const collection = { ...pickCollectionPlace(request), ...(needsSlot(request) ? {} : omittedFields) };
  const order = { code: booking.code, items: listItemKeys(request), offer: offer ?? null };
  const values = {
    ...toBookingValues(request),
    ...collection,
    ...order,
    ...toStoredDetails(staffDetailFields, request),
  };
  const entries = Object.entries(values).filter(([, value]) => value !== null);
  return sha256([HASH_VERSION, entries.sort(([a], [b]) => (a < b ? -1 : 1))]);
}

/**
 * Lists all hashes under which this request may be stored: by the current rule, and by that of earlier builds (decision
 * 003).
 */
export function listRequestHashes(request: CreateBookingInput): Buffer[] {
  if (!needsSlot(request)) return [hashRequest(request)];
  return [hashRequest(request), hashByPosition(request)];
}

const omittedFields = { date: null, time: null, address: null, landmark: null, pinCode: null };

function pickCollectionPlace(request: CreateBookingInput) {
  return { place: isAtCentre(request) ? "centre" : null, visit: request.visitId ?? null };
}

/** The first rule, by position instead of name. */
function hashByPosition(request: CreateBookingInput): Buffer {
  const { patient, booking, offer } = request;
  const values = [
    booking.code,
    booking.bookingDate,
    booking.bookingTime,
    toE164(patient.phone),
    patient.name,
    patient.email || null,
    patient.address,
    patient.age ?? null,
    patient.gender ?? null,
    listItemKeys(request),
    offer ?? null,
    ...(patient.pinCode ? [patient.pinCode] : []),
  ];
  return sha256(values);
}

function listItemKeys({ items }: CreateBookingInput): string[] {
  return items.map((item) => `${item.itemType} ${item.itemId}`).sort();
}

function sha256(value: unknown): Buffer {
  return createHash("sha256").update(JSON.stringify(value)).digest();
}
