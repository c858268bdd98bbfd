import { z } from "zod";
import { validationKey } from "#core/i18n/validation.ts";
import { normalizeRupees, parseAmount } from "./money.ts";

/** An amount above 0, as staff type it or as we show it ("₹2,299"); at most 9,99,999 rupees. */
export const Rupees = z
  .string(validationKey("rupees"))
  .overwrite(normalizeRupees)
  .regex(/^\d{1,6}(\.\d{1,2})?$/, validationKey("rupees"))
  .refine((typed) => parseAmount(typed) > 0, validationKey("rupees"));

/** Like `Rupees`, or 0. */
export const RupeesOrZero = z
  .string(validationKey("rupees"))
  .overwrite(normalizeRupees)
  .regex(/^\d{1,6}(\.\d{1,2})?$/, validationKey("rupees"));

/** An amount that can be negative, as the API sends it. */
export const SignedPrice = z
  .string()
  .regex(/^-?\d+\.\d{2}$/)
  .meta({ description: "Rupees with two decimals; negative if less than nothing, or returned", example: "499.00" });
