import { z } from "zod";
import { normalizePinCode, PIN_CODE_PATTERN, pinCodeSentences } from "./pin-code.ts";

/** A PIN code as typed: may be empty or contain spaces. */
export const PinCode = z
  .string(pinCodeSentences.malformed)
  .max(20, pinCodeSentences.malformed)
  .overwrite(normalizePinCode)
  .refine((digits) => digits === "" || PIN_CODE_PATTERN.test(digits), pinCodeSentences.malformed);

/** A served area as staff enter it. */
export const ServedAreaRequest = z.object({
  pinCode: PinCode.refine((digits) => digits !== "", pinCodeSentences.malformed),
  name: z.string().trim().min(1, pinCodeSentences.name).max(60, pinCodeSentences.name),
});

export const ServedArea = z.object({ pinCode: z.string().regex(PIN_CODE_PATTERN), name: z.string() });
