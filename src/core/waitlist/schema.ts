import { z } from "zod";
import { PinCode } from "#core/areas/schema.ts";

export const phoneSentence = "Please enter a valid phone number.";

/** Request of a visitor outside the service area; with a PIN code if one was entered. */
export const JoinWaitlistRequest = z.object({
  phone: z.string(phoneSentence).trim().max(40, phoneSentence),
  pinCode: PinCode.optional(),
});

/** As the admin area shows it. */
export const WaitlistEntry = z.object({
  id: z.number().int(),
  phone: z.string(),
  pinCode: z.string().nullable(),
  joinedAt: z.iso.datetime(),
});

export type JoinWaitlistRequest = z.infer<typeof JoinWaitlistRequest>;
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;
