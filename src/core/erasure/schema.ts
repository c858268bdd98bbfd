import { z } from "zod";
import type { StaffBooking } from "#core/bookings/response-schema.ts";
import { Price } from "#core/catalogue/schema.ts";
import { validationKey } from "#core/i18n/validation.ts";
import { Day } from "#core/slots/schema.ts";

/** Reasons for an erasure. A closed list, because free text could name the patient again. */
export const erasureReasons = ["patient-asked", "guardian-asked", "consent-withdrawn", "entered-by-mistake"] as const;

/** Request to erase a patient. The name is typed, so that no patient is erased by mistake. */
export const ErasureRequest = z.object({
  name: z.string(validationKey("erasure-name")).trim().max(80, validationKey("erasure-name")),
  reason: z.enum(erasureReasons, validationKey("erasure-reason")),
  seen: z.string(validationKey("erasure-seen")).max(100, validationKey("erasure-seen")).meta({
    description: "Of the plan. Where anything has changed since, 409 changed-meanwhile has the plan as it is now",
  }),
});

/** What is erased at once, by kind. */
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
  "othersVisits",
] as const;

const countRule = z.number().int();

/** What an erasure removes, what the law keeps, and until when. */
export const ErasurePlan = z.object({
  patientId: z.number().int(),
  name: z.string(),
  seen: z.string().meta({ description: "Names what was looked at; send it back to erase" }),
  isPhoneOwn: z.boolean().nullable().meta({
    description:
      "Whether nobody else books by the phone. Sign-ins, codes and the waitlist go with a phone of one's own, and stay with a shared one. Null once erased",
  }),
  sharesPhoneWith: z.array(z.object({ patientId: z.number().int(), name: z.string() })),
  erasedAt: z.iso.datetime().nullable(),
  toSettle: z
    .array(z.object({ bookingId: z.number().int(), code: z.string(), bookingDate: Day }))
    .meta({ description: "Bookings that are neither completed nor declined: they stand in the way" }),
  goes: z.record(z.enum(erasedKinds), countRule).meta({
    description: "How many rows of each kind go; of othersVisits only that the patient opens the door or pays there",
  }),
  stays: z.object({
    bills: z
      .array(
        z.object({ bookingId: z.number().int(), code: z.string(), totalAmount: Price, name: z.string(), until: Day }),
      )
      .meta({ description: "Reference, day, items, amounts and the name on the bill; until that day" }),
    reports: z.array(z.object({ bookingId: z.number().int(), reportId: z.number().int(), until: Day })),
    signIn: countRule.meta({
      description: "Accounts and codes of a shared phone: the others go on signing in by them",
    }),
  }),
});

export type ErasureRequest = z.infer<typeof ErasureRequest>;
export type ErasurePlan = z.infer<typeof ErasurePlan>;

declare module "#core/errors.ts" {
  interface ErrorDetails {
    /** Of something that staff edit, its version and the changed fields; a booking; the plan of an erasure. */
    "changed-meanwhile": {
      version?: number;
      changed?: Record<string, unknown>;
      booking?: StaffBooking;
      plan?: ErasurePlan;
    };
  }
}
