import { z } from "zod";
import { type Area, pinMistake } from "#core/areas/pin-code.ts";
import { PinCode } from "#core/areas/schema.ts";
import type { BookingField, BookingFormValues } from "#core/bookings/fields.ts";
import {
  bookingSentences,
  genders,
  PatientAddress,
  PatientEmail,
  PatientName,
  PatientPhone,
} from "#core/bookings/schema.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { dayText } from "#core/slots/schema.ts";

const OLDEST_AGE = 120;

const TypedAge = z
  .string(bookingSentences.age)
  .trim()
  .refine((typed) => typed === "" || (/^\d{1,3}$/.test(typed) && Number(typed) <= OLDEST_AGE), bookingSentences.age);

/** Spec §5 "Booking form": what each field must be as it is typed. */
const typedRules = {
  name: PatientName,
  phone: PatientPhone,
  email: PatientEmail,
  age: TypedAge,
  gender: z.enum(["", ...genders], bookingSentences.gender),
  address: PatientAddress,
  pinCode: PinCode,
  date: dayText(bookingSentences.date),
  time: z.enum(slotTimes, bookingSentences.time),
} satisfies Record<BookingField, z.ZodType>;

const BookingForm = z.object(typedRules);

/** The first sentence of each field that is wrong; empty where the form can be sent. `areas` are all that the lab serves, where they are known. */
export function formMistakes(
  values: BookingFormValues,
  areas?: readonly Area[],
): Partial<Record<BookingField, string>> {
  const mistakes: Partial<Record<BookingField, string>> = {};
  for (const { path, message } of BookingForm.safeParse(values).error?.issues ?? []) {
    mistakes[path[0] as BookingField] ??= message;
  }
  const pinCode = pinMistake(values.pinCode, areas);
  if (pinCode) mistakes.pinCode = pinCode;
  return mistakes;
}
