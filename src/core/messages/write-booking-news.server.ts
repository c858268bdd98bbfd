import { shownReason } from "#core/bookings/changing/shown-reason.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import { isAwaited, isBeforeLab, isToCome, newsOf, type StatusNews } from "#core/bookings/statuses.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { visitStart } from "#core/catalogue/preparation/preparation.ts";
import { needsOfBooking } from "#core/catalogue/preparation/queries.server.ts";
import { howToPrepare } from "#core/catalogue/preparation/sentences.ts";
import type { Context } from "#core/context.server.ts";
import type { Events } from "#core/events/events.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import { type HeldBooking, holdBooking } from "./held-booking.server.ts";
import { tellPatient } from "./tell-patient.server.ts";
import { bookingChanged, toldFields } from "./texts/booking-changed.ts";
import { confirmationSubject, confirmationText, confirmationVariables } from "./texts/confirmation.ts";
import { itemsChanged } from "./texts/items-changed.ts";
import { statusCause, statusNews } from "./texts/status-news.ts";
import { isToldWhenCancelled, visitCancelled } from "./texts/visit-cancelled.ts";
import { visitMoved } from "./texts/visit-moved.ts";

/** Puts the confirmation of a booking into the outbox, once; says nothing of a booking that was deleted meanwhile. */
export async function writeConfirmation(
  ctx: Pick<Context, "db" | "now" | "announce">,
  bookingId: number,
): Promise<void> {
  const held = await holdBooking(ctx.db, bookingId);
  if (!held) return;
  const { booking, lab } = held;
  const preparation = await preparationOf(ctx, booking);
  await tellPatient(ctx, booking, (told) => ({
    kind: "booking-confirmed",
    subject: confirmationSubject(told),
    body: confirmationText({ ...told, preparation }, lab),
    variables: confirmationVariables({ ...told, preparation }),
    cause: `booking ${bookingId} confirmed`,
  }));
}

/** Puts the new hour of a visit into the outbox, once a move; the hour is the one that it has by now. */
export async function writeVisitMoved(ctx: Ground, { bookingId, version }: Events["booking.moved"]): Promise<void> {
  const held = await holdBooking(ctx.db, bookingId);
  if (!held || !isToCome(held.booking.status)) return;
  const { booking, lab } = held;
  const preparation = await preparationOf(ctx, booking);
  const cause = `booking ${bookingId} moved, version ${version}`;
  await tellPatient(ctx, booking, (told) => ({ ...visitMoved({ ...told, preparation }, lab), cause }));
}

/** Puts into the outbox that a visit does not take place and why, once a cancellation; of a wrong booking nothing is told. */
export async function writeVisitCancelled(
  ctx: Ground,
  { bookingId, version }: Events["booking.cancelled"],
): Promise<void> {
  const held = await holdBooking(ctx.db, bookingId);
  const reason = held && shownReason(held.booking, held.booking.cancelReason);
  if (!reason || !isToldWhenCancelled(reason)) return;
  const { booking, lab } = held;
  const cause = `booking ${bookingId} cancelled, version ${version}`;
  await tellPatient(ctx, booking, (told) => ({ ...visitCancelled(reason, told, lab), cause }));
}

/** Puts into the outbox which details of a visit to come are others now, once a change; notes of the desk are not told. */
export async function writeBookingChanged(ctx: Ground, change: Events["booking.changed"]): Promise<void> {
  const { bookingId, version, fields } = change;
  const told = toldFields(fields);
  const held = await holdBooking(ctx.db, bookingId);
  if (told.length === 0 || !held || !isAwaited(held.booking, labMoment(ctx.now).day)) return;
  const { booking, lab } = held;
  const cause = `booking ${bookingId} changed, version ${version}`;
  await tellPatient(ctx, booking, (facts) => ({ ...bookingChanged(told, facts, lab), cause }));
}

/** Puts the new total and how to prepare now into the outbox, once a change of what is booked; both are those of by then. */
export async function writeItemsChanged(
  ctx: Ground,
  { bookingId, version }: Events["booking.items-changed"],
): Promise<void> {
  const held = await holdBooking(ctx.db, bookingId);
  if (!held || !isBeforeLab(held.booking.status)) return;
  const { booking, lab } = held;
  const preparation = isToCome(booking.status) ? await preparationOf(ctx, booking) : null;
  const cause = `booking ${bookingId} items, version ${version}`;
  await tellPatient(ctx, booking, (told) => ({ ...itemsChanged({ ...told, preparation }, lab), cause }));
}

/** By the hour at which it is told: a visit that has been moved has an hour of then. */
async function preparationOf(
  { db, now }: Pick<Context, "db" | "now">,
  { id, day, time }: BookingRow,
): Promise<string[]> {
  return howToPrepare(await needsOfBooking(db, id), visitStart(day, time, now));
}

type Ground = Pick<Context, "db" | "now" | "announce">;

/** Puts what a new status means to the patient into the outbox, once a change; some changes tell nothing. */
export async function writeStatusNews(
  ctx: Ground,
  { bookingId, status, version }: Events["booking.status-changed"],
): Promise<void> {
  const news = newsOf(status);
  const held = news && (await holdBooking(ctx.db, bookingId));
  if (news && held) await writeNews(ctx, held, { news, cause: statusCause(bookingId, status, version) });
}

/** Tells the patient of a booking that is about to be deleted that nobody comes, in the transaction that deletes it. */
export async function writeVisitDeclined(ctx: Ground, booking: BookingRow): Promise<void> {
  const lab = await labProfile(ctx.db);
  await writeNews(ctx, { booking, lab }, { news: "visit-declined", cause: `booking ${booking.id} deleted` });
}

type News = { news: StatusNews; cause: string };

async function writeNews(ctx: Ground, { booking, lab }: HeldBooking, { news, cause }: News): Promise<void> {
  await tellPatient(ctx, booking, (told) => ({ ...statusNews(news, told, lab), cause }));
}
