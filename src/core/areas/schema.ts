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

export const ServedArea = z.object({ pinCode: z.string().regex(PIN_CODE_PATTERN), name: z.string() });
