import { and, asc, eq, exists, gte, inArray, isNotNull, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { awaitedStatuses } from "#core/bookings/statuses.ts";
import { fromLabTime, type LabTime, toLabTime } from "#core/calendar/lab-time.ts";
import type { DomainEvents } from "#core/events.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import { getLabProfile } from "#core/lab/queries.server.ts";
import { extractFirstName } from "#core/patients/name.ts";
import { selectArrivals } from "#core/round/arrivals.server.ts";
import { formatPromisedWindow, isPromiseOver } from "#core/round/promised-window.ts";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { visitEvents } from "#db/schema/round.ts";
import { visits } from "#db/schema/visits.ts";
import { type NotificationContext, notifyPatient, patientChannels } from "./notify-patient.server.ts";
import { formatRoundNotification } from "./templates/round-notification.ts";
import { excludeOptedOut, groupByRecipient, type MessageBooking } from "./visit-group.server.ts";

type RoundMessageKind = Parameters<typeof formatRoundNotification>[0];

/**
 * Tells the patients of a visit of the lab's current day that the phlebotomist is on the way, once for each slot that
 * the visit has. `ctx.db` is the transaction that stores the phone's event.
 */
export async function writePhlebotomistComing(
  ctx: NotificationContext,
  { visitId }: DomainEvents["visit.on-the-way"],
): Promise<void> {
  await notifyVisit(ctx, visitId, "phlebotomist-coming");
}

/**
 * Apologizes to the patients of each visit whose promised time has passed without a phlebotomist at the door, once.
 * Phlebotomists who work on paper send no events, and nothing is known about their visits.
 */
export async function writeLateVisits(ctx: NotificationContext): Promise<void> {
  const at = toLabTime(ctx.now);
  const candidates = await listVisitsWithoutArrival(ctx.db, at);
  for (const visit of candidates.filter((candidate) => isPromiseOver(candidate, at)))
    await ctx.db.transaction((transaction) => notifyVisit({ ...ctx, db: transaction }, visit.id, "visit-late"));
}

const roundBookings = alias(bookings, "round_bookings");
const roundVisits = alias(visits, "round_visits");

/** Visits of the day whose phlebotomist reports by phone and has not reached this one. */
function listVisitsWithoutArrival(db: Db, { day }: LabTime) {
  const midnight = fromLabTime({ day, minutes: 0 });
  const reports = db
    .select({ id: visitEvents.id })
    .from(roundBookings)
    .innerJoin(roundVisits, eq(roundVisits.id, roundBookings.visitId))
    .innerJoin(visitEvents, eq(visitEvents.visitId, roundVisits.id))
    .where(
      and(
        eq(roundBookings.day, day),
        eq(roundVisits.phlebotomistId, visits.phlebotomistId),
        eq(visitEvents.byId, visits.phlebotomistId),
        gte(visitEvents.receivedAt, midnight),
      ),
    );
  const { promisedFrom, promisedTo } = visits;
  return db
    .selectDistinct({ id: visits.id, day: bookings.day, time: bookings.time, promisedFrom, promisedTo })
    .from(bookings)
    .innerJoin(visits, eq(visits.id, bookings.visitId))
    .where(
      and(
        isAwaitedOn(day),
        isNotNull(visits.phlebotomistId),
        notExists(selectArrivals(db, visits.id, midnight)),
        exists(reports),
      ),
    )
    .orderBy(asc(visits.id));
}

const isAwaitedOn = (day: string) =>
  and(eq(bookings.day, day), eq(bookings.place, "home"), inArray(bookings.status, awaitedStatuses));

/** Locks the visit, so that only one transaction finds that the message was not written. */
async function notifyVisit(ctx: NotificationContext, visitId: number, kind: RoundMessageKind): Promise<void> {
  const { day } = toLabTime(ctx.now);
  const { promisedFrom, promisedTo } = visits;
  const [visit] = await ctx.db
    .select({ promisedFrom, promisedTo, phlebotomist: user.name })
    .from(visits)
    .leftJoin(user, eq(user.id, visits.phlebotomistId))
    .where(eq(visits.id, visitId))
    .for("update", { of: visits });
  const [first, ...others] = await lockAwaitedBookings(ctx.db, visitId, day);
  if (!visit || !first || (await wasNotified(ctx.db, first, kind))) return;
  const lab = await getLabProfile(ctx.db);
  const phlebotomist = visit.phlebotomist && extractFirstName(visit.phlebotomist);
  for (const channel of patientChannels) {
    const reached = await excludeOptedOut(ctx.db, [first, ...others], channel);
    for (const [booking, ...rest] of groupByRecipient(reached, channel)) {
      const bookingCodes = [booking, ...rest].map(({ code }) => code);
      const cause = `${kind} visit ${visitId} on ${day} ${booking.time}, booking ${booking.id}`;
      const format = ({ patientName }: MessageBooking, language: Language) => {
        const sentences = getSentences(language);
        const window = formatPromisedWindow({ ...visit, time: first.time }, sentences.clock);
        const details = { patientName, bookingCodes, phlebotomist, window };
        return { ...formatRoundNotification(kind, details, lab, sentences), cause };
      };
      await notifyPatient(ctx, booking, format, { channels: [channel] });
    }
  }
}

/** Locks them against deletion and erasure, as each message's booking is. */
function lockAwaitedBookings(transaction: Db, visitId: number, day: string): Promise<BookingRow[]> {
  return transaction
    .select(bookingColumns)
    .from(bookings)
    .where(and(eq(bookings.visitId, visitId), isAwaitedOn(day)))
    .orderBy(asc(bookings.id))
    .for("key share");
}

/** Whether a booking of the visit, in any status, has this message for the current slot. */
async function wasNotified(db: Db, { visitId, day, time }: BookingRow, kind: RoundMessageKind): Promise<boolean> {
  const ofVisit = db.select({ id: bookings.id }).from(bookings).where(eq(bookings.visitId, visitId));
  const isSame = and(
    inArray(messages.bookingId, ofVisit),
    eq(messages.kind, kind),
    eq(messages.visitDay, day),
    eq(messages.visitTime, time),
  );
  return (await db.$count(messages, isSame)) > 0;
}
