import { z } from "zod";
import { type Area, pinMistake } from "#core/areas/pin-code.ts";
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

/** Spec §3 "Booking form values": text as it was typed. */
export type BookingFormValues = {
  name: string;
  email: string;
  phone: string;
  address: string;
  /** Beside the address, optional; six digits. */
  pinCode: string;
  /** Converted to an integer on submit. */
  age: string;
  gender: string;
  /** yyyy-MM-dd of the lab's calendar. */
  date: string;
  time: string;
};

const TypedAge = z
  .string(bookingSentences.age)
  .trim()
  .refine((typed) => typed === "" || (/^\d{1,3}$/.test(typed) && Number(typed) <= OLDEST_AGE), bookingSentences.age);

/** Spec §5 "Booking form". */
const BookingForm = z.object({
  name: PatientName,
  phone: PatientPhone,
  email: PatientEmail,
  age: TypedAge,
  gender: z.enum(["", ...genders], bookingSentences.gender),
  address: PatientAddress,
  date: dayText(bookingSentences.date),
  time: z.enum(slotTimes, bookingSentences.time),
});

/** The first sentence of each field that is wrong; empty where the form can be sent. `areas` are all that the lab serves, where they are known. */
export function formMistakes(
  values: BookingFormValues,
  areas?: readonly Area[],
): Partial<Record<keyof BookingFormValues, string>> {
  const mistakes: Partial<Record<keyof BookingFormValues, string>> = {};
  for (const { path, message } of BookingForm.safeParse(values).error?.issues ?? []) {
    mistakes[path[0] as keyof BookingFormValues] ??= message;
  }
  const pinCode = pinMistake(values.pinCode, areas);
  if (pinCode) mistakes.pinCode = pinCode;
  return mistakes;
}
