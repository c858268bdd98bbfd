import { z } from "@hono/zod-openapi";
import { errorResponses, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { PatientPhone } from "#core/bookings/schema.ts";
import { CheaperBundle } from "#core/cart/schema.ts";
import { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import { ContactMessage } from "#core/messages/contact-message.ts";
import { PhoneCountry } from "#core/patients/schema.ts";
import { BookableDay, Day, DaySlots, Hold, HoldId, HoldSeatRequest, SuggestedSlot } from "#core/slots/schema.ts";
import { JoinWaitlistRequest } from "#core/waitlist/schema.ts";

export const getCheaperWayRoute = defineRoute("browse", {
  method: "get",
  path: "/cheaper-way",
  tags: ["catalogue"],
  summary: "What measures these tests for less than they cost one by one: a package, or tests and panels",
  request: { query: z.object({ tests: z.string().max(2000).meta({ description: "Ids", example: "5,6,7" }) }) },
  responses: {
    200: jsonResponse(CheaperBundle, "The cheapest, or null where nothing is saved"),
    ...errorResponses(422),
  },
});

export const getPreparationRoute = defineRoute("browse", {
  method: "get",
  path: "/preparation",
  tags: ["catalogue"],
  summary: "What the tests of these items ask of the patient: fasting, water, hours, medicines",
  request: {
    query: z.object({
      items: z.string().max(2000).meta({ description: "Kinds and ids", example: "package-5,test-3" }),
    }),
  },
  responses: { 200: jsonResponse(BookingNeeds, "Each test once, those inside packages too"), ...errorResponses(422) },
});

export const getDaySlotsRoute = defineRoute("browse", {
  method: "get",
  path: "/slots",
  tags: ["slots"],
  summary: "The slots of a day with their free seats, or why the day is closed",
  request: { query: z.object({ date: Day, hold: HoldId.optional() }) },
  responses: { 200: jsonResponse(DaySlots, "The day"), ...errorResponses(400, 422) },
});

export const listNearestSlotsRoute = defineRoute("browse", {
  method: "get",
  path: "/slots/nearest",
  tags: ["slots"],
  summary: "The free slots nearest to one that was lost, on its day and after it",
  request: { query: HoldSeatRequest },
  responses: { 200: jsonResponse(z.array(SuggestedSlot), "The nearest first"), ...errorResponses(400, 422) },
});

export const listBookingDaysRoute = defineRoute("browse", {
  method: "get",
  path: "/slots/days",
  tags: ["slots"],
  summary: "The 15 days that can be booked, each open or with the reason why not",
  responses: { 200: jsonResponse(z.array(BookableDay), "Today first") },
});

export const holdSeatRoute = defineRoute("hold-seat", {
  method: "post",
  path: "/slot-holds",
  tags: ["slots"],
  summary: "Keep a seat for five minutes while the form is filled; sent again it is renewed, or moved to another slot",
  request: jsonBody(HoldSeatRequest),
  responses: { 200: jsonResponse(Hold, "The seat is kept"), ...errorResponses(400, 409, 422, 429) },
});

export const releaseSeatRoute = defineRoute("hold-seat", {
  method: "delete",
  path: "/slot-holds/{hold}",
  tags: ["slots"],
  summary: "Let go of a kept seat; one that has ended or never was is no mistake",
  request: { params: z.object({ hold: HoldId }) },
  responses: { 204: { description: "Nothing is kept" }, ...errorResponses(422) },
});

export const getPhoneCountryRoute = defineRoute("browse", {
  method: "get",
  path: "/phone-country",
  tags: ["bookings"],
  summary: "Which country a typed number is of, and what time it is there",
  request: { query: z.object({ phone: PatientPhone }) },
  responses: { 200: jsonResponse(PhoneCountry, "The country"), ...errorResponses(400, 422) },
});

/** Honeypot: people never see the field, so only a bot fills it. It gets a success response and nothing is stored. */
const Honeypot = z.object({ website: z.string().max(200).optional() });

export const sendContactMessageRoute = defineRoute("send-contact-message", {
  method: "post",
  path: "/contact-messages",
  tags: ["site"],
  summary: "Write to the lab",
  request: jsonBody(ContactMessage.extend(Honeypot.shape)),
  responses: { 204: { description: "Kept, and on its way to the lab" }, ...errorResponses(400, 413, 422, 429) },
});

export const joinWaitlistRoute = defineRoute("join-waitlist", {
  method: "post",
  path: "/waitlist",
  tags: ["site"],
  summary: "Ask for a message when collection reaches one's street",
  request: jsonBody(JoinWaitlistRequest),
  responses: { 204: { description: "Noted" }, ...errorResponses(400, 422, 429) },
});
