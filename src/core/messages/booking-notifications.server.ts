import { and, eq, inArray, ne } from "drizzle-orm";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import {
  getStatusNotification,
  isBeforeLab,
  isCollectionPending,
  isUpcoming,
  upcomingStatuses,
} from "#core/bookings/statuses.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import type { DomainEvents } from "#core/events.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { getLabProfile } from "#core/lab/queries.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { lockMessageBooking } from "./lock-message-booking.server.ts";
import { notifyPatient, patientChannels } from "./notify-patient.server.ts";
import { listPreparation } from "./templates/at-centre.ts";
import { formatBookingChanged, listPatientFields } from "./templates/booking-changed.ts";
import { formatItemsChanged } from "./templates/items-changed.ts";
import { formatRedrawBooked } from "./templates/redraw-booked.ts";
import { formatStatusNotification, getStatusCause } from "./templates/status-notification.ts";
import {
  describeGroup,
  excludeOptedOut,
  groupByRecipient,
  lockVisitBookings,
  type VisitGroup,
} from "./visit-group.server.ts";
import {
  appendVisitUrl,
  formatVisitMessage,
  listGroupPreparation,
  type MessageContext,
} from "./visit-messages.server.ts";
import { joinWaitingMessage } from "./waiting-message.server.ts";

/** The language of messages to patients. */
const sentences = getSentences();

/** Staff who book a family add its members one by one: their message waits for the next one. */
const JOIN_SECONDS = 90;

type WriteConfirmationOptions = {
  /** Whether staff have booked it at home: it may join the visit of another booking, or be joined. */
  canShareVisit?: boolean | undefined;
};

/**
 * Writes the booking confirmation to the outbox once. People of one visit and phone get one, as long as it waits. Does
 * nothing if the booking was deleted meanwhile.
 */
export async function writeConfirmation(
  ctx: MessageContext,
  bookingId: number,
  { canShareVisit = false }: WriteConfirmationOptions = {},
): Promise<void> {
  const locked = await lockMessageBooking(ctx.db, bookingId);
  if (!locked) return;
  const { booking, lab } = locked;
  const dueInSeconds = canShareVisit ? JOIN_SECONDS : 0;
  const format = (group: VisitGroup) =>
    formatVisitMessage(ctx, "booking-confirmed", { group, lab, channel: "whatsapp" });
  const channels = canShareVisit
    ? await joinWaitingMessage(ctx.db, { kind: "booking-confirmed", booking, dueInSeconds, format })
    : patientChannels;
  if (channels.length === 0) return;
  const confirmation = await format([booking]);
  const cause = `booking ${bookingId} confirmed`;
  await notifyPatient(ctx, booking, () => confirmation && { ...confirmation, cause }, { channels, dueInSeconds });
}

/** Writes the current slot of a moved visit to the outbox, once per move and phone. */
export async function writeVisitMoved(
  ctx: MessageContext,
  { bookingId, version }: DomainEvents["booking.moved"],
): Promise<void> {
  const locked = await lockMessageBooking(ctx.db, bookingId);
  if (!locked || !isUpcoming(locked.booking.status)) return;
  const { booking, lab } = locked;
  const moved = (await lockVisitBookings(ctx.db, booking.visitId)).filter(
    ({ day, time, status }) => day === booking.day && time === booking.time && isUpcoming(status),
  );
  for (const channel of patientChannels) {
    const reached = await excludeOptedOut(ctx.db, moved, channel);
    const group = groupByRecipient(reached, channel).find((members) => members.some(({ id }) => id === bookingId));
    if (!group) continue;
    const [first] = group;
    // Each member of the visit has its own event; the group's message names the move by its first booking.
    const cause = `booking ${first.id} moved, version ${first.id === bookingId ? version : first.version}`;
    const message = await formatVisitMessage(ctx, "visit-moved", { group, lab, channel });
    await notifyPatient(ctx, first, () => message && { ...message, cause }, { channels: [channel] });
  }
}

/** Writes to the outbox, once, that a rejected tube's tests are drawn again, free, and when. */
export async function writeRedrawBooked(ctx: MessageContext, bookingId: number): Promise<void> {
  const locked = await lockMessageBooking(ctx.db, bookingId);
  if (!locked || !isUpcoming(locked.booking.status)) return;
  const { booking, lab } = locked;
  const preparation = listPreparation(booking, await listGroupPreparation(ctx, [booking]), sentences.messageLines);
  await notifyPatient(ctx, booking, (details) => ({
    ...appendVisitUrl(ctx, [booking], formatRedrawBooked({ ...details, preparation }, lab, sentences)),
    cause: `booking ${bookingId} is a redraw`,
  }));
}

/**
 * Writes a cancellation with its reason to the outbox, once per cancellation. People of one visit and phone who are
 * cancelled together get one message. A wrong booking sends nothing.
 */
