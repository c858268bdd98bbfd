import { z } from "zod";
import { PinCode } from "#core/areas/schema.ts";

export const phoneSentence = "Please enter a valid phone number.";

/** What somebody sends whom the lab does not reach yet; the PIN code is known where it was asked for. */
export const WaitlistRequest = z.object({
  phone: z.string(phoneSentence).trim().max(40, phoneSentence),
  pinCode: PinCode.optional(),
});

/** As the desk sees it. */
export const WaitlistEntry = z.object({
  id: z.number().int(),
  /** E.164. */
  phone: z.string(),
  pinCode: z.string().nullable(),
  joinedAt: z.iso.datetime(),
});

export type WaitlistRequest = z.infer<typeof WaitlistRequest>;
export type WaitlistEntry = z.infer<typeof WaitlistEntry>;
