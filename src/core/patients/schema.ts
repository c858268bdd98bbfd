import { z } from "zod";
import { OLDEST_AGE } from "./age.ts";
import { exactAgePattern, yearsOf } from "./exact-age.ts";

const exactAgeSentence = "An exact age is months and days, like P18M or P10D.";

/** Where months or days were told: an ISO 8601 duration. The age in whole years follows from it. */
export const ExactAge = z
  .string(exactAgeSentence)
  .regex(exactAgePattern, exactAgeSentence)
  .refine((exact) => yearsOf(exact) <= OLDEST_AGE, exactAgeSentence);

/** Row 3.20. */
export const Patient = z.object({
  id: z.number().int(),
  name: z.string(),
  /** E.164. */
  phone: z.string(),
  email: z.string().nullable(),
  address: z.string(),
  age: z.number().int().nullable(),
  exactAge: z.string().nullable().meta({ description: "A baby's age, as it was told: P18M, P10D (ISO 8601)" }),
  gender: z.string().nullable(),
});

/** Whom a patient's session is for: a phone, and everybody who booked with it (decision D21). */
export const PatientSession = z.object({ phone: z.string(), patients: z.array(Patient) });

/** How patients sign in here; the demo phone (E.164) only where it works. */
export const PatientLogin = z.object({ mode: z.enum(["phone", "otp"]), demoPhone: z.string().nullable() });

/** Said back to who types a number abroad: "Canada, 9:00 PM to 12:30 AM there". */
export const PhoneCountry = z.object({
  code: z.string().meta({ description: "ISO 3166, e.g. CA" }),
  country: z.string(),
  /** What the clocks show there now, from the earliest zone to the latest. */
  localTime: z.string(),
});

export type Patient = z.infer<typeof Patient>;
export type PatientSession = z.infer<typeof PatientSession>;
export type PhoneCountry = z.infer<typeof PhoneCountry>;
export type PatientLogin = z.infer<typeof PatientLogin>;
