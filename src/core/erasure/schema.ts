import { z } from "zod";
import { Price } from "#core/catalogue/schema.ts";
import { Day } from "#core/slots/schema.ts";

/** Why somebody is erased. A closed list, because a sentence would be one more place that names them. */
export const erasureReasons = ["patient-asked", "guardian-asked", "consent-withdrawn", "entered-by-mistake"] as const;

const erasureSentences = {
  name: "This is not the patient's name. Please write it as it stands above.",
  reason: "Please choose why.",
} as const;

/** What the desk sends to have a patient erased: the name, typed, so that nobody is erased by a slip. */
export const ErasureRequest = z.object({
  name: z.string(erasureSentences.name).trim().max(80, erasureSentences.name),
  reason: z.enum(erasureReasons, erasureSentences.reason),
});

/** What goes at once, by kind. */
export const erasedKinds = [
  "patient",
  "bookings",
  "contactData",
  "notes",
  "reports",
  "messages",
  "contactMessages",
  "waitlist",
  "signIn",
] as const;

const count = z.number().int();

/** What erasing a patient removes, what the law has kept of them, and until when. */
export const ErasurePlan = z.object({
  patientId: z.number().int(),
  name: z.string(),
  erasedAt: z.iso.datetime().nullable(),
  toSettle: z
    .array(z.object({ bookingId: z.number().int(), code: z.string(), bookingDate: Day }))
    .meta({ description: "Bookings that are neither completed nor declined: they stand in the way" }),
  goes: z.record(z.enum(erasedKinds), count).meta({ description: "How many rows of each kind go" }),
  stays: z.object({
    bills: z
      .array(
        z.object({ bookingId: z.number().int(), code: z.string(), totalAmount: Price, name: z.string(), until: Day }),
      )
      .meta({ description: "Reference, day, items, amounts and the name on the bill; until that day" }),
    reports: z.array(z.object({ bookingId: z.number().int(), reportId: z.number().int(), until: Day })),
  }),
});

export type ErasureRequest = z.infer<typeof ErasureRequest>;
export type ErasurePlan = z.infer<typeof ErasurePlan>;
