import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/wire/environment.ts";
import { idInAddress, json, numberedPath, refusals } from "#api/wire/openapi.ts";
import { pageHeaders, pageQuery, searchQuery } from "#api/wire/page-of-list.ts";
import { presentBooking, presentItem } from "#api/wire/present-booking.ts";
import { route } from "#api/wire/route.ts";
import type { Actor } from "#core/access/actor.ts";
import { may, requireMay } from "#core/access/may.ts";
import { findBooking } from "#core/bookings/find-booking.server.ts";
import { viewKindNames } from "#core/bookings/kinds.ts";
import { type BookingRow, bookingsWanted, itemsOfBooking, trailOfBooking } from "#core/bookings/queries.server.ts";
import { Booking, BookingItem, TrailEntry } from "#core/bookings/schema.ts";
import { bookingStatuses, paymentStatuses } from "#core/bookings/statuses.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { visitStart } from "#core/catalogue/preparation/preparation.ts";
import { needsOfBooking } from "#core/catalogue/preparation/queries.server.ts";
import { howToPrepare } from "#core/catalogue/preparation/sentences.ts";
import { bookingCounts } from "#core/desk/queries.server.ts";
import { BookingCounts } from "#core/desk/schema.ts";
import { areTurned, turnedDaysSentence } from "#core/figures/period.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { notificationUrl, patientChatUrl } from "#core/messages/booking-links.ts";
import { isErased } from "#core/patients/erased.ts";
import { phoneOfPatient } from "#core/patients/queries.server.ts";
import { Day } from "#core/slots/schema.ts";
import type { Db } from "#db/client.server.ts";

const filterQuery = {
  view: z.enum(viewKindNames, "Please choose one of the views of the desk.").optional(),
  status: z.enum(bookingStatuses, "Please choose one of the booking statuses.").optional(),
  paymentStatus: z.enum(paymentStatuses, "Please choose one of the payment statuses.").optional(),
  from: Day.optional(),
  to: Day.optional(),
  search: searchQuery,
};

const inOrder = [
  (days: { from?: string | undefined; to?: string | undefined }) => !areTurned(days),
  turnedDaysSentence,
] as const;

const BookingsQuery = z
  .object({
    patientId: idInAddress("The patient's number is not valid.").optional(),
    ...filterQuery,
    ...pageQuery,
  })
  .refine(...inOrder);

const listRoute = route("read-bookings", {
  method: "get",
  path: "/bookings",
  tags: ["desk"],
  summary: "Bookings, newest first; all for the desk, one patient's for its owner",
  request: { query: BookingsQuery },
  responses: { 200: json(z.array(Booking), "One page; `Link: rel=next` leads on"), ...refusals(400, 401, 403, 422) },
});

const countsRoute = route("be-at-desk", {
  method: "get",
  path: "/bookings/counts",
  tags: ["desk"],
  summary: "How many bookings the filters leave, and how many each view of the desk holds",
  request: { query: z.object(filterQuery).refine(...inOrder) },
  responses: { 200: json(BookingCounts, "The counts"), ...refusals(400, 401, 403, 422) },
});

const oneRoute = route("read-bookings", {
  method: "get",
  path: "/bookings/{id}",
  tags: ["bookings"],
  summary: "One booking",
  request: { params: numberedPath },
  responses: { 200: json(Booking, "The booking"), ...refusals(401, 403, 404, 422) },
});

const itemsRoute = route("read-bookings", {
  method: "get",
  path: "/bookings/{id}/items",
  tags: ["bookings"],
  summary: "What was booked, with the names and prices of that day",
  request: { params: numberedPath },
  responses: { 200: json(z.array(BookingItem), "The items"), ...refusals(401, 403, 404, 422) },
});

const trailRoute = route("read-trail", {
  method: "get",
  path: "/bookings/{id}/trail",
  tags: ["desk"],
  summary: "Who changed what, oldest first",
  request: { params: numberedPath },
  responses: { 200: json(z.array(TrailEntry), "The trail"), ...refusals(401, 403, 422) },
});

/** Spec §7: what reads bookings. */
export function mountBookingLists(api: OpenAPIHono<ApiEnvironment>): void {
  api.openapi(countsRoute, async (c) => {
    const { db, now } = c.var.ctx;
    const counts = await bookingCounts(db, c.req.valid("query"), labMoment(now).day);
    return c.json(counts, 200, { "cache-control": "no-store" });
  });
  api.openapi(listRoute, async (c) => {
    const wanted = c.req.valid("query");
    const { db, actor } = c.var.ctx;
    await requireListOf(db, actor, wanted.patientId);
    const { rows, next } = await bookingsWanted(db, wanted);
    return c.json(rows.map(presentBooking), 200, pageHeaders(c.req.url, next));
  });
  api.openapi(oneRoute, async (c) => {
    const { db, actor } = c.var.ctx;
    const booking = await findBooking(db, actor, c.req.valid("param").id);
    const lab = await labProfile(db);
    const links = { patientWhatsAppUrl: patientChatUrl(booking, lab) };
    const mayWrite = may(actor, "write-to-patient") && !isErased(booking);
    const deskLinks = mayWrite ? { whatsappNotificationUrl: await deskLink(db, booking, lab) } : {};
    return c.json({ ...presentBooking(booking), ...links, ...deskLinks }, 200, { "cache-control": "no-store" });
  });
  api.openapi(itemsRoute, async (c) => {
    const { db, actor } = c.var.ctx;
    const booking = await findBooking(db, actor, c.req.valid("param").id);
    return c.json((await itemsOfBooking(db, booking.id)).map(presentItem), 200, { "cache-control": "no-store" });
  });
  api.openapi(trailRoute, async (c) => {
    const entries = await trailOfBooking(c.var.ctx.db, c.req.valid("param").id);
    const trail = entries.map(({ at, actor, action, change }) => ({ at: at.toISOString(), actor, action, change }));
    return c.json(trail, 200, { "cache-control": "no-store" });
  });
}

/** The desk's link to the patient's chat, the confirmation typed with how to prepare for the visit. */
async function deskLink(db: Db, booking: BookingRow, lab: LabProfile): Promise<string> {
  const preparation = howToPrepare(await needsOfBooking(db, booking.id), visitStart(booking.day, booking.time));
  return notificationUrl({ ...booking, preparation }, lab);
}

async function requireListOf(db: Db, actor: Actor, patientId: number | undefined): Promise<void> {
  const phone = patientId === undefined ? null : await phoneOfPatient(db, patientId);
  requireMay(actor, "read-bookings", phone ?? "");
}
