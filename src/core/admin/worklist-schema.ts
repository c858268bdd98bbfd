import { z } from "zod";
import { StaffBooking } from "#core/bookings/response-schema.ts";
import { InboundMessage } from "#core/messages/contact-message.ts";
import { DaySchedule } from "./day-schema.ts";

/** A booking whose sample was taken and whose patient has no report yet. */
export const OpenReport = StaffBooking.extend({
  itemNames: z.array(z.string()),
  collectedAt: z.iso.datetime(),
  promisedAt: z.iso
    .datetime()
    .nullable()
    .meta({ description: "From the catalogue's report times; null if there are none" }),
  uploadedAt: z.iso.datetime().nullable().meta({ description: "Null if no report is attached" }),
});

/** An unanswered contact message, with the patients and the last booking of its phone. */
export const OpenMessage = InboundMessage.extend({
  patients: z.array(z.object({ id: z.number().int(), name: z.string() })),
  booking: StaffBooking.nullable(),
});

export const Worklists = z.object({
  at: DaySchedule.shape.at,
  toReport: z.array(OpenReport).meta({ description: "Collected without a report, oldest first" }),
  toRelease: z.array(OpenReport).meta({ description: "Attached and not released, oldest first" }),
  toAnswer: z
    .array(OpenMessage)
    .nullable()
    .meta({ description: "Unanswered messages, oldest first; null for roles without access to the inbox" }),
});

export type OpenReport = z.infer<typeof OpenReport>;
export type OpenMessage = z.infer<typeof OpenMessage>;
export type Worklists = z.infer<typeof Worklists>;
