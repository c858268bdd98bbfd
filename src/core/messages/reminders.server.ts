import { and, asc, eq, exists, gt, inArray, not, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import { isUpcoming, upcomingStatuses } from "#core/bookings/statuses.ts";
import { addDays } from "#core/calendar/day.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Language } from "#core/i18n/languages.ts";
import { getLabProfile, getReminderTimes } from "#core/lab/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookingEvents, bookings } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import type { MessageKind } from "./message.ts";
import { notifyPatient, patientChannels } from "./notify-patient.server.ts";
import { getReminderCause, isReminderDue, type Reminder, type ReminderTimes } from "./reminder-times.ts";
import type { ReminderKind } from "./templates/reminder.ts";
import {
  excludeOptedOut,
  groupByRecipient,
  lockVisitBookings,
  type MessageBooking,
  type VisitGroup,
} from "./visit-group.server.ts";
import { formatVisitMessage, isFastingNeeded, type MessageContext } from "./visit-messages.server.ts";

const BATCH_SIZE = 500;

const reminderKinds = {
  tomorrow: ["visit-tomorrow", "visit-tomorrow-unrestricted"],
  soon: ["visit-soon"],
} as const satisfies Record<Reminder, readonly MessageKind[]>;

/**
 * Reminds patients of their home visits: on the evening before and two hours before, once for each visit, phone and
 * slot. Visits at the centre are booked by staff for people who are there. Several processes may call it at once.
 */
export async function writeReminders(ctx: MessageContext): Promise<void> {
  const times = await getReminderTimes(ctx.db);
  const { day: today } = toLabTime(ctx.now);
  await remindOfDay(ctx, "soon", { day: today, times });
  await remindOfDay(ctx, "tomorrow", { day: addDays(today, 1), times });
}

type DayInput = { day: string; times: ReminderTimes };

async function remindOfDay(ctx: MessageContext, reminder: Reminder, { day, times }: DayInput): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = await listUnreminded(ctx.db, reminder, { day, after: last });
    const due = rows.filter((row) => isReminderDue(reminder, row, { now: ctx.now, times, changedAt: row.changedAt }));
    for (const [visitId, visit] of Map.groupBy(due, (row) => row.visitId))
      await remindVisit(ctx, reminder, { visitId, due: visit });
    const next = rows.at(-1)?.id;
    if (next === undefined || rows.length < BATCH_SIZE) return;
    last = next;
  }
}

type UnremindedRow = Pick<BookingRow, "id" | "visitId" | "day" | "time"> & {
  /** When it was last booked, confirmed or moved. */
  changedAt: Date;
};

const visitBookings = alias(bookings, "visit_bookings");

/** Lists a day's upcoming home visits whose phone has no reminder of this slot yet, by the day's index. */
function listUnreminded(
  db: Db,
  reminder: Reminder,
  { day, after }: { day: string; after: number },
): Promise<UnremindedRow[]> {
  const reminded = db
    .select({ id: messages.id })
    .from(visitBookings)
    .innerJoin(messages, eq(messages.bookingId, visitBookings.id))
    .where(
      and(
        eq(visitBookings.visitId, bookings.visitId),
        inArray(messages.kind, [...reminderKinds[reminder]]),
        eq(messages.recipient, bookings.phone),
        eq(messages.visitDay, bookings.day),
        eq(messages.visitTime, bookings.time),
      ),
    );
  const { id, visitId, time, createdAt } = bookings;
  return db
    .select({
      id,
      visitId,
      day: bookings.day,
      time,
      changedAt: sql`greatest(${createdAt}, ${lastChange(db)})`.mapWith(createdAt),
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.day, day),
        gt(bookings.id, after),
        eq(bookings.place, "home"),
        inArray(bookings.status, upcomingStatuses),
        not(exists(reminded)),
      ),
    )
    .orderBy(asc(bookings.id))
    .limit(BATCH_SIZE);
}

/** The last time that a booking was confirmed by staff, or moved. */
function lastChange(db: Db) {
  const { at, kind, data, bookingId } = bookingEvents;
  return db
    .select({ at: sql`max(${at})` })
    .from(bookingEvents)
    .where(
      and(
        eq(bookingId, bookings.id),
        sql`(${kind} = 'moved' or ${kind} = 'status' and ${data} ->> 'to' = 'confirmed')`,
      ),
    );
}

type RemindVisitInput = { visitId: number; due: readonly UnremindedRow[] };

/** Reminds the phones of which one booking is due of all their bookings in the visit and slot. */
async function remindVisit(ctx: MessageContext, reminder: Reminder, { visitId, due }: RemindVisitInput): Promise<void> {
  await ctx.db.transaction(async (transaction) => {
    const inTransaction = { ...ctx, db: transaction };
    const ofVisit = await lockVisitBookings(transaction, visitId);
    const isDue = ({ id, day, time }: BookingRow) =>
      due.some((row) => row.id === id && row.day === day && row.time === time);
    const first = ofVisit.find(isDue);
    if (!first) return;
    const expected = ofVisit.filter(
      ({ day, time, status }) => day === first.day && time === first.time && isUpcoming(status),
    );
    for (const channel of patientChannels)
      for (const group of groupByRecipient(await excludeOptedOut(transaction, expected, channel), channel))
        if (group.some(isDue)) await writeReminder(inTransaction, reminder, { group, ofVisit, channel });
  });
}

type WriteReminderInput = {
  group: VisitGroup;
  /** All bookings of the visit, in any status. */
  ofVisit: readonly BookingRow[];
  channel: (typeof patientChannels)[number];
};

/** The cause is that of the recipient's first booking in the visit, in any status, so that it stays the same. */
async function writeReminder(
  ctx: MessageContext,
  reminder: Reminder,
  { group, ofVisit, channel }: WriteReminderInput,
): Promise<void> {
  const [lead] = group;
  const [named = group] = groupByRecipient(ofVisit, channel).filter((bookingsOf) =>
    bookingsOf.some(({ id }) => id === lead.id),
  );
  const kind = await resolveKind(ctx, reminder, group);
  const lab = await getLabProfile(ctx.db);
  const cause = getReminderCause(reminder, named[0].id, lead);
  const format = async (_lead: MessageBooking, language: Language) => {
    const message = await formatVisitMessage(ctx, kind, { group, lab, channel, language });
    return message && { ...message, cause };
  };
  await notifyPatient(ctx, lead, format, { channels: [channel], group });
}

/** The evening's template has buttons about fasting, if one of the patients must not eat. */
async function resolveKind({ db }: MessageContext, reminder: Reminder, group: VisitGroup): Promise<ReminderKind> {
  if (reminder === "soon") return "visit-soon";
  return (await isFastingNeeded(db, group)) ? "visit-tomorrow" : "visit-tomorrow-unrestricted";
}
