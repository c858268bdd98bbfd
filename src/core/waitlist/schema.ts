import { z } from "zod";
import { PinCode } from "#core/areas/schema.ts";
import { validationKey } from "#core/i18n/validation.ts";

/** Request of a visitor outside the service area; with a PIN code if one was entered. */
export const JoinWaitlistRequest = z.object({
  phone: z.string(validationKey("waitlist-phone")).trim().max(40, validationKey("waitlist-phone")),
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
