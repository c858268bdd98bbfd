import { z } from "zod";
import { type CollectionPlace, isAtCentre } from "#core/bookings/collection-place.ts";
import { CreateBookingRequest } from "#core/bookings/schema.ts";
import {
  memberDetailFields,
  type StaffDetailField,
  type StaffDetails,
  walkInDetailFields,
} from "#core/bookings/staff-details.ts";
import { StaffDetailsRequest } from "#core/bookings/visits/schema.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import { validationKey } from "#core/i18n/validation.ts";
import { MAX_ID } from "#core/text-schemas.ts";
import { overrideReasons } from "./override-reasons.ts";
import { findWalkInSlot } from "./walk-in-slot.ts";

/** A home visit that staff book for a caller, without a held seat. */
const HomeBookingRequest = CreateBookingRequest.omit({ hold: true })
  .extend({
    ...StaffDetailsRequest.shape,
    place: z.literal("home").optional(),
    overbook: z.boolean().optional().meta({ description: "Confirms booking a full slot" }),
    onClosedDay: z.boolean().optional().meta({ description: "Confirms booking on a closed day" }),
    reason: z
      .enum(overrideReasons, validationKey("staff-booking-reason"))
      .optional()
      .meta({ description: "The reason for a confirmation" }),
  })
  .refine(({ overbook, onClosedDay, reason }) => reason !== undefined || !(overbook || onClosedDay), {
    path: ["reason"],
    error: validationKey("staff-booking-reason"),
  });

/** A walk-in at the centre: the current slot, and no address. */
const WalkInRequest = CreateBookingRequest.omit({ hold: true, patient: true, booking: true }).extend({
  ...pickDetailRules(walkInDetailFields),
  place: z.literal("centre").meta({ description: "A walk-in: no day, slot or address" }),
  patient: CreateBookingRequest.shape.patient.omit({ address: true, landmark: true, pinCode: true }),
  booking: CreateBookingRequest.shape.booking.omit({ bookingDate: true, bookingTime: true }),
});

/** An additional member of an upcoming visit, with its slot and address. */
const AdditionalMemberRequest = CreateBookingRequest.omit({ hold: true, patient: true, booking: true }).extend({
  ...pickDetailRules(memberDetailFields),
  visitId: z
    .number(validationKey("staff-booking-visit"))
    .int(validationKey("staff-booking-visit"))
    .positive(validationKey("staff-booking-visit"))
    .max(MAX_ID, validationKey("staff-booking-visit-gone"))
    .meta({ description: "The visit to join: no day, slot or address, and no seat taken" }),
  place: z.literal("visit").meta({ description: "May be omitted with a visit" }),
  patient: CreateBookingRequest.shape.patient.omit({ address: true, landmark: true, pinCode: true }),
  booking: CreateBookingRequest.shape.booking.omit({ bookingDate: true, bookingTime: true }),
});

/** A booking by staff: for a caller, an additional member of a visit, or a walk-in. */
export const CreateStaffBookingRequest = z.preprocess(
  (body) => (hasVisitId(body) ? { ...body, place: "visit" } : body),
  z.discriminatedUnion("place", [HomeBookingRequest, AdditionalMemberRequest, WalkInRequest], {
    error: ({ code }) => (code === "invalid_union" ? validationKey("staff-booking-place") : undefined),
  }),
);

function pickDetailRules<Field extends StaffDetailField>(fields: readonly Field[]) {
  const rules = Object.entries(StaffDetailsRequest.shape).filter(([field]) => fields.some((one) => one === field));
  return Object.fromEntries(rules) as Pick<typeof StaffDetailsRequest.shape, Field>;
}

function hasVisitId(body: unknown): body is { visitId: unknown } {
  return typeof body === "object" && body !== null && "visitId" in body && body.visitId !== undefined;
}

export type CreateStaffBookingRequest = z.infer<typeof CreateStaffBookingRequest>;

/** A requested booking and its place, by default at home. With a visit, slot and address are the visit's. */
export type CreateBookingInput = CreateBookingRequest &
  StaffDetails & { place?: CollectionPlace | undefined; visitId?: number | undefined };

/** Whether the request has its own slot and address; otherwise the clock or the visit provides them. */
export function needsSlot({ place, visitId }: CreateBookingInput): boolean {
  return visitId === undefined && !isAtCentre({ place });
}

/** Returns the booking input of a walk-in, for the current slot. */
export function toWalkInInput(
  { patient, booking, ...request }: z.infer<typeof WalkInRequest>,
  now: LabTime,
): CreateBookingInput {
  const { day: bookingDate, time: bookingTime } = findWalkInSlot(now);
  return { ...request, patient: { ...patient, address: "" }, booking: { ...booking, bookingDate, bookingTime } };
}

/** Returns the booking input of an additional member; `joinVisit` fills in the visit's slot and address. */
export function toAdditionalMemberInput(
  { place: _place, ...request }: z.infer<typeof AdditionalMemberRequest>,
  now: LabTime,
): CreateBookingInput {
  return { ...toWalkInInput({ ...request, place: "centre" }, now), visitId: request.visitId, place: "home" };
}
