import { z } from "zod";
import { requestRules, SINGLE_LINE_TEXT_PATTERN } from "#core/bookings/schema.ts";
import type { StaffDetailField } from "./contacts.ts";

export const shortNoteSentence = "Please write a short plain text.";

/** Maximum length of the note for the phlebotomist. */
const MAX_PHLEBOTOMIST_NOTE_LENGTH = 200;

/** Treats empty form text as null. */
export const emptyToNull = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess((typed: unknown) => (typeof typed === "string" && typed.trim() === "" ? null : typed), rule.nullable());

const noteRule = z
  .string(shortNoteSentence)
  .trim()
  .max(MAX_PHLEBOTOMIST_NOTE_LENGTH, shortNoteSentence)
  .regex(SINGLE_LINE_TEXT_PATTERN, shortNoteSentence);

/** Details of a visit that only staff see, at booking and at changes. */
export const StaffDetailsRequest = z
  .object({
    phlebotomistNote: emptyToNull(noteRule),
    contactName: emptyToNull(requestRules.name),
    contactPhone: emptyToNull(requestRules.phone),
    payerName: emptyToNull(requestRules.name),
    payerPhone: emptyToNull(requestRules.phone),
  } satisfies Record<StaffDetailField, z.ZodType>)
  .partial();
