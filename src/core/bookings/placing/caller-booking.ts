import { z } from "zod";
import { isAtCentre, type Place } from "#core/bookings/places.ts";
import { NewBooking } from "#core/bookings/schema.ts";
import type { Told } from "#core/bookings/visit/contacts.ts";
import { ToldToStaff } from "#core/bookings/visit/schema.ts";
import type { LabMoment } from "#core/calendar/clock.ts";
import { GREATEST_ID } from "#core/written.ts";
import { exceptionReasons } from "./exception-reasons.ts";
import { walkInHour } from "./walk-in-hour.ts";

const chooseReason = "Please choose why.";
const choosePlace = "The place is home or centre.";

/** A visit at home that the desk books for who calls. No seat was held for it meanwhile. */
const CallerBooking = NewBooking.omit({ hold: true })
  .extend({
    ...ToldToStaff.shape,
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
  ...ToldToStaff.pick({ payerName: true, payerPhone: true }).shape,
  place: z.literal("centre").meta({ description: "Now, at the centre: no day, no hour and no address is asked" }),
  patient: NewBooking.shape.patient.omit({ address: true, landmark: true, pinCode: true }),
  booking: NewBooking.shape.booking.omit({ bookingDate: true, bookingTime: true }),
});

/** One more person at a door to which somebody comes: hour and way are the visit's. */
const OneMore = NewBooking.omit({ hold: true, patient: true, booking: true }).extend({
  visitId: z
    .number("The visit is not valid.")
    .int("The visit is not valid.")
    .positive("The visit is not valid.")
    .max(GREATEST_ID, "There is no such visit.")
    .meta({ description: "The visit; no day, no hour and no address is asked, and no seat is taken" }),
  place: z.literal("visit").meta({ description: "May be left out: who names a visit means its door" }),
  patient: NewBooking.shape.patient.omit({ address: true, landmark: true, pinCode: true }),
  booking: NewBooking.shape.booking.omit({ bookingDate: true, bookingTime: true }),
});

/** What the desk books: for who calls, for one more at a door, or for who stands there. */
export const DeskBooking = z.preprocess(
  (sent) => (hasVisit(sent) ? { ...sent, place: "visit" } : sent),
  z.discriminatedUnion("place", [CallerBooking, OneMore, WalkIn], {
    error: ({ code }) => (code === "invalid_union" ? choosePlace : undefined),
  }),
);

function hasVisit(sent: unknown): sent is { visitId: unknown } {
  return typeof sent === "object" && sent !== null && "visitId" in sent && sent.visitId !== undefined;
}

export type DeskBooking = z.infer<typeof DeskBooking>;

/** A booking that is asked for, and where; without a place it is at home. With a visit, hour and way are that one's. */
export type VisitRequest = NewBooking & Told & { place?: Place | undefined; visitId?: number | undefined };

/** Whether it asks for an hour and tells the way: the clock or the visit says it otherwise. */
export function isHourAsked({ place, visitId }: VisitRequest): boolean {
  return visitId === undefined && !isAtCentre({ place });
}

/** What the desk asks for of who stands at the counter, with the hour that runs. */
export function atCounter({ patient, booking, ...asked }: z.infer<typeof WalkIn>, now: LabMoment): VisitRequest {
  const { day: bookingDate, time: bookingTime } = walkInHour(now);
  return { ...asked, patient: { ...patient, address: "" }, booking: { ...booking, bookingDate, bookingTime } };
}

/** The same for one more person at a door; the visit says hour and way where it is booked (at-door.server.ts). */
export function oneMore({ place: _place, ...asked }: z.infer<typeof OneMore>, now: LabMoment): VisitRequest {
  return { ...atCounter({ ...asked, place: "centre" }, now), visitId: asked.visitId, place: "home" };
}
