import type { FieldErrors, Resolver } from "react-hook-form";
import type { Area } from "#core/areas/pin-code.ts";
import {
  type BookingFormValues,
  type FormField,
  type FormPatientField,
  formFieldNames,
} from "#core/bookings/booking-fields.ts";
import type { UpdatedPrice } from "#core/bookings/create/updated-prices.ts";
import type { BookedItem } from "#core/bookings/response-schema.ts";
import { words } from "#texts";
import type { ConfirmedBooking } from "./confirmation/confirmed-booking.ts";

/** Fields that the booking form registers and checks; the package selector's value is in the page's address. */
export type FormFields = BookingFormValues & { packageId: string };

/** Optional fields: collapsed below the required ones. */
export const optionalFields = ["email", "age", "gender"] as const satisfies readonly FormPatientField[];

export function isOptional(field: string): boolean {
  return optionalFields.some((optional) => optional === field);
}

/** Returns the first of them in page order. */
export function findFirstField(fields: Partial<Record<FormField, unknown>>): FormField | null {
  const inOrder = [...formFieldNames.filter((field) => !isOptional(field)), ...optionalFields];
  return inOrder.find((field) => fields[field]) ?? null;
}

/** A control that was never touched has no value; the rules expect text. */
export function toFormValues(fields: Partial<Record<keyof FormFields, string | null>>): BookingFormValues {
  return Object.fromEntries(formFieldNames.map((name) => [name, fields[name] ?? ""])) as BookingFormValues;
}

/** The server's response to a form sent without JavaScript. */
export type PostedFormResult = {
  values: BookingFormValues;
  /** The package chosen in the form, where it had a list of them. */
  packageId: number | null;
  mistakes: FieldErrorTexts;
  /** An error that belongs to no field. */
  sentence: string | null;
  prices: UpdatedPrice[];
  /** Whether an identical booking exists, and needs a confirmation. */
  asksAgain: boolean;
  booked: { booking: ConfirmedBooking; items: BookedItem[] } | null;
};

/** Error text by field. */
export type FieldErrorTexts = Partial<Record<keyof FormFields, string>>;

export function toFieldErrors(mistakes: FieldErrorTexts): FieldErrors<FormFields> {
  const errors: FieldErrors<FormFields> = {};
  for (const [field, message] of Object.entries(mistakes)) {
    errors[field as keyof FormFields] = { type: "rule", message };
  }
  return errors;
}

/** What the rules need besides the fields when they check. */
export type FormContext = { hasSelection: () => boolean; areas: () => readonly Area[] | undefined };

/** Loaded with the first check: the page is visible without them. */
export const loadFormRules = () => import("./form-rules.ts");

/**
 * Checks the whole form; something must have been selected too. The values of a valid form are as they are stored.
 */
export const resolveForm: Resolver<FormFields, FormContext> = async (fields, context) => {
  // If the rules cannot be loaded, the server's response shows the errors.
  const rules = await loadFormRules().catch(() => null);
  const values = toFormValues(fields);
  const mistakes: FieldErrorTexts = rules?.validateBookingForm(values, context?.areas()) ?? {};
  if (!context?.hasSelection()) mistakes.packageId = words.booking.failed.nothing;
  return Object.keys(mistakes).length > 0
    ? { values: {}, errors: toFieldErrors(mistakes) }
    : { values: { ...fields, ...rules?.normalizeBookingForm(values) }, errors: {} };
};
