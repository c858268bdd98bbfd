import { z } from "zod";
import { pinCodePattern, pinDigits, pinSentences } from "./pin-code.ts";

/** As it is typed: empty is allowed, and spaces between the digits. */
export const PinCode = z
  .string(pinSentences.malformed)
  .max(20, pinSentences.malformed)
  .overwrite(pinDigits)
  .refine((digits) => digits === "" || pinCodePattern.test(digits), pinSentences.malformed);

/** What the desk types of an area. */
export const AreaChange = z.object({
  pinCode: PinCode.refine((digits) => digits !== "", pinSentences.malformed),
  name: z.string().trim().min(1, pinSentences.name).max(60, pinSentences.name),
});

export const ServedArea = z.object({ pinCode: z.string().regex(pinCodePattern), name: z.string() });
