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
    description: "From the plan. If the data has changed since, 409 `changed-meanwhile` has the current plan",
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
  "inboundMessages",
  "optOuts",
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
  seen: z.string().meta({ description: "Identifies this state; send it back to erase" }),
  isPhoneOwn: z.boolean().nullable().meta({
    description:
      "Whether the phone is not shared with other patients. Accounts, codes and waitlist entries of a shared phone stay. Null once erased",
  }),
  sharesPhoneWith: z.array(z.object({ patientId: z.number().int(), name: z.string() })),
  erasedAt: z.iso.datetime().nullable(),
  toSettle: z
    .array(z.object({ bookingId: z.number().int(), code: z.string(), bookingDate: Day }))
    .meta({ description: "Open bookings, which prevent the erasure" }),
  goes: z.record(z.enum(erasedKinds), countRule).meta({
    description: "Number of rows of each kind to erase; for `othersVisits` only the patient's part as contact or payer",
  }),
  stays: z.object({
    bills: z
      .array(
        z.object({ bookingId: z.number().int(), code: z.string(), totalAmount: Price, name: z.string(), until: Day }),
      )
      .meta({ description: "Bills: reference, day, items, amounts and name; kept until this day" }),
    reports: z.array(z.object({ bookingId: z.number().int(), reportId: z.number().int(), until: Day })),
    signIn: countRule.meta({
      description: "Accounts and codes of a shared phone, which the other patients need",
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
