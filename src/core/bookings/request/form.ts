import { z } from "zod";
import { type Area, pinMistake } from "#core/areas/pin-code.ts";
import type { BookingFormValues, FormField } from "#core/bookings/fields.ts";
import { bookingSentences, genders, sentRules } from "#core/bookings/schema.ts";

const OLDEST_AGE = 120;

const TypedAge = z
  .string(bookingSentences.age)
  .trim()
  .refine((typed) => typed === "" || (/^\d{1,3}$/.test(typed) && Number(typed) <= OLDEST_AGE), bookingSentences.age);

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
