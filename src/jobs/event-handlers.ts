import { createVisitUrl } from "#core/bookings/visit-link.server.ts";
import type { DomainEvents } from "#core/events.ts";
import { sendLoginCode } from "#core/login/send-login-code.server.ts";
import {
  writeBookingChanged,
  writeConfirmation,
  writeItemsChanged,
  writeRedrawBooked,
  writeStatusNotification,
  writeVisitCancelled,
  writeVisitDeclined,
  writeVisitMoved,
} from "#core/messages/booking-notifications.server.ts";
import { forwardContactMessage } from "#core/messages/contact-messages.server.ts";
import { writeReceiptNotification } from "#core/messages/receipt-notifications.server.ts";
import { writeReminders } from "#core/messages/reminders.server.ts";
import { writeReportReady, writeReportWithdrawn } from "#core/messages/report-notifications.server.ts";
import { writeLateVisits, writePhlebotomistComing } from "#core/messages/round-notifications.server.ts";
import type { MessageContext } from "#core/messages/visit-messages.server.ts";
import { removeOrphanedFiles } from "#core/reports/orphaned-files.server.ts";
import { runRetention } from "#core/retention/run-retention.server.ts";
import type { JobDeps } from "./jobs.ts";

/** Returns the context in which a message about a visit is written. */
function toMessageContext({ db, clock, emit, channels, hash, publicUrl }: JobDeps): MessageContext {
  return {
    ...{ db, now: clock(), emit, channels },
    createVisitUrl: (code, language) => createVisitUrl({ hash, publicUrl }, code, language),
  };
}

/** Confirms the booking to the patient. */
export async function onBookingPlaced(
  deps: JobDeps,
  { bookingId, canShareVisit }: DomainEvents["booking.placed"],
): Promise<void> {
  await writeConfirmation(toMessageContext(deps), bookingId, { canShareVisit });
}

/** Tells the patient about a status that matters to them. */
export async function onBookingStatusChanged(
  deps: JobDeps,
  change: DomainEvents["booking.status-changed"],
): Promise<void> {
  await writeStatusNotification(toMessageContext(deps), change);
}

/** Tells the patient about the new slot of a moved visit. */
export async function onBookingMoved(deps: JobDeps, move: DomainEvents["booking.moved"]): Promise<void> {
  await writeVisitMoved(toMessageContext(deps), move);
}

/** Tells the patient about a cancelled visit and the reason, unless it was booked by mistake. */
export async function onBookingCancelled(
  deps: JobDeps,
  cancellation: DomainEvents["booking.cancelled"],
): Promise<void> {
  await writeVisitCancelled(toMessageContext(deps), cancellation);
}

/** Tells the patient which details staff have changed. */
export async function onBookingChanged(deps: JobDeps, change: DomainEvents["booking.changed"]): Promise<void> {
  await writeBookingChanged(toMessageContext(deps), change);
}

/** Tells the patient the new total and preparation after staff have changed the items. */
export async function onBookingItemsChanged(
  deps: JobDeps,
  change: DomainEvents["booking.items-changed"],
): Promise<void> {
  await writeItemsChanged(toMessageContext(deps), change);
}

/** Tells the patient of a deleted booking that the visit does not take place. */
export async function onVisitDeclined(deps: JobDeps, { bookingId }: DomainEvents["visit.declined"]): Promise<void> {
  await writeVisitDeclined(toMessageContext(deps), bookingId);
}

/** Tells the patient that a rejected tube is drawn again, free, and when. */
export async function onRedrawBooked(deps: JobDeps, { bookingId }: DomainEvents["redraw.booked"]): Promise<void> {
  await writeRedrawBooked(toMessageContext(deps), bookingId);
}

/** Tells who paid what was received, or what was returned. */
export async function onReceiptIssued(
  { db, clock, emit, channels }: JobDeps,
  { receiptId }: DomainEvents["receipt.issued"],
): Promise<void> {
  await writeReceiptNotification({ db, now: clock(), emit, channels }, receiptId);
}

/** Tells the patients of a visit that the phlebotomist is on the way. */
export async function onVisitOnTheWay(
  { db, clock, emit, channels }: JobDeps,
  visit: DomainEvents["visit.on-the-way"],
): Promise<void> {
  await writePhlebotomistComing({ db, now: clock(), emit, channels }, visit);
}

/** Apologizes to patients whose promised time has passed. */
export async function onLateVisitsDue({ db, clock, emit, channels }: JobDeps): Promise<void> {
  await writeLateVisits({ db, now: clock(), emit, channels });
}

/** Reminds patients of their visits. */
export async function onRemindersDue(deps: JobDeps): Promise<void> {
  await writeReminders(toMessageContext(deps));
}

/** Forwards a visitor's message to the lab by email. */
export async function onContactMessageReceived(
  { db, clock, emit }: JobDeps,
  { contactMessageId }: DomainEvents["contact-message.received"],
): Promise<void> {
  await forwardContactMessage({ db, now: clock(), emit }, contactMessageId);
}

/** Sends the requested login code to a phone with bookings. */
export async function onLoginCodeRequested(
  { db, clock, emit, channels, hash, limits }: JobDeps,
  request: DomainEvents["login-code.requested"],
): Promise<void> {
  await sendLoginCode({ db, now: clock(), emit, channels, hash, limits }, request);
}

/** Tells the patient that the report can be opened. */
export async function onReportReleased(
  { db, clock, emit, channels, publicUrl }: JobDeps,
  { reportId }: DomainEvents["report.released"],
): Promise<void> {
  await writeReportReady({ db, now: clock(), emit, channels }, { reportId, publicUrl });
}

/** Tells a patient whom a report has reached not to use it. */
export async function onReportWithdrawn(
  { db, clock, emit, channels, publicUrl }: JobDeps,
  { reportId }: DomainEvents["report.revoked"],
): Promise<void> {
  await writeReportWithdrawn({ db, now: clock(), emit, channels }, { reportId, publicUrl });
}

/** Removes report files that were never stored in the database or no longer belong to a report. */
export async function onReportFilesOrphaned(
  { db, files }: JobDeps,
  { fileKeys }: DomainEvents["report-files.orphaned"],
): Promise<void> {
  await removeOrphanedFiles({ db, files }, fileKeys);
}

/** Wakes the outbox dispatcher. */
export async function onMessageQueued({ sender }: JobDeps, { lane }: DomainEvents["message.written"]): Promise<void> {
  sender.wake(lane ?? "news");
}

/** Removes expired data. */
export async function onRetentionDue({ db, clock, emit }: JobDeps): Promise<void> {
  await runRetention({ db, now: clock(), emit, actor: { kind: "system", name: "retention" } });
}
