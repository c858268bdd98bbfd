import { z } from "zod";
import { requestRules } from "#core/bookings/schema.ts";
import { type ValidationKey, validationKey } from "#core/i18n/validation.ts";
import { confirmationFlag, expectedVersion, MAX_ID } from "#core/text-schemas.ts";
import { patientDetailFields } from "./merged-details.ts";

const integerRule = z.number().int();
const nullableText = z.string().nullable();
const idRule = (key: ValidationKey) => z.number(key).int(key).positive(key).max(MAX_ID, key);

/** What a merge would move, and which value stays of each field that differs. */
export const MergePlan = z.object({
  keptId: integerRule,
  otherId: integerRule,
  seen: z.string().meta({ description: "Identifies this state; send it back to merge" }),
  moves: z.object({
    bookings: integerRule,
    reports: integerRule,
    messages: integerRule,
    notes: integerRule,
    waitlist: integerRule,
  }),
  differences: z.array(
    z.object({ field: z.enum(patientDetailFields), kept: nullableText, other: nullableText, stays: nullableText }),
  ),
  phones: z
    .object({ kept: z.string(), other: z.string(), releasedReports: integerRule })
    .nullable()
    .meta({ description: "If the phones differ, the kept phone will see the other's bookings and reports" }),
});

export const MergeRequest = z.object({
  otherId: idRule(validationKey("merge-other")),
  seen: z.string(validationKey("merge-seen")).max(100, validationKey("merge-seen")),
  phoneSees: confirmationFlag.meta({
    description: "Staff confirmed that another phone sees these bookings and reports from now on",
  }),
});

export const SplitRequest = z.object({
  bookings: z
    .array(
      z.object({ id: idRule(validationKey("merge-bookings")), version: expectedVersion }),
      validationKey("merge-bookings"),
    )
    .min(1, validationKey("merge-bookings"))
    .max(200, validationKey("merge-bookings")),
  name: requestRules.name,
  age: requestRules.age.default(null),
  exactAge: requestRules.exactAge.default(null),
  gender: requestRules.gender.default(null),
  isKnown: confirmationFlag.meta({
    description: "Confirms that the bookings belong to the phone's existing patient of this name",
  }),
});

/** The patient to whom the bookings belong now. */
export const AssignedPatient = z.object({ patientId: integerRule });

export type MergePlan = z.infer<typeof MergePlan>;
export type MergeRequest = z.infer<typeof MergeRequest>;
export type SplitRequest = z.infer<typeof SplitRequest>;
