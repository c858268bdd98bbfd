import { z } from "zod";
import { StaffBooking } from "#core/bookings/response-schema.ts";
import { StaffContactMessage } from "#core/messages/contact-message.ts";
import { refusedReasons } from "#core/round/visit-reasons.ts";
import { inboundKinds, rejectionReasons, tubeKinds, visitEventDoubts, visitEventKinds } from "#db/schema/values.ts";
import { DaySchedule } from "./day-schema.ts";

const instant = z.iso.datetime();
const name = z.string().nullable();

/** A booking in a worklist. */
const WorkBooking = StaffBooking.extend({
  itemNames: z.array(z.string()),
  tubes: z.array(z.enum(tubeKinds)).meta({ description: "The containers that its tests need, in the order of draw" }),
  labels: z.array(z.string()).meta({ description: "What the labels of its tubes say" }),
});

/** A booking whose sample was taken and whose patient has no report yet. */
export const OpenReport = WorkBooking.extend({
  collectedAt: instant,
  promisedAt: instant.nullable().meta({ description: "From the catalogue's report times; null if there are none" }),
  uploadedAt: instant.nullable().meta({ description: "Null if no report is attached" }),
  withdrawnAt: instant.nullable().meta({ description: "When a report that the patient could open was withdrawn" }),
  holder: name.meta({ description: "Who uploaded the report, or else set the booking's status" }),
  heldSince: instant.nullable(),
  tubesOnTheWay: z.number().int().meta({ description: "Labelled tubes that have not reached the bench" }),
});

/** A booking that draws the rejected tubes of another one again. */
export const OpenRedraw = WorkBooking.extend({
  rejected: z.array(z.object({ kind: z.enum(tubeKinds), reason: z.enum(rejectionReasons) })),
  rejectedAt: instant.nullable(),
  rejectedBy: name,
  phlebotomist: name,
});

/** Why no sample was taken at a visit. */
export const visitOutcomes = ["not-home", "refused", "not-visited"] as const;

/** A visit of today or an earlier day without a sample, whose patient still waits for one. */
export const FailedVisit = WorkBooking.extend({
  outcome: z.enum(visitOutcomes),
  refusedReason: z.enum(refusedReasons).nullable(),
  reportedAt: instant.nullable().meta({ description: "By the phone's clock; null if no phone reported it" }),
  phlebotomist: name,
});

/** What a phlebotomist's phone sent and the office must look at. */
export const DoubtfulEvent = WorkBooking.extend({
  event: z.enum(visitEventKinds),
  doubt: z.enum(visitEventDoubts),
  eventAt: instant,
  reporter: name,
});

/** An unanswered contact message, with the patients and the last booking of its phone. */
export const OpenMessage = StaffContactMessage.extend({
  patients: z.array(z.object({ id: z.number().int(), name: z.string() })),
  booking: StaffBooking.nullable(),
});

/** What a patient wrote back and staff must act on, with the booking that it is about. */
export const OpenAnswer = z.object({
  id: z.number().int(),
  phone: z.string(),
  kind: z.enum(inboundKinds),
  body: z.string(),
  receivedAt: instant,
  booking: StaffBooking.nullable().meta({ description: "Else the last one of the phone" }),
});

const forOffice = "null for roles that cannot move a visit";

export const Worklists = z.object({
  at: DaySchedule.shape.at,
  toReport: z.array(OpenReport).meta({ description: "Collected without a report, oldest first" }),
  toRelease: z.array(OpenReport).meta({ description: "Attached and not released, oldest first" }),
  toRedraw: z.array(OpenRedraw).meta({ description: "Redraws without a sample, by their day" }),
  toRebook: z
    .array(FailedVisit)
    .nullable()
    .meta({ description: `Visits without a sample, latest day first; ${forOffice}` }),
  toCheck: z
    .array(DoubtfulEvent)
    .nullable()
    .meta({ description: `Doubtful events of phones, latest first; ${forOffice}` }),
  toAnswer: z
    .array(OpenMessage)
    .nullable()
    .meta({ description: "Unanswered messages, oldest first; null for roles without access to the inbox" }),
  answers: z
    .array(OpenAnswer)
    .nullable()
    .meta({ description: "What patients wrote back, oldest first; null for roles without access to the inbox" }),
});

export type OpenReport = z.infer<typeof OpenReport>;
export type OpenRedraw = z.infer<typeof OpenRedraw>;
export type FailedVisit = z.infer<typeof FailedVisit>;
export type DoubtfulEvent = z.infer<typeof DoubtfulEvent>;
export type OpenAnswer = z.infer<typeof OpenAnswer>;
export type OpenMessage = z.infer<typeof OpenMessage>;
export type Worklists = z.infer<typeof Worklists>;
