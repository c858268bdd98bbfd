import type { Events } from "#core/events/events.ts";
import { sendLoginCode } from "#core/login/send-login-code.server.ts";
import { forwardContactMessage } from "#core/messages/inbox/contact-messages.server.ts";
import {
  writeBookingChanged,
  writeConfirmation,
  writeItemsChanged,
  writeStatusNews,
  writeVisitCancelled,
  writeVisitMoved,
} from "#core/messages/write-booking-news.server.ts";
import { writeReportReady, writeReportTakenBack } from "#core/messages/write-report-news.server.ts";
import { removeLeftFiles } from "#core/reports/files/leave-files.server.ts";
import { keepRetention } from "#core/retention/keep-retention.server.ts";
import type { JobParts } from "./jobs.ts";

/** A booked patient gets a confirmation. */
export async function onBookingPlaced(
  { db, clock, announce }: JobParts,
  { bookingId }: Events["booking.placed"],
): Promise<void> {
  await writeConfirmation({ db, now: clock(), announce }, bookingId);
}

/** A patient hears of a new status that matters to them. */
export async function onBookingStatusChanged(
  { db, clock, announce }: JobParts,
  change: Events["booking.status-changed"],
): Promise<void> {
  await writeStatusNews({ db, now: clock(), announce }, change);
}

/** A patient whose visit was moved hears of the new hour. */
export async function onBookingMoved({ db, clock, announce }: JobParts, move: Events["booking.moved"]): Promise<void> {
  await writeVisitMoved({ db, now: clock(), announce }, move);
}

/** A patient whose visit was cancelled hears of it and why, unless it was booked by mistake. */
export async function onBookingCancelled(
  { db, clock, announce }: JobParts,
  cancellation: Events["booking.cancelled"],
): Promise<void> {
  await writeVisitCancelled({ db, now: clock(), announce }, cancellation);
}

/** A patient whose details the desk has changed hears which. */
export async function onBookingChanged(
  { db, clock, announce }: JobParts,
  change: Events["booking.changed"],
): Promise<void> {
  await writeBookingChanged({ db, now: clock(), announce }, change);
}

/** A patient of whose booking the desk has changed the tests hears the new total, and how to prepare now. */
export async function onBookingItemsChanged(
  { db, clock, announce }: JobParts,
  change: Events["booking.items-changed"],
): Promise<void> {
  await writeItemsChanged({ db, now: clock(), announce }, change);
}

/** The lab gets what a visitor wrote by mail. */
export async function onContactMessageReceived(
  { db, clock, announce }: JobParts,
  { contactMessageId }: Events["contact-message.received"],
): Promise<void> {
  await forwardContactMessage({ db, now: clock(), announce }, contactMessageId);
}

/** A phone with bookings gets its code. */
export async function onLoginCodeAskedFor(
  { db, clock, announce, hash, limits }: JobParts,
  wish: Events["login-code.asked-for"],
): Promise<void> {
  await sendLoginCode({ db, now: clock(), announce, hash, limits }, wish);
}

/** The patient hears that the report can be opened. */
export async function onReportReleased(
  { db, clock, announce, publicUrl }: JobParts,
  { reportId }: Events["report.released"],
): Promise<void> {
  await writeReportReady({ db, now: clock(), announce }, { reportId, publicUrl });
}

/** Whom a report has reached hears that it is not to be used. */
export async function onReportTakenBack(
  { db, clock, announce, publicUrl }: JobParts,
  { reportId }: Events["report.taken-back"],
): Promise<void> {
  await writeReportTakenBack({ db, now: clock(), announce }, { reportId, publicUrl });
}

/** Files of reports that were never stored, or are no more, are removed. */
export async function onReportFilesLeft(
  { db, files }: JobParts,
  { fileKeys }: Events["report-files.left"],
): Promise<void> {
  await removeLeftFiles({ db, files }, fileKeys);
}

/** Whoever sends what is in the outbox looks there. */
export async function onMessageWritten({ sender }: JobParts, { lane }: Events["message.written"]): Promise<void> {
  sender.wake(lane ?? "news");
}

/** What is kept no longer goes. */
export async function onRetentionDue({ db, clock, announce }: JobParts): Promise<void> {
  await keepRetention({ db, now: clock(), announce, actor: { kind: "system", name: "retention" } });
}
