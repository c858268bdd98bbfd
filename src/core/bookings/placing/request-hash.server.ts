import { createHash } from "node:crypto";
import { isAtCentre } from "#core/bookings/places.ts";
import { askedValues } from "#core/bookings/request/new-booking.ts";
import { storedTold, toldFields } from "#core/bookings/visit/contacts.ts";
import { toE164 } from "#core/patients/phone.ts";
import { isHourAsked, type VisitRequest } from "./caller-booking.ts";

/** Under which rule a hash was made; it is hashed along. */
const VERSION = 2;

/**
 * What makes two requests the same one: everything that was asked for, by its name, however it was spelled or ordered. What
 * was not told has no part in it, so that a new field leaves the hashes of requests without it as they are. A hold is not
 * asked for, nor is `again`: it answers a question. Of a visit at the centre the hour is no part: it is the clock's, and the
 * same request may come again an hour later; nor is it of one more person at a door, nor the way there: both are the visit's.
 */
export function requestHash(request: VisitRequest): Buffer {
  const { booking, offer } = request;
  const where = { ...whereOf(request), ...(isHourAsked(request) ? {} : unasked) };
  const what = { code: booking.code, items: itemsOf(request), offer: offer ?? null };
  const asked = { ...askedValues(request), ...where, ...what, ...toldOf(request) };
  const told = Object.entries(asked).filter(([, value]) => value !== null);
  return sha256([VERSION, told.sort(([one], [other]) => (one < other ? -1 : 1))]);
}

/** All hashes under which this request may be stored: by today's rule, and by that of builds before (decision 003). */
export function requestHashes(request: VisitRequest): Buffer[] {
  if (!isHourAsked(request)) return [requestHash(request)];
  return [requestHash(request), hashByPlace(request)];
}

const unasked = { date: null, time: null, address: null, landmark: null, pinCode: null };

function whereOf(request: VisitRequest) {
  return { place: isAtCentre(request) ? "centre" : null, visit: request.visitId ?? null };
}

function toldOf(request: VisitRequest) {
  return Object.fromEntries(toldFields.map((field) => [field, storedTold(field, request[field])]));
}

/** The first rule, which had no names: a value stood for what its place said. */
function hashByPlace(request: VisitRequest): Buffer {
  const { patient, booking, offer } = request;
  const asked = [
    booking.code,
    booking.bookingDate,
    booking.bookingTime,
    toE164(patient.phone),
    patient.name,
    patient.email || null,
    patient.address,
    patient.age ?? null,
    patient.gender ?? null,
    itemsOf(request),
    offer ?? null,
    ...(patient.pinCode ? [patient.pinCode] : []),
  ];
  return sha256(asked);
}

function itemsOf({ items }: VisitRequest): string[] {
  return items.map((item) => `${item.itemType} ${item.itemId}`).sort();
}

function sha256(value: unknown): Buffer {
  return createHash("sha256").update(JSON.stringify(value)).digest();
}
