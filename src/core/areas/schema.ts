import { z } from "zod";
import { validationKey } from "#core/i18n/validation.ts";
import { normalizePinCode, PIN_CODE_PATTERN } from "./pin-code.ts";

/** A PIN code as typed: may be empty or contain spaces. */
export const PinCode = z
  .string(validationKey("pin-code-malformed"))
  .max(20, validationKey("pin-code-malformed"))
  .overwrite(normalizePinCode)
  .refine((digits) => digits === "" || PIN_CODE_PATTERN.test(digits), validationKey("pin-code-malformed"));

/** A served area as staff enter it. */
export const ServedAreaRequest = z.object({
  pinCode: PinCode.refine((digits) => digits !== "", validationKey("pin-code-malformed")),
  name: z.string().trim().min(1, validationKey("area-name")).max(60, validationKey("area-name")),
});

/** All served areas by PIN code, in their new order. */
export const AreaOrderRequest = z.object({
  pinCodes: z
    .array(z.string().regex(PIN_CODE_PATTERN))
    .min(1)
    .max(1000)
    .refine((pinCodes) => new Set(pinCodes).size === pinCodes.length),
});

export const ServedArea = z.object({ pinCode: z.string().regex(PIN_CODE_PATTERN), name: z.string() });
