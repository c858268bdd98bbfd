import { z } from "zod";
import { type Area, pinMistake } from "#core/areas/pin-code.ts";
import type { BookingFormValues, FormField } from "#core/bookings/fields.ts";
import { bookingSentences, genders, sentRules } from "#core/bookings/schema.ts";
import { readAge } from "#core/patients/age.ts";

const TypedAge = z
  .string(bookingSentences.age)
  .trim()
  .refine((typed) => typed === "" || readAge(typed) !== null, bookingSentences.age);

/** Row 5.1: the rules of the request, but for what is typed otherwise than it is sent. */
const BookingForm = z.object({
  ...sentRules,
  age: TypedAge,
  gender: z.enum(["", ...genders], bookingSentences.gender),
});

/** The first sentence of each field that is wrong; empty where the form can be sent. `areas` are all that the lab serves, where they are known. */
export function formMistakes(values: BookingFormValues, areas?: readonly Area[]): Partial<Record<FormField, string>> {
  const mistakes: Partial<Record<FormField, string>> = {};
  for (const { path, message } of BookingForm.safeParse(values).error?.issues ?? []) {
    mistakes[path[0] as FormField] ??= message;
  }
  const pinCode = pinMistake(values.pinCode, areas);
  if (pinCode) mistakes.pinCode = pinCode;
  return mistakes;
}
