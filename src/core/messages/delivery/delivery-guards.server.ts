import { and, eq, gt, inArray } from "drizzle-orm";
import { listReceiptsOfBookings } from "#core/bookings/payments/receipt-queries.server.ts";
import { type BookingRow, findBookingById } from "#core/bookings/queries.server.ts";
import { holdsSeat, isBeforeLab, isUpcoming, type StatusNotification } from "#core/bookings/statuses.ts";
import { findVisitContacts } from "#core/bookings/visits/contacts.server.ts";
import { fromLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import type { Sentences } from "#core/i18n/en.ts";
import { getReminderTimes } from "#core/lab/queries.server.ts";
import { findReplyState } from "#core/messages/conversations/reply-state.server.ts";
import { getReplyEnd } from "#core/messages/conversations/reply-window.ts";
import { isStoppedByOptOut, type MessageKind } from "#core/messages/message.ts";
import { findOptOut } from "#core/messages/opt-outs.server.ts";
import { isReminderTime, type Reminder } from "#core/messages/reminder-times.ts";
import { isLoginCodeExpired } from "#core/messages/templates/login-code.ts";
import { getReceiptCause } from "#core/messages/templates/receipt-notification.ts";
import { getReleaseCause } from "#core/messages/templates/report-notification.ts";
import { isStatusNotificationCurrent } from "#core/messages/templates/status-notification.ts";
import { listNamedCodes } from "#core/messages/visit-group.server.ts";
import { findCurrentReport } from "#core/reports/queries.server.ts";
import { selectArrivals } from "#core/round/arrivals.server.ts";
import { messages } from "#db/schema/messages.ts";
import type { MessageRow } from "./transition-message.server.ts";

type GuardContext = Pick<Context, "db" | "now">;

/** Names the sentence on why a message was not sent. */
type DeliveryBlock = keyof Sentences["deliveryFailures"];

/** Returns why a message must not be sent, or null. The booking is null if there is none or staff have deleted it. */
type DeliveryGuard = (
  ctx: GuardContext,
  message: MessageRow,
  booking: BookingRow | null,
) => DeliveryBlock | null | Promise<DeliveryBlock | null>;
type BookingGuard = (ctx: GuardContext, message: MessageRow, booking: BookingRow) => ReturnType<DeliveryGuard>;

/** Blocks a message to a phone or email address that staff have replaced. */
const requireSameRecipient =
  (guard: BookingGuard): BookingGuard =>
  (ctx, message, booking) => {
    const currentRecipient = message.channel === "email" ? booking.email : booking.phone;
    if (message.recipient !== currentRecipient) return "otherRecipient";
    return guard(ctx, message, booking);
  };

/** Blocks a message about a deleted booking. */
const requireBooking =
  (guard: BookingGuard): DeliveryGuard =>
  (ctx, message, booking) => {
    if (booking) return requireSameRecipient(guard)(ctx, message, booking);
    return message.bookingId === null ? null : "bookingDeleted";
  };

const requireStatus =
  (notification: StatusNotification): BookingGuard =>
  (_ctx, _message, { status }) =>
    isStatusNotificationCurrent(notification, status) ? null : "otherStatus";

/** Blocks a message that names a slot which the visit no longer has. Messages of older builds store no slot. */
const requireSameSlot =
  (guard: BookingGuard): BookingGuard =>
  (ctx, message, booking) => {
    const { visitDay, visitTime } = message;
    const isMoved = visitDay !== null && (visitDay !== booking.day || visitTime !== booking.time);
    return isMoved ? "moved" : guard(ctx, message, booking);
  };

/**
 * Blocks a message that names a total if a later message named another. The sum of several bookings is added up when it
 * is sent (update-group-message.server.ts).
 */
const requireLatestTotal =
  (guard: BookingGuard): BookingGuard =>
  async (ctx, message, booking) => {
    if (listNamedCodes(message).length > 1) return guard(ctx, message, booking);
    const isLater = and(
      eq(messages.bookingId, booking.id),
      inArray(messages.kind, ["items-changed", "centre-items-changed"]),
      eq(messages.channel, message.channel),
      gt(messages.id, message.id),
    );
    const later = await ctx.db.$count(messages, isLater);
    return later > 0 ? "itemsChanged" : guard(ctx, message, booking);
  };

const requireUpcoming: BookingGuard = (_ctx, _message, { status }) => (isUpcoming(status) ? null : "visitOver");

/** Blocks a message about a phlebotomist who has arrived meanwhile. */
const requireNoArrival: BookingGuard = async (ctx, message, booking) => {
  const since = fromLabTime({ day: booking.day, minutes: 0 });
  const arrivals = await selectArrivals(ctx.db, booking.visitId, since).limit(1);
  return arrivals.length > 0 ? "arrived" : requireUpcoming(ctx, message, booking);
};

/** Blocks a reminder outside of its time: in the quiet hours, or once the visit has begun. */
const requireReminderTime =
  (reminder: Reminder): BookingGuard =>
  async (ctx, message, booking) => {
    const times = await getReminderTimes(ctx.db);
    if (!isReminderTime(reminder, booking, times, ctx.now)) return "reminderLate";
    return requireNoArrival(ctx, message, booking);
  };

const requireDeclined: BookingGuard = (_ctx, _message, { status }) => (holdsSeat(status) ? "notDeclined" : null);

const requireReleasedReport: BookingGuard = async ({ db }, { cause }, { id }) => {
  const report = await findCurrentReport(db, id);
  const isCurrentReport = report?.releasedAt && cause.startsWith(`${getReleaseCause(report.id)} `);
  return isCurrentReport ? null : "reportReplaced";
};

/** Blocks a message about a corrected receipt. It is for the patient, or for who pays for the visit. */
const receiptGuard: DeliveryGuard = async ({ db }, message, booking) => {
  if (!booking) return message.bookingId === null ? null : "bookingDeleted";
  const { payerPhone } = await findVisitContacts(db, booking);
  const recipients = message.channel === "email" ? [booking.email] : [booking.phone, payerPhone];
  if (!recipients.includes(message.recipient)) return "otherRecipient";
  const receipts = await listReceiptsOfBookings(db, [booking.id]);
  const receipt = receipts.find(({ id }) => message.cause === getReceiptCause(id, booking.id));
  return receipt?.correctedBy == null ? null : "receiptCorrected";
};

/** Blocks a reply to a phone that wants no messages any more, or that WhatsApp no longer takes. */
const replyGuard: DeliveryGuard = async ({ db, now }, { recipient }) => {
  const { isOptedOut, lastInboundAt } = await findReplyState(db, recipient);
  if (isOptedOut) return "optedOut";
  return getReplyEnd(lastInboundAt, now) ? null : "replyTooLate";
};

const alwaysDeliver: DeliveryGuard = () => null;

const confirmedGuard = requireBooking(requireSameSlot(requireStatus("visit-confirmed")));
// True of a deleted booking as well.
const declinedGuard: DeliveryGuard = (ctx, message, booking) =>
  booking ? requireSameRecipient(requireStatus("visit-declined"))(ctx, message, booking) : null;
const cancelledGuard: DeliveryGuard = (ctx, message, booking) =>
  booking ? requireSameRecipient(requireDeclined)(ctx, message, booking) : null;
const itemsGuard = requireBooking(
  requireSameSlot(requireLatestTotal((_ctx, _message, { status }) => (isBeforeLab(status) ? null : "sampleInLab"))),
);

const tomorrowGuard = requireBooking(requireSameSlot(requireReminderTime("tomorrow")));

/** Guard per kind: what may have become untrue between writing and sending a message. */
const deliveryGuards = {
  "booking-confirmed": requireBooking(
    requireSameSlot(requireLatestTotal((_ctx, _message, { status }) => (holdsSeat(status) ? null : "declined"))),
  ),
  "visit-confirmed": confirmedGuard,
  "centre-confirmed": confirmedGuard,
  "sample-collected": requireBooking(requireStatus("sample-collected")),
  "visit-declined": declinedGuard,
  "centre-declined": declinedGuard,
  "visit-moved": requireBooking(requireSameSlot(requireUpcoming)),
  "visit-cancelled": cancelledGuard,
  "centre-cancelled": cancelledGuard,
  "redraw-booked": requireBooking(requireSameSlot(requireUpcoming)),
  "booking-changed": requireBooking(requireSameSlot(requireUpcoming)),
  "items-changed": itemsGuard,
  "centre-items-changed": itemsGuard,
  "report-ready": requireBooking(requireReleasedReport),
  "report-corrected": requireBooking(requireReleasedReport),
  "payment-received": receiptGuard,
  "money-returned": receiptGuard,
  // A report sent by mistake stays one, even if the booking changes.
  "report-withdrawn": alwaysDeliver,
  "visit-tomorrow": tomorrowGuard,
  "visit-tomorrow-unrestricted": tomorrowGuard,
  "visit-soon": requireBooking(requireSameSlot(requireReminderTime("soon"))),
  "phlebotomist-coming": requireBooking(requireSameSlot(requireNoArrival)),
  "visit-late": requireBooking(requireSameSlot(requireNoArrival)),
  "fasting-noted": requireBooking(requireSameSlot(requireUpcoming)),
  "fasting-not-needed": requireBooking(requireSameSlot(requireUpcoming)),
  "choose-another-hour": requireBooking(requireSameSlot(requireUpcoming)),
  "not-me-noted": alwaysDeliver,
  "opted-out": alwaysDeliver,
  "opted-in": alwaysDeliver,
  "login-code": ({ now }, { createdAt }) => (isLoginCodeExpired(createdAt, now) ? "codeExpired" : null),
  "contact-message": alwaysDeliver,
  "password-guessing": alwaysDeliver,
  "messages-failing": alwaysDeliver,
  "disk-nearly-full": alwaysDeliver,
  "backup-old": alwaysDeliver,
  "evening-figures": alwaysDeliver,
  test: alwaysDeliver,
  reply: replyGuard,
} satisfies Record<MessageKind, DeliveryGuard>;

/** Returns why a message must no longer be sent, or null. Checked at the moment of sending for every kind. */
export async function findDeliveryBlock(ctx: GuardContext, message: MessageRow): Promise<DeliveryBlock | null> {
  const { kind, bookingId } = message;
  const booking = bookingId === null ? null : await findBookingById(ctx.db, bookingId);
  if (await hasOptedOut(ctx, message, booking)) return "optedOut";
  return deliveryGuards[kind as MessageKind](ctx, message, booking ?? null);
}

async function hasOptedOut({ db }: GuardContext, message: MessageRow, booking?: BookingRow | null): Promise<boolean> {
  if (!isStoppedByOptOut(message)) return false;
  const patientId = booking?.patientId ?? null;
  return (await findOptOut(db, { phone: message.recipient, patientId })) !== null;
}
