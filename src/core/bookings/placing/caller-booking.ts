import { z } from "zod";
import type { Place } from "#core/bookings/places.ts";
import { NewBooking } from "#core/bookings/schema.ts";
import type { LabMoment } from "#core/calendar/clock.ts";
import { exceptionReasons } from "./exception-reasons.ts";
import { walkInHour } from "./walk-in-hour.ts";

const chooseReason = "Please choose why.";
const choosePlace = "The place is home or centre.";

/** A visit at home that the desk books for who calls. No seat was held for it meanwhile. */
const CallerBooking = NewBooking.omit({ hold: true })
  .extend({
    place: z.literal("home").optional(),
    overbook: z.boolean().optional().meta({ description: "Books it though all seats of the hour are taken" }),
    onClosedDay: z.boolean().optional().meta({ description: "Books it though the lab is closed on that day" }),
    reason: z.enum(exceptionReasons, chooseReason).optional().meta({ description: "Why, where either is answered" }),
  })
  .refine(({ overbook, onClosedDay, reason }) => reason !== undefined || !(overbook || onClosedDay), {
    path: ["reason"],
    error: chooseReason,
  });

/** Somebody who stands at the counter: the hour is the one that runs, and nobody goes to an address. */
const WalkIn = NewBooking.omit({ hold: true, patient: true, booking: true }).extend({
  place: z.literal("centre").meta({ description: "Now, at the centre: no day, no hour and no address is asked" }),
  patient: NewBooking.shape.patient.omit({ address: true, landmark: true, pinCode: true }),
  booking: NewBooking.shape.booking.omit({ bookingDate: true, bookingTime: true }),
});

/** What the desk books, for who calls or for who stands there. */
export const DeskBooking = z.discriminatedUnion("place", [CallerBooking, WalkIn], {
  error: ({ code }) => (code === "invalid_union" ? choosePlace : undefined),
});

export type DeskBooking = z.infer<typeof DeskBooking>;

/** A booking that is asked for, and where; without a place it is at home. */
export type VisitRequest = NewBooking & { place?: Place | undefined };

/** What the desk asks for of who stands at the counter, with the hour that runs. */
export function atCounter({ patient, booking, ...asked }: z.infer<typeof WalkIn>, now: LabMoment): VisitRequest {
  const { day: bookingDate, time: bookingTime } = walkInHour(now);
  return { ...asked, patient: { ...patient, address: "" }, booking: { ...booking, bookingDate, bookingTime } };
}
