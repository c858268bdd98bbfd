import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { createPaginationHeaders } from "#api/http/pagination.ts";
import { authorize, can, isLimitedToToday } from "#core/access/authorize.ts";
import { countBookingViews } from "#core/admin/queries.server.ts";
import { recordBulkRead } from "#core/audit/record-action.server.ts";
import { findBookingUndo } from "#core/bookings/booking-events.server.ts";
import { listOwnChanges } from "#core/bookings/edit/own-change-states.server.ts";
import { findBooking, viewBooking } from "#core/bookings/find-booking.server.ts";
import type { OptOut } from "#core/bookings/opt-out-schema.ts";
import { listPatientPayments } from "#core/bookings/payments/patient-payments.server.ts";
import {
  type BookingRow,
  listBookingAuditEntries,
  listBookingItems,
  listBookings,
} from "#core/bookings/queries.server.ts";
import type { PatientBooking } from "#core/bookings/response-schema.ts";
import { createVisitUrl, type VisitLinkDeps } from "#core/bookings/visit-link.server.ts";
import { findVisitContacts } from "#core/bookings/visits/contacts.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { parseVisitStart } from "#core/catalogue/preparation/preparation.ts";
import { findBookingNeeds } from "#core/catalogue/preparation/queries.server.ts";
import { listPreparationSentences } from "#core/catalogue/preparation/sentences.ts";
import { getTextOptions } from "#core/catalogue/translations/load-translations.server.ts";
import type { Context } from "#core/context.server.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { getLabProfile } from "#core/lab/queries.server.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { createNotificationUrl, createPatientChatUrl, formatVisitLine } from "#core/messages/booking-links.ts";
import { findMessageLanguage } from "#core/messages/choose-language.server.ts";
import { findOptOut } from "#core/messages/opt-outs.server.ts";
import { isErased } from "#core/patients/erased-patient.ts";
import { findPatientPhone } from "#core/patients/queries.server.ts";
import { listBookingTracking } from "#core/reports/booking-tracking.server.ts";
import { findBookingRound } from "#core/round/find-booking-round.server.ts";
import type { Db } from "#db/client.server.ts";
import {
  countBookingsRoute,
  getBookingRoute,
  listBookingAuditRoute,
  listBookingItemsRoute,
  listBookingsRoute,
} from "./bookings.routes.ts";
import { hideContacts } from "./hide-contacts.ts";
import { presentOptOut } from "./opt-outs.ts";
import { presentBookingTracking, presentItem, presentPatientBooking, presentStaffBooking } from "./present-booking.ts";
import { presentBookingList } from "./present-booking-list.ts";
import { isStaff, presentOwnBooking } from "./present-change.ts";

