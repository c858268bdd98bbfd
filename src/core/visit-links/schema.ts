import { z } from "zod";
import { collectionPlaces } from "#core/bookings/collection-place.ts";
import { ownChangeObstacles } from "#core/bookings/edit/own-changes.ts";
import { CancelBookingRequest } from "#core/bookings/edit/schema.ts";
import { requestRules } from "#core/bookings/schema.ts";
import { validationKey } from "#core/i18n/validation.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { BookableDay, Day } from "#core/slots/schema.ts";
import { expectedVersion } from "#core/text-schemas.ts";
import { fastingAnswers } from "#db/schema/values.ts";

export const linkedVisitStates = ["upcoming", "on-the-way", "over", "declined"] as const;

export type LinkedVisitState = (typeof linkedVisitStates)[number];

const LabMoment = z.object({ day: Day, minutes: z.number().int() });

const OwnChange = z.object({
  until: LabMoment.meta({ description: "The last moment for it, on the lab's clock" }),
  obstacle: z.enum(ownChangeObstacles).nullable().meta({ description: "Why the patient cannot do it themselves" }),
});

/** A visit as its link shows it, which any holder of the link can read: nothing in it names or describes a patient. */
export const LinkedVisit = z.object({
  state: z.enum(linkedVisitStates),
  version: z.number().int().meta({ description: "Send it back with a change" }),
  day: Day,
  time: z.string(),
  place: z.enum(collectionPlaces),
  area: z.string().nullable().meta({ description: "The served area; null if it is unknown" }),
  initials: z.array(z.string()).meta({ description: "Of the booking's patient, then of the others of its phone" }),
  movedFrom: z.object({ day: Day, time: z.string() }).nullable().meta({ description: "Before its last move" }),
  promised: z
    .object({ from: z.number().int(), to: z.number().int() })
    .nullable()
    .meta({ description: "The arrival that was announced, in minutes after midnight" }),
  fasting: z
    .object({
      by: LabMoment.meta({ description: "The last meal is at this time or before" }),
      notBefore: LabMoment.nullable(),
      waterOk: z.boolean(),
      answer: z.enum(fastingAnswers).nullable(),
      canAnswer: z.boolean().meta({ description: "Whether the visit begins within a day" }),
    })
    .nullable()
    .meta({ description: "Null if no test needs it" }),
  move: OwnChange.extend({ left: z.number().int().meta({ description: "Moves left" }) }),
  moveAfterEating: OwnChange.shape.obstacle,
  cancel: OwnChange,
});

/** A free slot that suits the tests of all who move along. */
export const LinkedSlot = z.object({
  date: Day,
  time: z.enum(slotTimes),
  lastMeal: LabMoment.nullable().meta({ description: "Null if no test needs fasting" }),
});

export const LinkedSlots = z.object({
  nearest: z.array(LinkedSlot).meta({ description: "Up to three, nearest to the present slot first" }),
  days: z.array(BookableDay),
  slots: z.array(LinkedSlot).meta({ description: "Of the requested day" }),
});

export const LinkedSlotsQuery = z.object({
  date: Day.optional(),
  afterEating: z.stringbool().optional().meta({ description: "The fast begins now" }),
});

export const MoveLinkedVisitRequest = z.object({
  bookingDate: requestRules.date,
  bookingTime: requestRules.time,
  version: expectedVersion,
  afterEating: z
    .boolean()
    .optional()
    .meta({ description: "Because the patient has eaten: such a move does not count" }),
});

export const CancelLinkedVisitRequest = z.object({
  note: CancelBookingRequest.shape.note.meta({ description: "Why, in the patient's words" }),
  version: expectedVersion,
});

export const AnswerFastingRequest = z.object({ answer: z.enum(fastingAnswers, validationKey("fasting-answer")) });

export type LinkedVisit = z.infer<typeof LinkedVisit>;
export type LinkedSlot = z.infer<typeof LinkedSlot>;
export type LinkedSlots = z.infer<typeof LinkedSlots>;
