import { z } from "zod";
import { StaffBooking } from "#core/bookings/response-schema.ts";
import { validationKey } from "#core/i18n/validation.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { Day } from "#core/slots/schema.ts";
import { rejectionReasons, tubeKinds } from "#db/schema/values.ts";

const id = z.number().int();
const instant = z.iso.datetime();

const tubeTimes = {
  labelledAt: instant,
  collectedAt: instant.nullable(),
  receivedAt: instant.nullable(),
  rejectedAt: instant.nullable(),
};

/** A tube of a booking, as its patient and its phlebotomist compare it. */
export const BookingTube = z.object({
  codeEnd: z.string().meta({ description: "The last four characters of its label" }),
  kind: z.enum(tubeKinds),
  ...tubeTimes,
});

export const BookingTubes = z.array(BookingTube).meta({ description: "In the order in which they were labelled" });

/** The free booking that draws a rejected tube again. */
export const Redraw = z.object({ bookingId: id, code: z.string(), bookingDate: Day, bookingTime: z.string() });

/** A tube at the lab's bench, with its patient. */
export const BenchTube = z.object({
  code: z.string(),
  kind: z.enum(tubeKinds),
  bookingId: id,
  bookingCode: z.string(),
  patientName: z.string(),
  age: StaffBooking.shape.age,
  exactAge: StaffBooking.shape.exactAge,
  gender: StaffBooking.shape.gender,
  place: StaffBooking.shape.place,
  collectedBy: z.string().nullable().meta({ description: "The name of who drew it" }),
  ...tubeTimes,
  reason: z.enum(rejectionReasons).nullable(),
  redraw: Redraw.nullable(),
});

/** What a scan found. */
export const TubeReceipt = z.object({
  tube: BenchTube,
  isRepeated: z.boolean().meta({ description: "It was received before: `receivedAt` says when" }),
});

export const RejectTubeRequest = z.object({
  reason: z.enum(rejectionReasons),
  bookingDate: Day.optional().meta({ description: "The free visit's day; by default the first free slot is taken" }),
  bookingTime: z.enum(slotTimes, validationKey("slot-time")).optional(),
});

/** What a rejection would book. */
export const RedrawPlan = z.object({
  tube: BenchTube,
  itemNames: z.array(z.string()).meta({ description: "The tests that are drawn again" }),
  bookingDate: Day.nullable().meta({ description: "The first suitable free slot; null if none is free" }),
  bookingTime: z.enum(slotTimes).nullable(),
});

/** Collected tubes of one person that have not arrived. */
export const AwaitedTubes = z.object({
  phlebotomist: z.object({
    name: z.string().nullable(),
    phone: z.string().nullable().meta({ description: "E.164" }),
  }),
  tubes: z.array(
    BenchTube.extend({
      waitMinutes: id.meta({ description: "Since it was drawn" }),
      isMissing: z.boolean().meta({ description: "A later one of this person has arrived, or it waits for long" }),
    }),
  ),
});

/** The tubes of the lab's current day at its bench. */
export const Bench = z.object({
  at: z.object({ day: z.string(), minutes: id }),
  receivedCount: id,
  awaited: z.array(AwaitedTubes).meta({ description: "Those with missing tubes first, then the longest wait" }),
  arrived: z.array(BenchTube).meta({ description: "Received today, the latest first" }),
});

export type BookingTube = z.infer<typeof BookingTube>;
export type BenchTube = z.infer<typeof BenchTube>;
export type AwaitedTubes = z.infer<typeof AwaitedTubes>;
export type Bench = z.infer<typeof Bench>;
export type RedrawPlan = z.infer<typeof RedrawPlan>;
export type TubeReceipt = z.infer<typeof TubeReceipt>;
