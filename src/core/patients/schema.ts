import { z } from "zod";
import { validationKey } from "#core/i18n/validation.ts";
import { genders } from "#core/patients/gender.ts";
import { languageCodes } from "#db/schema/values.ts";
import { MAX_AGE } from "./age.ts";
import { EXACT_AGE_PATTERN, getWholeYears } from "./exact-age.ts";

/** An age given in months or days, as an ISO 8601 duration. The whole years follow from it. */
export const ExactAge = z
  .string(validationKey("booking-exact-age"))
  .regex(EXACT_AGE_PATTERN, validationKey("booking-exact-age"))
  .refine((exact) => getWholeYears(exact) <= MAX_AGE, validationKey("booking-exact-age"));

export const Patient = z.object({
  id: z.number().int(),
  name: z.string(),
  /** E.164. */
  phone: z.string(),
  email: z.string().nullable(),
  address: z.string(),
  age: z.number().int().nullable(),
  exactAge: z.string().nullable().meta({ description: "A baby's age as stated: P18M, P10D (ISO 8601)" }),
  gender: z.enum(genders).nullable(),
  language: z.enum(languageCodes).meta({ description: "Told last: by a booking, a login or staff" }),
});

/** A patient's session: a phone, and every patient who booked with it (decision D21). */
export const PatientSession = z.object({ phone: z.string(), patients: z.array(Patient) });

/** How patients sign in; the demo phone (E.164) only if it works. */
export const PatientLogin = z.object({ mode: z.enum(["phone", "otp"]), demoPhone: z.string().nullable() });

/** Feedback on a typed foreign number: "Canada, 9:00 PM to 12:30 AM there". */
export const PhoneCountry = z.object({
  code: z.string().meta({ description: "ISO 3166, e.g. CA" }),
  country: z.string(),
  /** The local time there, from the earliest zone to the latest. */
  localTime: z.string(),
});

export type Patient = z.infer<typeof Patient>;
export type PatientSession = z.infer<typeof PatientSession>;
export type PhoneCountry = z.infer<typeof PhoneCountry>;
export type PatientLogin = z.infer<typeof PatientLogin>;
