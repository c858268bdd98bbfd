import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/wire/environment.ts";
import { pageHeaders } from "#api/wire/page-of-list.ts";
import { presentBooking, presentFollowed, presentItem } from "#api/wire/present-booking.ts";
import type { Actor } from "#core/access/actor.ts";
import { may, requireMay } from "#core/access/may.ts";
import { findBooking } from "#core/bookings/find-booking.server.ts";
import { type BookingRow, bookingsWanted, itemsOfBooking, trailOfBooking } from "#core/bookings/queries.server.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { visitStart } from "#core/catalogue/preparation/preparation.ts";
import { needsOfBooking } from "#core/catalogue/preparation/queries.server.ts";
import { howToPrepare } from "#core/catalogue/preparation/sentences.ts";
import { bookingCounts } from "#core/desk/queries.server.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { notificationUrl, patientChatUrl } from "#core/messages/booking-links.ts";
import { isErased } from "#core/patients/erased.ts";
import { phoneOfPatient } from "#core/patients/queries.server.ts";
import { followedOf } from "#core/reports/followed.server.ts";
import type { Db } from "#db/client.server.ts";
import { countsRoute, itemsRoute, listRoute, oneRoute, trailRoute } from "./routes.ts";

/** Row 7.22: what reads bookings. */
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
    const followed =
      wanted.patientId === undefined
        ? []
        : await followedOf(
            db,
            rows.map(({ id }) => id),
          );
    const list = rows.map((row, place) => ({ ...presentBooking(row), ...presentFollowed(followed[place]) }));
    return c.json(list, 200, pageHeaders(c.req.url, next));
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