export async function writeVisitCancelled(
  ctx: MessageContext,
  { bookingId, version }: DomainEvents["booking.cancelled"],
): Promise<void> {
  const locked = await lockMessageBooking(ctx.db, bookingId);
  if (!locked) return;
  const { booking, lab } = locked;
  const format = (group: VisitGroup) => formatVisitMessage(ctx, "visit-cancelled", { group, lab, channel: "whatsapp" });
  const cancellation = await format([booking]);
  if (!cancellation) return;
  const { kind } = cancellation;
  const dueInSeconds = (await isPhoneStillExpected(ctx, booking)) ? JOIN_SECONDS : 0;
  const channels = await joinWaitingMessage(ctx.db, { kind, booking, dueInSeconds, format, isSameNews: true });
  const cause = `booking ${bookingId} cancelled, version ${version}`;
  await notifyPatient(ctx, booking, () => ({ ...cancellation, cause }), { channels, dueInSeconds });
}

/** Whether others of the same phone are still expected at the visit: they may be cancelled next. */
async function isPhoneStillExpected({ db }: MessageContext, { id, visitId, phone }: BookingRow): Promise<boolean> {
  const isOther = and(eq(bookings.visitId, visitId), eq(bookings.phone, phone), ne(bookings.id, id));
  return (await db.$count(bookings, and(isOther, inArray(bookings.status, upcomingStatuses)))) > 0;
}

/** Writes which details of an upcoming visit have changed to the outbox, once per change. Staff notes are left out. */
export async function writeBookingChanged(ctx: MessageContext, change: DomainEvents["booking.changed"]): Promise<void> {
  const { bookingId, version, fields } = change;
  const patientFields = listPatientFields(fields);
  const locked = await lockMessageBooking(ctx.db, bookingId);
  if (patientFields.length === 0 || !locked || !isCollectionPending(locked.booking, toLabTime(ctx.now).day)) return;
  const { booking, lab } = locked;
  const format = async (group: VisitGroup) =>
    appendVisitUrl(ctx, group, formatBookingChanged(patientFields, describeGroup(group), lab, sentences));
  const joining = { kind: "booking-changed", booking, dueInSeconds: 0, format, isSameNews: true } as const;
  const channels = await joinWaitingMessage(ctx.db, joining);
  const message = await format([booking]);
  const cause = `booking ${bookingId} changed, version ${version}`;
  await notifyPatient(ctx, booking, () => ({ ...message, cause }), { channels });
}

/** Writes the current total and preparation to the outbox, once per change of items. */
export async function writeItemsChanged(
  ctx: MessageContext,
  { bookingId, version }: DomainEvents["booking.items-changed"],
): Promise<void> {
  const locked = await lockMessageBooking(ctx.db, bookingId);
  if (!locked || !isBeforeLab(locked.booking.status)) return;
  const { booking, lab } = locked;
  const preparation = isUpcoming(booking.status) ? await listGroupPreparation(ctx, [booking]) : null;
  const cause = `booking ${bookingId} items, version ${version}`;
  await notifyPatient(ctx, booking, (details) => ({
    ...appendHomeVisitUrl(ctx, booking, formatItemsChanged({ ...details, preparation }, lab, sentences)),
    cause,
  }));
}

/** Writes what a new status means to the patient to the outbox, once per change. Some statuses send nothing. */
export async function writeStatusNotification(
  ctx: MessageContext,
  { bookingId, status, version }: DomainEvents["booking.status-changed"],
): Promise<void> {
  const kind = getStatusNotification(status);
  const locked = kind && (await lockMessageBooking(ctx.db, bookingId));
  if (!locked) return;
  const { booking, lab } = locked;
  await notifyPatient(ctx, booking, (details) => {
    const message = formatStatusNotification(kind, details, lab, sentences);
    return {
      ...(kind === "visit-confirmed" ? appendHomeVisitUrl(ctx, booking, message) : message),
      cause: getStatusCause(bookingId, status, version),
    };
  });
}

/** Tells the patient that the visit does not take place, in the transaction that deletes the booking. */
export async function writeVisitDeclined(
  ctx: Pick<Context, "db" | "now" | "emit">,
  booking: BookingRow,
): Promise<void> {
  const lab = await getLabProfile(ctx.db);
  await notifyPatient(ctx, booking, (details) => ({
    ...formatStatusNotification("visit-declined", details, lab, sentences),
    cause: `booking ${booking.id} deleted`,
  }));
}

/** Appends the link of a visit at home; messages about one at the centre have kinds without a link. */
function appendHomeVisitUrl<Message extends { body: string }>(
  ctx: MessageContext,
  booking: BookingRow,
  message: Message,
): Message {
  return isAtCentre(booking) ? message : appendVisitUrl(ctx, [booking], message);
}
