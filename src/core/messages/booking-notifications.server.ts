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
import type { DomainEvents } from "#core/events.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { bookings } from "#db/schema/bookings.ts";
import { lockMessageBooking } from "./lock-message-booking.server.ts";
import {
  type NotificationContext,
  notifyPatient,
  type PatientNotification,
  patientChannels,
  type VisitMessage,
} from "./notify-patient.server.ts";
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
  type MessageBooking,
  type VisitGroup,
} from "./visit-group.server.ts";
import {
  appendVisitUrl,
  formatVisitMessage,
  isRefundDue,
  listGroupPreparation,
  type MessageContext,
} from "./visit-messages.server.ts";
import { joinWaitingMessage } from "./waiting-message.server.ts";

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
  const format = (group: VisitGroup, language: Language) =>
    formatVisitMessage(ctx, "booking-confirmed", { group, lab, channel: "whatsapp", language });
  const channels = canShareVisit
    ? await joinWaitingMessage(ctx, { kind: "booking-confirmed", booking, dueInSeconds, format })
    : patientChannels;
  if (channels.length === 0) return;
  const cause = `booking ${bookingId} confirmed`;
  await notifyPatient(
    ctx,
    booking,
    addCause(cause, (language) => format([booking], language)),
    { channels, dueInSeconds },
  );
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
    const format = (language: Language) => formatVisitMessage(ctx, "visit-moved", { group, lab, channel, language });
    await notifyPatient(ctx, first, addCause(cause, format), { channels: [channel], group });
  }
}

/** Writes to the outbox, once, that a rejected tube's tests are drawn again, free, and when. */
export async function writeRedrawBooked(ctx: MessageContext, bookingId: number): Promise<void> {
  const locked = await lockMessageBooking(ctx.db, bookingId);
  if (!locked || !isUpcoming(locked.booking.status)) return;
  const { booking, lab } = locked;
  await notifyPatient(ctx, booking, async (details, language) => {
    const sentences = getSentences(language);
    const computed = await listGroupPreparation(ctx, [booking], language);
    const preparation = listPreparation(booking, computed, sentences.messageLines);
    const message = formatRedrawBooked({ ...details, preparation }, lab, sentences);
    return {
      ...appendVisitUrl(ctx, { group: [booking], lab, language }, message),
      cause: `booking ${bookingId} is a redraw`,
    };
  });
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
  const format = (group: VisitGroup, language: Language) =>
    formatVisitMessage(ctx, "visit-cancelled", { group, lab, channel: "whatsapp", language });
  const cancellation = await format([booking], booking.language);
  if (!cancellation) return;
  const { kind } = cancellation;
  const dueInSeconds = (await isPhoneStillExpected(ctx, booking)) ? JOIN_SECONDS : 0;
  const channels = await joinWaitingMessage(ctx, { kind, booking, dueInSeconds, format, isSameNews: true });
  const cause = `booking ${bookingId} cancelled, version ${version}`;
  await notifyPatient(
    ctx,
    booking,
    addCause(cause, (language) => format([booking], language)),
    { channels, dueInSeconds },
  );
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
  const format = async (group: VisitGroup, language: Language) => {
    const named = describeGroup(group, language);
    const message = formatBookingChanged(patientFields, named, lab, getSentences(language));
    return appendVisitUrl(ctx, { group, lab, language }, message);
  };
  const joining = { kind: "booking-changed", booking, dueInSeconds: 0, format, isSameNews: true } as const;
  const channels = await joinWaitingMessage(ctx, joining);
  const cause = `booking ${bookingId} changed, version ${version}`;
  await notifyPatient(
    ctx,
    booking,
    addCause(cause, (language) => format([booking], language)),
    { channels },
  );
}

/** Writes the current total and preparation to the outbox, once per change of items. */
export async function writeItemsChanged(
  ctx: MessageContext,
  { bookingId, version }: DomainEvents["booking.items-changed"],
): Promise<void> {
  const locked = await lockMessageBooking(ctx.db, bookingId);
  if (!locked || !isBeforeLab(locked.booking.status)) return;
  const { booking, lab } = locked;
  const cause = `booking ${bookingId} items, version ${version}`;
  await notifyPatient(ctx, booking, async (details, language) => {
    const preparation = isUpcoming(booking.status) ? await listGroupPreparation(ctx, [booking], language) : null;
    const message = formatItemsChanged({ ...details, preparation }, lab, getSentences(language));
    return { ...appendHomeVisitUrl(ctx, { booking, lab, language }, message), cause };
  });
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
  await notifyPatient(ctx, booking, (details, language) => {
    const described = { ...details, isRefundDue: kind === "visit-declined" && isRefundDue(booking) };
    const message = formatStatusNotification(kind, described, lab, getSentences(language));
    return {
      ...(kind === "visit-confirmed" ? appendHomeVisitUrl(ctx, { booking, lab, language }, message) : message),
      cause: getStatusCause(bookingId, status, version),
    };
  });
}

/** Tells the patient that the visit does not take place, in the transaction that deletes the booking. */
export async function writeVisitDeclined(ctx: NotificationContext, bookingId: number): Promise<void> {
  const locked = await lockMessageBooking(ctx.db, bookingId);
  if (!locked) return;
  const { booking, lab } = locked;
  await notifyPatient(ctx, booking, (details, language) => ({
    ...formatStatusNotification("visit-declined", details, lab, getSentences(language)),
    cause: `booking ${bookingId} deleted`,
  }));
}

function addCause(
  cause: string,
  format: (language: Language) => Promise<VisitMessage | null>,
): (booking: MessageBooking, language: Language) => Promise<PatientNotification | null> {
  return async (_booking, language) => {
    const message = await format(language);
    return message && { ...message, cause };
  };
}

/** Appends the link of a visit at home; messages about one at the centre have kinds without a link. */
function appendHomeVisitUrl<Message extends { body: string }>(
  ctx: MessageContext,
  { booking, lab, language }: { booking: BookingRow; lab: LabProfile; language: Language },
  message: Message,
): Message {
  return isAtCentre(booking) ? message : appendVisitUrl(ctx, { group: [booking], lab, language }, message);
}
