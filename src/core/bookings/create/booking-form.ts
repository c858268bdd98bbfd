import { z } from "zod";
import { type Area, normalizePinCode, resolvePinCode, validatePinCode } from "#core/areas/pin-code.ts";
import type { BookingFormValues, FormField } from "#core/bookings/booking-fields.ts";
import { requestRules } from "#core/bookings/schema.ts";
import type { Sentences } from "#core/i18n/en.ts";
import { formatIssue, validationKey } from "#core/i18n/validation.ts";
import { parseAge } from "#core/patients/age.ts";
import { genders } from "#core/patients/gender.ts";

const ageField = z
  .string(validationKey("booking-age"))
  .trim()
  .refine((typed) => typed === "" || parseAge(typed) !== null, validationKey("booking-age"));

/** The request's rules, except for fields that are typed differently than sent. */
const BookingForm = z.object({
  ...requestRules,
  age: ageField,
  gender: z.enum(["", ...genders], validationKey("booking-gender")),
});

const StoredTexts = z.object(requestRules).pick({ name: true, address: true });

/**
 * Returns the first sentence for each invalid field; empty if the form can be sent. `areas` are all served areas, if
 * known.
 */
export function validateBookingForm(
  values: BookingFormValues,
  sentences: Pick<Sentences, "bookingForm" | "pinCodes">,
  areas?: readonly Area[],
): Partial<Record<FormField, string>> {
  const mistakes: Partial<Record<FormField, string>> = {};
  for (const issue of BookingForm.safeParse(values).error?.issues ?? []) {
    mistakes[issue.path[0] as FormField] ??= formatIssue(issue, sentences.bookingForm);
  }
  const pinCode = validatePinCode(resolvePinCode(values) ?? "", areas, sentences.pinCodes);
  if (pinCode) mistakes.pinCode = pinCode;
  return mistakes;
}

/**
 * Returns a valid form with the texts that are shown again before and after the booking as they are stored: name,
 * address and PIN code.
 */
export function normalizeBookingForm(values: BookingFormValues): BookingFormValues {
  const { data } = StoredTexts.safeParse(values);
  return { ...values, ...data, pinCode: normalizePinCode(values.pinCode) };
}
