import { type BookingFormValues, formFieldNames } from "#core/bookings/fields.ts";
import type { NewBooking } from "#core/bookings/schema.ts";
import { DRAFT_KEY } from "#web/account/session-hints.ts";
import { forgetStored, keepStored, readStored } from "#web/ui/data/browser-storage.ts";

/** A phone is lent and shared: nobody finds yesterday's patient in the form. */
export const DRAFT_HOURS = 24;
const DRAFT_MS = DRAFT_HOURS * 60 * 60 * 1000;

/**
 * What was typed and not yet booked; the browser keeps it over reloads and closed tabs. The code belongs to an attempt
 * without an answer.
 */
type Draft = { values: Partial<BookingFormValues>; code: string | null };

export function readDraft(): Draft {
  const kept = (readStored("localStorage", DRAFT_KEY) ?? {}) as { values?: unknown; code?: unknown; at?: unknown };
  if (!isRecent(kept.at)) return { values: {}, code: null };
  const found = typeof kept.values === "object" ? (kept.values as Partial<Record<string, unknown>> | null) : null;
  const values: Draft["values"] = {};
  for (const field of formFieldNames) {
    const typed = found?.[field];
    if (typeof typed === "string") values[field] = typed;
  }
  return { values, code: typeof kept.code === "string" ? kept.code : null };
}

export function keepDraftValues(values: Partial<BookingFormValues>): void {
  keep({ values, code: readDraft().code });
}

export function keepDraftCode(code: string | null): void {
  keep({ values: readDraft().values, code });
}

/** What was typed for a booking that another page has sent, unless something else has been typed since. */
export function forgetDraftOf({ patient, booking }: Pick<NewBooking, "patient" | "booking">): void {
  const { values, code } = readDraft();
  if (code === booking.code) keepDraftCode(null);
  const isOfIt =
    [values.name?.trim(), values.phone?.trim(), values.date].join() ===
      [patient.name, patient.phone, booking.bookingDate].join() && values.time === booking.bookingTime;
  if (isOfIt) forgetDraft();
}

export function forgetDraft(): void {
  forgetStored("localStorage", DRAFT_KEY);
}

function keep(draft: Draft): void {
  keepStored("localStorage", DRAFT_KEY, { ...draft, at: Date.now() });
}

function isRecent(at: unknown): boolean {
  return typeof at === "number" && Math.abs(Date.now() - at) < DRAFT_MS;
}
