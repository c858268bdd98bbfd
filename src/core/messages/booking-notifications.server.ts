import { getActiveCancelReason } from "#core/bookings/edit/active-cancel-reason.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import {
  getStatusNotification,
  isBeforeLab,
  isCollectionPending,
  isUpcoming,
  type StatusNotification,
} from "#core/bookings/statuses.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { parseVisitStart } from "#core/catalogue/preparation/preparation.ts";
import { findBookingNeeds } from "#core/catalogue/preparation/queries.server.ts";
import { listPreparationSentences } from "#core/catalogue/preparation/sentences.ts";
import type { Context } from "#core/context.server.ts";
import type { DomainEvents } from "#core/events.ts";
import { getSentences } from "#core/i18n/languages.ts";
import { getLabProfile } from "#core/lab/queries.server.ts";
import { type LockedMessageBooking, lockMessageBooking } from "./lock-message-booking.server.ts";
import { notifyPatient } from "./notify-patient.server.ts";
import { listPreparation } from "./templates/at-centre.ts";
import { formatBookingChanged, listPatientFields } from "./templates/booking-changed.ts";
import { formatConfirmation, listConfirmationVariables } from "./templates/confirmation.ts";
import { formatItemsChanged } from "./templates/items-changed.ts";
import { formatRedrawBooked } from "./templates/redraw-booked.ts";
import { formatStatusNotification, getStatusCause } from "./templates/status-notification.ts";
import { formatVisitCancelled, isNotifiedReason } from "./templates/visit-cancelled.ts";
import { formatVisitMoved } from "./templates/visit-moved.ts";

/** The language of messages to patients. */
const sentences = getSentences();

/** Writes the booking confirmation to the outbox once. Does nothing if the booking was deleted meanwhile. */
export async function writeConfirmation(ctx: Pick<Context, "db" | "now" | "emit">, bookingId: number): Promise<void> {
  const locked = await lockMessageBooking(ctx.db, bookingId);
  if (!locked) return;
  const { booking, lab } = locked;
  const preparation = await listBookingPreparation(ctx, booking);
  await notifyPatient(ctx, booking, (details) => ({
    kind: "booking-confirmed",
    subject: sentences.confirmationMessage.subject(details.code),
    body: formatConfirmation({ ...details, preparation }, lab, sentences),
    variables: listConfirmationVariables({ ...details, preparation }, sentences),
    cause: `booking ${bookingId} confirmed`,
  }));
}

/** Writes the current slot of a moved visit to the outbox, once per move. */
export async function writeVisitMoved(
  ctx: NotificationContext,
  { bookingId, version }: DomainEvents["booking.moved"],
): Promise<void> {
  const locked = await lockMessageBooking(ctx.db, bookingId);
  if (!locked || !isUpcoming(locked.booking.status)) return;
  const { booking, lab } = locked;
  const preparation = await listBookingPreparation(ctx, booking);
  const cause = `booking ${bookingId} moved, version ${version}`;
  await notifyPatient(ctx, booking, (details) => ({
    ...formatVisitMoved({ ...details, preparation }, lab, sentences),
    cause,
  }));
}

/** Writes to the outbox, once, that a rejected tube's tests are drawn again, free, and when. */
export async function writeRedrawBooked(ctx: NotificationContext, bookingId: number): Promise<void> {
  const locked = await lockMessageBooking(ctx.db, bookingId);
  if (!locked || !isUpcoming(locked.booking.status)) return;
  const { booking, lab } = locked;
  const preparation = listPreparation(booking, await listBookingPreparation(ctx, booking), sentences.messageLines);
  await notifyPatient(ctx, booking, (details) => ({
    ...formatRedrawBooked({ ...details, preparation }, lab, sentences),
    cause: `booking ${bookingId} is a redraw`,
  }));
}

/** Writes a cancellation with its reason to the outbox, once per cancellation. A wrong booking sends nothing. */
export async function writeVisitCancelled(
  ctx: NotificationContext,
  { bookingId, version }: DomainEvents["booking.cancelled"],
): Promise<void> {
  const locked = await lockMessageBooking(ctx.db, bookingId);
  const reason = locked && getActiveCancelReason(locked.booking, locked.booking.cancelReason);
  if (!reason || !isNotifiedReason(reason)) return;
  const { booking, lab } = locked;
  const cause = `booking ${bookingId} cancelled, version ${version}`;
  await notifyPatient(ctx, booking, (details) => ({ ...formatVisitCancelled(reason, details, lab, sentences), cause }));
}

/** Writes which details of an upcoming visit have changed to the outbox, once per change. Staff notes are left out. */
export async function writeBookingChanged(
  ctx: NotificationContext,
  change: DomainEvents["booking.changed"],
): Promise<void> {
  const { bookingId, version, fields } = change;
  const patientFields = listPatientFields(fields);
  const locked = await lockMessageBooking(ctx.db, bookingId);
  if (patientFields.length === 0 || !locked || !isCollectionPending(locked.booking, toLabTime(ctx.now).day)) return;
  const { booking, lab } = locked;
  const cause = `booking ${bookingId} changed, version ${version}`;
  await notifyPatient(ctx, booking, (details) => ({
    ...formatBookingChanged(patientFields, details, lab, sentences),
    cause,
  }));
}

/** Writes the current total and preparation to the outbox, once per change of items. */
export async function writeItemsChanged(
  ctx: NotificationContext,
  { bookingId, version }: DomainEvents["booking.items-changed"],
): Promise<void> {
  const locked = await lockMessageBooking(ctx.db, bookingId);
  if (!locked || !isBeforeLab(locked.booking.status)) return;
  const { booking, lab } = locked;
  const preparation = isUpcoming(booking.status) ? await listBookingPreparation(ctx, booking) : null;
  const cause = `booking ${bookingId} items, version ${version}`;
  await notifyPatient(ctx, booking, (details) => ({
    ...formatItemsChanged({ ...details, preparation }, lab, sentences),
    cause,
  }));
}

/** Preparation for the booking's current slot, because the visit may have moved. */
async function listBookingPreparation(
  { db, now }: Pick<Context, "db" | "now">,
  { id, day, time }: BookingRow,
): Promise<string[]> {
  return listPreparationSentences(await findBookingNeeds(db, id), parseVisitStart(day, time, now), sentences);
}

type NotificationContext = Pick<Context, "db" | "now" | "emit">;

/** Writes what a new status means to the patient to the outbox, once per change. Some statuses send nothing. */
export async function writeStatusNotification(
  ctx: NotificationContext,
  { bookingId, status, version }: DomainEvents["booking.status-changed"],
): Promise<void> {
  const notification = getStatusNotification(status);
  const locked = notification && (await lockMessageBooking(ctx.db, bookingId));
  if (notification && locked)
    await writeNotification(ctx, locked, { news: notification, cause: getStatusCause(bookingId, status, version) });
}

/** Tells the patient that the visit does not take place, in the transaction that deletes the booking. */
export async function writeVisitDeclined(ctx: NotificationContext, booking: BookingRow): Promise<void> {
  const lab = await getLabProfile(ctx.db);
  await writeNotification(ctx, { booking, lab }, { news: "visit-declined", cause: `booking ${booking.id} deleted` });
}

type WriteNotificationInput = { news: StatusNotification; cause: string };

async function writeNotification(
  ctx: NotificationContext,
  { booking, lab }: LockedMessageBooking,
  { news, cause }: WriteNotificationInput,
): Promise<void> {
  await notifyPatient(ctx, booking, (details) => ({
    ...formatStatusNotification(news, details, lab, sentences),
    cause,
  }));
}
