import type { BookingFormValues } from "#core/bookings/request/form.ts";
import { forgetStored, keepStored, readStored } from "./browser-storage.ts";

const KEY = "nabz_booking_draft";

const fields = [
  "name",
  "email",
  "phone",
  "address",
  "pinCode",
  "age",
  "gender",
  "date",
  "time",
] as const satisfies readonly (keyof BookingFormValues)[];

/** What was typed and not yet booked; this tab keeps it over reloads. The code belongs to an attempt without an answer. */
type Draft = { values: Partial<BookingFormValues>; code: string | null };

export function readDraft(): Draft {
  const kept = (readStored("sessionStorage", KEY) ?? {}) as { values?: unknown; code?: unknown };
  const found = typeof kept.values === "object" ? (kept.values as Partial<Record<string, unknown>> | null) : null;
  const values: Draft["values"] = {};
  for (const field of fields) {
    const typed = found?.[field];
    if (typeof typed === "string") values[field] = typed;
  }
  return { values, code: typeof kept.code === "string" ? kept.code : null };
}

export function keepDraftValues(values: Partial<BookingFormValues>): void {
  keepStored("sessionStorage", KEY, { values, code: readDraft().code });
}

export function keepDraftCode(code: string | null): void {
  keepStored("sessionStorage", KEY, { values: readDraft().values, code });
}

export function forgetDraft(): void {
  forgetStored("sessionStorage", KEY);
}
