import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/wire/environment.ts";
import { pageHeaders } from "#api/wire/page-of-list.ts";
import { presentBooking, presentFollowed, presentForStaff, presentItem } from "#api/wire/present-booking.ts";
import { isForToday, may, requireMay } from "#core/access/may.ts";
import { areaNamer } from "#core/areas/pin-code.ts";
import { allServedAreas } from "#core/areas/served-areas.server.ts";
import { recordLongRead } from "#core/audit/record-action.server.ts";
import { findBooking, openBooking } from "#core/bookings/find-booking.server.ts";
import {
  type BookingRow,
  bookingsWanted,
  itemNamesOf,
  itemsOfBooking,
  trailOfBooking,
} from "#core/bookings/queries.server.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { contactsOf } from "#core/bookings/visit/contacts.server.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { visitStart } from "#core/catalogue/preparation/preparation.ts";
import { needsOfBooking } from "#core/catalogue/preparation/queries.server.ts";
import { howToPrepare } from "#core/catalogue/preparation/sentences.ts";
import type { Context } from "#core/context.server.ts";
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
    const counts = await bookingCounts(db, c.req.valid("query"), {
      today: labMoment(now).day,
      within: daysOf(c.var.ctx),
    });
    return c.json(counts, 200, { "cache-control": "no-store" });
  });
  api.openapi(listRoute, async (c) => {
    const wanted = c.req.valid("query");
    const { db } = c.var.ctx;
    await requireListOf(c.var.ctx, wanted.patientId);
    const { rows, next } = await bookingsWanted(db, { ...wanted, ...daysOf(c.var.ctx) });
    await recordLongRead(c.var.ctx, "bookings", rows.length);
    const told = mayListContacts(c.var.ctx, rows) ? rows : rows.map(withoutContacts);
    const list = wanted.patientId === undefined ? await presentListed(db, told) : await presentFollowedList(db, told);
    return c.json(list, 200, pageHeaders(c.req.url, next));
  });
  api.openapi(oneRoute, async (c) => {
    const { db, actor } = c.var.ctx;
    const booking = await openBooking(c.var.ctx, c.req.valid("param").id);
    const lab = await labProfile(db);
    const links = { patientWhatsAppUrl: patientChatUrl(booking, lab) };
    const mayWrite = may(actor, "write-to-patient") && !isErased(booking);
    const deskLinks = mayWrite ? { whatsappNotificationUrl: await deskLink(db, booking, lab) } : {};
    const isStaff = may(actor, "be-at-desk");
    const told = isStaff
      ? { ...presentForStaff(booking), ...(await contactsOf(db, booking)) }
      : presentBooking(booking);
    return c.json({ ...told, ...links, ...deskLinks }, 200, { "cache-control": "no-store" });
  });
  api.openapi(itemsRoute, async (c) => {
    const { db } = c.var.ctx;
    const booking = await findBooking(c.var.ctx, c.req.valid("param").id);
    return c.json((await itemsOfBooking(db, booking.id)).map(presentItem), 200, { "cache-control": "no-store" });
  });
  api.openapi(trailRoute, async (c) => {
    const entries = await trailOfBooking(c.var.ctx.db, c.req.valid("param").id);
    const trail = entries.map(({ at, actor, action, change }) => ({ at: at.toISOString(), actor, action, change }));
    return c.json(trail, 200, { "cache-control": "no-store" });
  });
}

/** Each booking with what was booked, and with the name of the area to which the lab goes. */
async function presentListed(db: Db, rows: BookingRow[]): Promise<Booking[]> {
  const [names, areas] = await Promise.all([
    itemNamesOf(
      db,
      rows.map(({ id }) => id),
    ),
    allServedAreas(db),
  ]);
  const areaOf = areaNamer(areas);
  return rows.map((row) => ({
    ...presentForStaff(row),
    itemNames: names.get(row.id) ?? [],
    area: areaOf(row),
  }));
}

/** Of a list that the actor may read: whether with the phones in it. */
function mayListContacts({ actor }: Context, rows: BookingRow[]): boolean {
  return rows.every(({ phone }) => may(actor, "list-contacts", phone, isForToday(actor, "read-bookings")));
}

/** What who works in the lab needs of a list: who it is of, and no way to reach them. */
function withoutContacts(row: BookingRow): BookingRow {
  return { ...row, phone: "", email: null, address: "", landmark: null, pinCode: null };
}

/** One patient's: each with its items, its steps and its report. */
async function presentFollowedList(db: Db, rows: BookingRow[]): Promise<Booking[]> {
  const followed = await followedOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row, place) => ({ ...presentBooking(row), ...presentFollowed(followed[place]) }));
}

/** The desk's link to the patient's chat, the confirmation typed with how to prepare for the visit. */
async function deskLink(db: Db, booking: BookingRow, lab: LabProfile): Promise<string> {
  const start = visitStart(booking.day, booking.time, booking.createdAt);
  const preparation = howToPrepare(await needsOfBooking(db, booking.id), start);
  return notificationUrl({ ...booking, preparation }, lab);
}

async function requireListOf(ctx: Context, patientId: number | undefined): Promise<void> {
  const phone = patientId === undefined ? null : await phoneOfPatient(ctx.db, patientId);
  requireMay(ctx.actor, "read-bookings", phone ?? "", daysOf(ctx) !== undefined);
}

/** The days of which the actor sees bookings, where that is the lab's day alone. */
function daysOf({ actor, now }: Context): { from: string; to: string } | undefined {
  const { day } = labMoment(now);
  return isForToday(actor, "read-bookings") ? { from: day, to: day } : undefined;
}
