import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { json, numberedPath, refusals } from "#api/wire/openapi.ts";
import { presentBooking, presentItem } from "#api/wire/present-booking.ts";
import type { Actor } from "#core/actor.ts";
import { isDesk, requireDesk, requireOwner } from "#core/bookings/may.ts";
import { bookingById, bookingsWanted, itemsOfBooking, trailOfBooking } from "#core/bookings/queries.server.ts";
import { Booking, BookingItem, TrailEntry } from "#core/bookings/schema.ts";
import { bookingStatuses, paymentStatuses } from "#core/bookings/status.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import { notificationUrl, patientChatUrl } from "#core/messages/booking-links.ts";
import { phoneOfPatient } from "#core/patients/queries.server.ts";
import { Refusal } from "#core/refusal.ts";
import { Day } from "#core/slots/schema.ts";
import type { Db } from "#db/client.server.ts";

const patientSentence = "The patient's number is not valid.";
const cursorSentence = "The page's cursor is not valid.";
const limitSentence = "Please ask for 1 to 200 bookings a page.";

const BookingsQuery = z.object({
  patientId: z.coerce.number(patientSentence).int(patientSentence).positive(patientSentence).optional(),
  status: z.enum(bookingStatuses, "Please choose one of the booking statuses.").optional(),
  paymentStatus: z.enum(paymentStatuses, "Please choose one of the payment statuses.").optional(),
  from: Day.optional(),
  to: Day.optional(),
  search: z
    .string()
    .trim()
    .max(80, "Please type at most 80 characters.")
    .refine((word) => word === "" || word.length >= 3, "Please type at least 3 characters.")
    .optional(),
  before: z.coerce
    .number(cursorSentence)
    .int(cursorSentence)
    .positive(cursorSentence)
    .optional()
    .openapi({ description: "Cursor: rows older than this id" }),
  limit: z.coerce.number(limitSentence).int(limitSentence).min(1, limitSentence).max(200, limitSentence).default(50),
});

const listRoute = createRoute({
  method: "get",
  path: "/bookings",
  tags: ["desk"],
  summary: "Bookings, newest first; all for the desk, one patient's for its owner",
  request: { query: BookingsQuery },
  responses: { 200: json(z.array(Booking), "One page; `Link: rel=next` leads on"), ...refusals(400, 401, 403, 422) },
});

const oneRoute = createRoute({
  method: "get",
  path: "/bookings/{id}",
  tags: ["bookings"],
  summary: "One booking",
  request: { params: numberedPath },
  responses: { 200: json(Booking, "The booking"), ...refusals(401, 403, 404, 422) },
});

const itemsRoute = createRoute({
  method: "get",
  path: "/bookings/{id}/items",
  tags: ["bookings"],
  summary: "What was booked, with the names and prices of that day",
  request: { params: numberedPath },
  responses: { 200: json(z.array(BookingItem), "The items"), ...refusals(401, 403, 404, 422) },
});

const trailRoute = createRoute({
  method: "get",
  path: "/bookings/{id}/trail",
  tags: ["desk"],
  summary: "Who changed what, oldest first",
  request: { params: numberedPath },
  responses: { 200: json(z.array(TrailEntry), "The trail"), ...refusals(401, 403, 422) },
});

/** Spec §7: what reads bookings. */
export function mountBookingLists(api: OpenAPIHono<ApiEnvironment>, { db }: ApiParts): void {
  api.openapi(listRoute, async (c) => {
    const wanted = c.req.valid("query");
    await requireListOf(db, c.var.ctx.actor, wanted.patientId);
    const { rows, next } = await bookingsWanted(db, wanted);
    const headers: Record<string, string> = { "cache-control": "no-store" };
    if (next !== null) headers.link = `<${nextPage(c.req.url, next)}>; rel="next"`;
    return c.json(rows.map(presentBooking), 200, headers);
  });
  api.openapi(oneRoute, async (c) => {
    const booking = await requireBooking(db, c.var.ctx.actor, c.req.valid("param").id);
    const lab = await labProfile(db);
    const links = { patientWhatsAppUrl: patientChatUrl(booking, lab) };
    const deskLinks = isDesk(c.var.ctx.actor) ? { whatsappNotificationUrl: notificationUrl(booking, lab) } : {};
    return c.json({ ...presentBooking(booking), ...links, ...deskLinks }, 200, { "cache-control": "no-store" });
  });
  api.openapi(itemsRoute, async (c) => {
    const booking = await requireBooking(db, c.var.ctx.actor, c.req.valid("param").id);
    return c.json((await itemsOfBooking(db, booking.id)).map(presentItem), 200, { "cache-control": "no-store" });
  });
  api.openapi(trailRoute, async (c) => {
    requireDesk(c.var.ctx.actor);
    const entries = await trailOfBooking(db, c.req.valid("param").id);
    const trail = entries.map(({ at, actor, action, change }) => ({ at: at.toISOString(), actor, action, change }));
    return c.json(trail, 200, { "cache-control": "no-store" });
  });
}

async function requireListOf(db: Db, actor: Actor, patientId: number | undefined): Promise<void> {
  if (patientId === undefined || actor.kind !== "patient") return requireDesk(actor);
  requireOwner(actor, (await phoneOfPatient(db, patientId)) ?? "");
}

/** The desk alone is told that there is no such booking, so that numbers cannot be probed. */
async function requireBooking(db: Db, actor: Actor, id: number) {
  if (actor.kind === "visitor") requireDesk(actor);
  const booking = await bookingById(db, id);
  requireOwner(actor, booking?.phone ?? "");
  if (!booking) throw new Refusal("not-found", "There is no such booking.");
  return booking;
}

function nextPage(url: string, before: number): string {
  const { pathname, searchParams } = new URL(url);
  searchParams.set("before", String(before));
  return `${pathname}?${searchParams}`;
}
