import { type BookingFormValues, formFieldNames } from "#core/bookings/booking-fields.ts";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import { DRAFT_KEY } from "#web/account/session-hints.ts";
import { readStored, removeStored, writeStored } from "#web/lib/browser-storage.ts";

/** Phones are lent and shared: a form must not show yesterday's patient. */
export const DRAFT_HOURS = 24;
const DRAFT_MS = DRAFT_HOURS * 60 * 60 * 1000;

/**
 * Input that is not booked yet; it survives reloads and closed tabs. The code belongs to an attempt without a response.
 */
type Draft = { values: Partial<BookingFormValues>; code: string | null };

/** Returns this browser's draft; empty without one, or if it is older than `DRAFT_HOURS`. */
export function readDraft(): Draft {
  const stored = (readStored("localStorage", DRAFT_KEY) ?? {}) as { values?: unknown; code?: unknown; at?: unknown };
  if (!isRecent(stored.at)) return { values: {}, code: null };
  const found = typeof stored.values === "object" ? (stored.values as Partial<Record<string, unknown>> | null) : null;
  const values: Draft["values"] = {};
  for (const field of formFieldNames) {
    const typed = found?.[field];
    if (typeof typed === "string") values[field] = typed;
  }
  return { values, code: typeof stored.code === "string" ? stored.code : null };
}

export function saveDraftValues(values: Partial<BookingFormValues>): void {
  saveDraft({ values, code: readDraft().code });
}

export function saveDraftCode(code: string | null): void {
  saveDraft({ values: readDraft().values, code });
}

/** Clears the draft of a booking that another page has sent, unless the input has changed since. */
export function clearMatchingDraft({ patient, booking }: Pick<CreateBookingRequest, "patient" | "booking">): void {
  const { values, code } = readDraft();
  if (code === booking.code) saveDraftCode(null);
  const isOfIt =
    [values.name?.trim(), values.phone?.trim(), values.date].join() ===
      [patient.name, patient.phone, booking.bookingDate].join() && values.time === booking.bookingTime;
  if (isOfIt) clearDraft();
}

export function clearDraft(): void {
  removeStored("localStorage", DRAFT_KEY);
}

function saveDraft(draft: Draft): void {
  writeStored("localStorage", DRAFT_KEY, { ...draft, at: Date.now() });
}

function isRecent(at: unknown): boolean {
  return typeof at === "number" && Math.abs(Date.now() - at) < DRAFT_MS;
}
