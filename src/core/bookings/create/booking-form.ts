import { z } from "zod";
import { type Area, validatePinCode } from "#core/areas/pin-code.ts";
import type { BookingFormValues, FormField } from "#core/bookings/booking-fields.ts";
import { bookingSentences, requestRules } from "#core/bookings/schema.ts";
import { parseAge } from "#core/patients/age.ts";
import { genders } from "#core/patients/gender.ts";

const ageField = z
  .string(bookingSentences.age)
  .trim()
  .refine((typed) => typed === "" || parseAge(typed) !== null, bookingSentences.age);

/** The request's rules, except for fields that are typed differently than sent. */
const BookingForm = z.object({
  ...requestRules,
  age: ageField,
  gender: z.enum(["", ...genders], bookingSentences.gender),
});

/**
 * Returns the first message for each invalid field; empty if the form can be sent. `areas` are all served areas, if
 * known.
 */
export function validateBookingForm(
  values: BookingFormValues,
  areas?: readonly Area[],
): Partial<Record<FormField, string>> {
  const mistakes: Partial<Record<FormField, string>> = {};
  for (const { path, message } of BookingForm.safeParse(values).error?.issues ?? []) {
    mistakes[path[0] as FormField] ??= message;
  }
  const pinCode = validatePinCode(values.pinCode, areas);
  if (pinCode) mistakes.pinCode = pinCode;
  return mistakes;
}
