import { z } from "@hono/zod-openapi";
import { body, json, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { PatientPhone } from "#core/bookings/schema.ts";
import { CheaperWay } from "#core/cart/schema.ts";
import { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import { ContactMessage } from "#core/messages/contact.ts";
import { PhoneCountry } from "#core/patients/schema.ts";
import { slotCountWord } from "#core/slots/grid.ts";
import { Day, DayOfSlots, Hold, HoldId, NewHold, OfferedSlot, WindowDay } from "#core/slots/schema.ts";
import { WaitlistRequest } from "#core/waitlist/schema.ts";

export const cheaperRoute = route("browse", {
  method: "get",
  path: "/cheaper-way",
  tags: ["catalogue"],
  summary: "What measures these tests for less than they cost one by one: a package, or tests and panels",
  request: { query: z.object({ tests: z.string().max(2000).meta({ description: "Ids", example: "5,6,7" }) }) },
  responses: { 200: json(CheaperWay, "The cheapest, or null where nothing is saved"), ...refusals(422) },
});

export const preparationRoute = route("browse", {
  method: "get",
  path: "/preparation",
  tags: ["catalogue"],
  summary: "What the tests of these items ask of the patient: fasting, water, hours, medicines",
  request: {
    query: z.object({
      items: z.string().max(2000).meta({ description: "Kinds and ids", example: "package-5,test-3" }),
    }),
  },
  responses: { 200: json(BookingNeeds, "Each test once, those inside packages too"), ...refusals(422) },
});

export const dayRoute = route("browse", {
  method: "get",
  path: "/slots",
  tags: ["slots"],
  summary: `The ${slotCountWord} slots of a day with their free seats, or why the day is closed`,
  request: { query: z.object({ date: Day, hold: HoldId.optional() }) },
  responses: { 200: json(DayOfSlots, "The day"), ...refusals(400, 422) },
});

export const nearestRoute = route("browse", {
  method: "get",
  path: "/slots/nearest",
  tags: ["slots"],
  summary: "The free slots nearest to one that was lost, on its day and after it",
  request: { query: NewHold },
  responses: { 200: json(z.array(OfferedSlot), "The nearest first"), ...refusals(400, 422) },
});

export const windowRoute = route("browse", {
  method: "get",
  path: "/slots/days",
  tags: ["slots"],
  summary: "The 15 days that can be booked, each open or with the reason why not",
  responses: { 200: json(z.array(WindowDay), "Today first") },
});

export const holdRoute = route("hold-seat", {
  method: "post",
  path: "/slot-holds",
  tags: ["slots"],
  summary: "Keep a seat for five minutes while the form is filled; sent again it is renewed, or moved to another slot",
  request: body(NewHold),
  responses: { 200: json(Hold, "The seat is kept"), ...refusals(400, 409, 422, 429) },
});

export const releaseRoute = route("hold-seat", {
  method: "delete",
  path: "/slot-holds/{hold}",
  tags: ["slots"],
  summary: "Let go of a kept seat; one that has ended or never was is no mistake",
  request: { params: z.object({ hold: HoldId }) },
  responses: { 204: { description: "Nothing is kept" }, ...refusals(422) },
});

export const countryRoute = route("browse", {
  method: "get",
  path: "/phone-country",
  tags: ["bookings"],
  summary: "Which country a typed number is of, and what time it is there",
  request: { query: z.object({ phone: PatientPhone }) },
  responses: { 200: json(PhoneCountry, "The country"), ...refusals(400, 422) },
});

/** People never see the field, so only a program fills it; it is thanked and nothing is kept. */
const Honeypot = z.object({ website: z.string().max(200).optional() });

export const sendRoute = route("write-to-lab", {
  method: "post",
  path: "/contact-messages",
  tags: ["site"],
  summary: "Write to the lab",
  request: body(ContactMessage.extend(Honeypot.shape)),
  responses: { 204: { description: "Kept, and on its way to the lab" }, ...refusals(400, 413, 422, 429) },
});

export const joinRoute = route("join-waitlist", {
  method: "post",
  path: "/waitlist",
  tags: ["site"],
  summary: "Ask for a message when collection reaches one's street",
  request: body(WaitlistRequest),
  responses: { 204: { description: "Noted" }, ...refusals(400, 422, 429) },
});
