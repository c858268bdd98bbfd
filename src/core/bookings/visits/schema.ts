import { z } from "zod";
import { requestRules } from "#core/bookings/schema.ts";
import type { StaffDetailField } from "#core/bookings/staff-details.ts";
import { validationKey } from "#core/i18n/validation.ts";
import { SINGLE_LINE_TEXT_PATTERN } from "#core/text-schemas.ts";

/** Maximum length of the note for the phlebotomist. */
const MAX_PHLEBOTOMIST_NOTE_LENGTH = 200;

/** Treats empty form text as null. */
export const emptyToNull = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess((typed: unknown) => (typeof typed === "string" && typed.trim() === "" ? null : typed), rule.nullable());

const noteRule = z
  .string(validationKey("short-note"))
  .trim()
  .max(MAX_PHLEBOTOMIST_NOTE_LENGTH, validationKey("short-note"))
  .regex(SINGLE_LINE_TEXT_PATTERN, validationKey("short-note"));

/** Details that only staff see, at booking and at changes. */
export const StaffDetailsRequest = z
  .object({
    phlebotomistNote: emptyToNull(noteRule),
    contactName: emptyToNull(requestRules.name),
    contactPhone: emptyToNull(requestRules.phone),
    payerName: emptyToNull(requestRules.name),
    payerPhone: emptyToNull(requestRules.phone),
  } satisfies Record<StaffDetailField, z.ZodType>)
  .partial();
