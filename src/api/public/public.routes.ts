import { z } from "@hono/zod-openapi";
import { errorResponses, jsonBody, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { PatientPhone } from "#core/bookings/schema.ts";
import { CheaperBundle } from "#core/cart/schema.ts";
import { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import { ContactMessage, MessageFormKey } from "#core/messages/contact-message.ts";
import { PhoneCountry } from "#core/patients/schema.ts";
import { BookableDay, Day, DaySlots, Hold, HoldId, HoldSeatRequest, SuggestedSlot } from "#core/slots/schema.ts";
import { JoinWaitlistRequest } from "#core/waitlist/schema.ts";

/*
 * Calls of visitors before they book: slots, seat holds, preparation, cheaper bundles, the contact form, the waitlist.
 */

export const getCheaperBundleRoute = defineRoute("browse", {
  method: "get",
  path: "/cheaper-way",
  tags: ["catalogue"],
  summary: "Find a cheaper way to book these tests: a package, or tests and panels",
  request: { query: z.object({ tests: z.string().max(2000).meta({ description: "Ids", example: "5,6,7" }) }) },
  responses: {
    200: jsonResponse(CheaperBundle, "The cheapest, or null if nothing is saved"),
    ...errorResponses(422),
  },
});

export const getPreparationRoute = defineRoute("browse", {
  method: "get",
  path: "/preparation",
  tags: ["catalogue"],
  summary: "Get the preparation for these items: fasting, water, latest slot, medicines",
  request: {
    query: z.object({
      items: z.string().max(2000).meta({ description: "Item types and ids", example: "package-5,test-3" }),
    }),
  },
  responses: { 200: jsonResponse(BookingNeeds, "Each test once, including those of packages"), ...errorResponses(422) },
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
  summary: "List the free slots nearest to a slot, on its day and later",
  request: { query: HoldSeatRequest },
  responses: { 200: jsonResponse(z.array(SuggestedSlot), "Nearest first"), ...errorResponses(400, 422) },
});

export const listBookingDaysRoute = defineRoute("browse", {
  method: "get",
  path: "/slots/days",
  tags: ["slots"],
  summary: "List the 15 bookable days, each open or with the reason why it is closed",
  responses: { 200: jsonResponse(z.array(BookableDay), "Today first") },
});

export const holdSeatRoute = defineRoute("hold-seat", {
  method: "post",
  path: "/slot-holds",
  tags: ["slots"],
  summary: "Hold a seat for five minutes; repeat to renew the hold or move it to another slot",
  request: jsonBody(HoldSeatRequest),
  responses: { 200: jsonResponse(Hold, "The hold"), ...errorResponses(400, 409, 422, 429) },
});

export const releaseSeatRoute = defineRoute("hold-seat", {
  method: "delete",
  path: "/slot-holds/{hold}",
  tags: ["slots"],
  summary: "Release a held seat; an expired or unknown hold is not an error",
  request: { params: z.object({ hold: HoldId }) },
  responses: { 204: { description: "Released" }, ...errorResponses(422) },
});

export const getPhoneCountryRoute = defineRoute("browse", {
  method: "get",
  path: "/phone-country",
  tags: ["bookings"],
  summary: "Get the country of a phone number, and the time there",
  request: { query: z.object({ phone: PatientPhone }) },
  responses: { 200: jsonResponse(PhoneCountry, "The country"), ...errorResponses(400, 422) },
});

/** Honeypot: people never see the field, so only a bot fills it. It gets a success response and nothing is stored. */
const Honeypot = z.object({ website: z.string().max(200).optional() });

export const sendContactMessageRoute = defineRoute("send-contact-message", {
  method: "post",
  path: "/contact-messages",
  tags: ["site"],
  summary: "Send a message to the lab",
  request: jsonBody(ContactMessage.extend({ ...Honeypot.shape, ...MessageFormKey.shape })),
  responses: { 204: { description: "Stored, and sent to the lab" }, ...errorResponses(400, 413, 422, 429) },
});

export const joinWaitlistRoute = defineRoute("join-waitlist", {
  method: "post",
  path: "/waitlist",
  tags: ["site"],
  summary: "Join the waitlist for a street that is not served yet",
  request: jsonBody(JoinWaitlistRequest),
  responses: { 204: { description: "Joined" }, ...errorResponses(400, 422, 429) },
});
