import { z } from "zod";
import { PLAIN_TEXT, sentRules } from "#core/bookings/schema.ts";
import type { ToldField } from "./contacts.ts";

export const shortNoteSentence = "Please write a short plain text.";

/** Letters of what the desk writes for whoever comes. */
const LONGEST_COLLECTOR_NOTE = 200;

/** As a form sends it: nothing typed is an empty text. */
export const orNone = <Rule extends z.ZodType>(rule: Rule) =>
  z.preprocess((typed: unknown) => (typeof typed === "string" && typed.trim() === "" ? null : typed), rule.nullable());

const shortNote = z
  .string(shortNoteSentence)
  .trim()
  .max(LONGEST_COLLECTOR_NOTE, shortNoteSentence)
  .regex(PLAIN_TEXT, shortNoteSentence);

/** What the staff alone are told of a visit, when it is booked and when it is changed. */
export const ToldToStaff = z
  .object({
    collectorNote: orNone(shortNote),
    doorName: orNone(sentRules.name),
    doorPhone: orNone(sentRules.phone),
    payerName: orNone(sentRules.name),
    payerPhone: orNone(sentRules.phone),
  } satisfies Record<ToldField, z.ZodType>)
  .partial();
