import { z } from "zod";
import { sentRules } from "#core/bookings/schema.ts";
import { confirmed, GREATEST_ID, seenVersion } from "#core/written.ts";
import { personFields } from "./merged-person.ts";

export const peopleSentences = {
  other: "Please choose the other patient.",
  bookings: "Please choose at least one booking.",
  seen: "Please look at the plan first.",
} as const;

const number = z.number().int();
const told = z.string().nullable();
const id = (sentence: string) => z.number(sentence).int(sentence).positive(sentence).max(GREATEST_ID, sentence);

/** What merging one patient into another would move, and which value of each field that differs would stay. */
export const MergePlan = z.object({
  keptId: number,
  otherId: number,
  seen: z.string().meta({ description: "Names what was looked at; send it back to merge" }),
  moves: z.object({ bookings: number, reports: number, messages: number, notes: number, waitlist: number }),
  differences: z.array(z.object({ field: z.enum(personFields), kept: told, other: told, stays: told })),
  phones: z
    .object({ kept: z.string(), other: z.string(), releasedReports: number })
    .nullable()
    .meta({ description: "Where the phones differ: the kept one will see the other's bookings and reports" }),
});

export const MergeRequest = z.object({
  otherId: id(peopleSentences.other),
  seen: z.string(peopleSentences.seen).max(100, peopleSentences.seen),
  phoneSees: confirmed.meta({
    description: "The desk was told that another phone sees these bookings and reports from now on",
  }),
});

export const SplitRequest = z.object({
  bookings: z
    .array(z.object({ id: id(peopleSentences.bookings), version: seenVersion }), peopleSentences.bookings)
    .min(1, peopleSentences.bookings)
    .max(200, peopleSentences.bookings),
  name: sentRules.name,
  age: sentRules.age.default(null),
  exactAge: sentRules.exactAge.default(null),
  gender: sentRules.gender.default(null),
  isKnown: confirmed.meta({ description: "They belong to the patient of this phone who has this name already" }),
});

/** Whose the bookings are now. */
export const SettledPatient = z.object({ patientId: number });

export type MergePlan = z.infer<typeof MergePlan>;
export type MergeRequest = z.infer<typeof MergeRequest>;
export type SplitRequest = z.infer<typeof SplitRequest>;