/** Calls that read bookings. */
export function mountBookingQueries(api: OpenAPIHono<ApiEnvironment>, visitLinks: VisitLinkDeps): void {
  api.openapi(countBookingsRoute, async (c) => {
    const { db, now } = c.var.ctx;
    const counts = await countBookingViews(db, c.req.valid("query"), {
      today: toLabTime(now).day,
      within: resolveVisibleDays(c.var.ctx),
    });
    return c.json(counts, 200, { "cache-control": "no-store" });
  });
  api.openapi(listBookingsRoute, async (c) => {
    const filters = c.req.valid("query");
    const { db } = c.var.ctx;
    await requireReadBookings(c.var.ctx, filters.patientId);
    const { rows, next } = await listBookings(db, { ...filters, ...resolveVisibleDays(c.var.ctx) });
    await recordBulkRead(c.var.ctx, "bookings", rows.length);
    const bookings =
      filters.patientId === undefined
        ? await presentBookingList(db, rows)
        : await presentPatientBookings(c.var.ctx, rows);
    return c.json(hideContacts(c.var.ctx, bookings), 200, createPaginationHeaders(c.req.url, next));
  });
  api.openapi(getBookingRoute, async (c) => {
    const { db, actor, now } = c.var.ctx;
    const booking = await viewBooking(c.var.ctx, c.req.valid("param").id);
    const lab = await getLabProfile(db);
    const links = { patientWhatsAppUrl: createPatientChatUrl(booking, lab, getSentences(booking.language)) };
    const mayWrite = can(actor, "contact-patient") && !isErased(booking);
    const staffLinks = mayWrite
      ? { whatsappNotificationUrl: await createStaffChatLink(db, booking, { lab, now, visitLinks }) }
      : {};
    const presented = isStaff(c.var.ctx)
      ? {
          ...presentStaffBooking(booking),
          ...(await findVisitContacts(db, booking)),
          ...(await findBookingRound(db, booking.id)),
          undo: await findBookingUndo(db, booking),
          optOut: await presentBookingOptOut(db, booking),
        }
      : await presentOwnBooking(c.var.ctx, booking);
    return c.json({ ...presented, ...links, ...staffLinks }, 200, { "cache-control": "no-store" });
  });
  api.openapi(listBookingItemsRoute, async (c) => {
    const { db } = c.var.ctx;
    const booking = await findBooking(c.var.ctx, c.req.valid("param").id);
    return c.json((await listBookingItems(db, booking.id)).map(presentItem), 200, { "cache-control": "no-store" });
  });
  api.openapi(listBookingAuditRoute, async (c) => {
    const entries = await listBookingAuditEntries(c.var.ctx.db, c.req.valid("param").id);
    const auditEntries = entries.map(({ at, fileName, note, ...entry }) => ({
      ...entry,
      at: at.toISOString(),
      ...(fileName !== null && { fileName }),
      ...(note !== undefined && { note }),
    }));
    return c.json(auditEntries, 200, { "cache-control": "no-store" });
  });
}

async function presentBookingOptOut(db: Db, booking: BookingRow): Promise<OptOut | null> {
  const optOut = await findOptOut(db, booking);
  return optOut && presentOptOut(optOut);
}

/**
 * Returns each of a patient's bookings with its items, status timeline, report and payments; to the patient, with what
 * they can change too.
 */
async function presentPatientBookings(ctx: Context, rows: BookingRow[]): Promise<PatientBooking[]> {
  const { db, now } = ctx;
  const tracking = await listBookingTracking(
    db,
    rows.map(({ id }) => id),
  );
  const payments = await listPatientPayments(db, rows);
  const changes = isStaff(ctx) ? null : await listOwnChanges(db, rows, { rules: await getLabProfile(db), now });
  return rows.map((row, index) => ({
    ...presentPatientBooking(row, changes?.get(row.id)),
    ...presentBookingTracking(tracking[index], payments[index]),
  }));
}

type StaffChatInput = { lab: LabProfile; now: Date; visitLinks: VisitLinkDeps };

/**
 * Returns a link for staff to the patient's chat, with the confirmation, the preparation for the visit and its link
 * filled in, as they hold now, in the booking's language or English as a whole.
 */
async function createStaffChatLink(
  db: Db,
  booking: BookingRow,
  { lab, now, visitLinks }: StaffChatInput,
): Promise<string> {
  const { id, code, day, time } = booking;
  const language = await findMessageLanguage(db, {
    kind: "booking-confirmed",
    wanted: booking.language,
    bookings: [booking],
  });
  const sentences = getSentences(language);
  const needs = await findBookingNeeds(db, id, getTextOptions(language));
  const preparation = listPreparationSentences(needs, parseVisitStart(day, time, now), sentences);
  const url = createVisitUrl(visitLinks, code, language);
  const line = formatVisitLine(booking, url, sentences.messageLines, { lab, now });
  return createNotificationUrl({ ...booking, preparation }, lab, sentences, line);
}

async function requireReadBookings(ctx: Context, patientId: number | undefined): Promise<void> {
  const phone = patientId === undefined ? null : await findPatientPhone(ctx.db, patientId);
  authorize(ctx.actor, "read-bookings", phone ?? "", resolveVisibleDays(ctx) !== undefined);
}

/** Returns the lab's current day if the actor sees only its bookings, otherwise undefined. */
function resolveVisibleDays({ actor, now }: Context): { from: string; to: string } | undefined {
  const { day } = toLabTime(now);
  return isLimitedToToday(actor, "read-bookings") ? { from: day, to: day } : undefined;
}
