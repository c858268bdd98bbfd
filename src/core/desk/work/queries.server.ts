import { and, asc, desc, eq, inArray, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { may, requireMay } from "#core/access/may.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { reportTimeOf } from "#core/catalogue/defaults.ts";
import type { Context } from "#core/context.server.ts";
import { MOST_WAITING } from "#core/desk/most-counted.ts";
import { toE164 } from "#core/patients/phone.ts";
import { slotEndMinutes } from "#core/slots/grid.ts";
import type { Db } from "#db/client.server.ts";
import { auditTrail, bookingItems, bookings, patients } from "#db/schema/bookings.ts";
import { packageTests, tests } from "#db/schema/catalogue.ts";
import { contactMessages } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reports.ts";
import { collectedOr, promisedAt } from "./promise.ts";
import type { OpenMessage } from "./schema.ts";

type Reader = Pick<Context, "db" | "actor" | "now">;

export type OpenReportRow = BookingRow & {
  itemNames: string[];
  collectedAt: Date;
  promisedAt: Date | null;
  uploadedAt: Date | null;
};

/** What waits for somebody at the lab, each list by an index that holds nothing else. Refuses: sign-in-needed, not-allowed. */
export async function deskWork({ db, actor, now }: Reader) {
  requireMay(actor, "read-work");
  const [toReport, toRelease, toAnswer] = await Promise.all([
    reportsToMake(db),
    reportsToRelease(db),
    may(actor, "keep-inbox") ? messagesToAnswer(db) : null,
  ]);
  return { at: labMoment(now), toReport, toRelease, toAnswer };
}

/** As the index `bookings_in_the_lab` says it, so that it is used. */
const isInTheLab = sql`${bookings.status} in ('sample_collected', 'testing_in_progress')`;
/** As `reports_to_release` does. */
const isToRelease = sql`${reports.releasedAt} is null and ${reports.replacedAt} is null and ${reports.withdrawnAt} is null`;

async function reportsToMake(db: Db): Promise<OpenReportRow[]> {
  const isCurrent = and(eq(reports.bookingId, bookings.id), isNull(reports.replacedAt), isNull(reports.withdrawnAt));
  const current = db.select({ id: reports.id }).from(reports).where(isCurrent);
  const { booked, known, told } = factsOf(db);
  const rows = await db
    .select({ ...bookingColumns, ...facts, uploadedAt: sql<null>`null` })
    .from(bookings)
    .leftJoinLateral(booked, sql`true`)
    .leftJoinLateral(known, sql`true`)
    .leftJoinLateral(told, sql`true`)
    .where(and(isInTheLab, notExists(current)))
    .orderBy(asc(bookings.id))
    .limit(MOST_WAITING + 1);
  return inOrder(rows);
}

async function reportsToRelease(db: Db): Promise<OpenReportRow[]> {
  const { booked, known, told } = factsOf(db);
  const rows = await db
    .select({ ...bookingColumns, ...facts, uploadedAt: reports.uploadedAt })
    .from(reports)
    .innerJoin(bookings, eq(bookings.id, reports.bookingId))
    .leftJoinLateral(booked, sql`true`)
    .leftJoinLateral(known, sql`true`)
    .leftJoinLateral(told, sql`true`)
    .where(isToRelease)
    .orderBy(asc(reports.id))
    .limit(MOST_WAITING + 1);
  return inOrder(rows);
}

/** What was booked, how long its reports take, and when its sample was taken. */
const facts = {
  itemNames: sql<string[]>`coalesce("booked"."names", '{}')`,
  reportTimes: sql<string[]>`coalesce("known"."times", '{}')`,
  takenAt: sql<Date | null>`"told"."at"`.mapWith(auditTrail.at),
};

function factsOf(db: Db) {
  const { bookingId, itemType, itemId } = bookingItems;
  const isOfBooking = eq(bookingId, bookings.id);
  const inPackage = and(eq(itemType, "package"), eq(packageTests.packageId, itemId));
  const isTaken = sql`${auditTrail.change} ->> 'to' in ('sample_collected', 'testing_in_progress')`;
  return {
    booked: db
      .select({ names: sql`array_agg(${bookingItems.name} order by ${bookingItems.id})`.as("names") })
      .from(bookingItems)
      .where(isOfBooking)
      .as("booked"),
    known: db
      .select({ times: sql`array_agg(distinct ${tests.reportTime})`.as("times") })
      .from(bookingItems)
      .leftJoin(packageTests, inPackage)
      .innerJoin(tests, eq(tests.id, sql`case ${itemType} when 'test' then ${itemId} else ${packageTests.testId} end`))
      .where(isOfBooking)
      .as("known"),
    told: db
      .select({ at: sql`min(${auditTrail.at})`.as("at") })
      .from(auditTrail)
      .where(and(eq(auditTrail.bookingId, bookings.id), eq(auditTrail.action, "status"), isTaken))
      .as("told"),
  };
}

type Found = BookingRow & {
  itemNames: string[];
  reportTimes: string[];
  takenAt: Date | null;
  uploadedAt: Date | null;
};

/** With what was promised, the oldest sample first. */
function inOrder(found: Found[]): OpenReportRow[] {
  const rows = found.map(({ reportTimes, takenAt, ...row }) => {
    const collectedAt = collectedOr(takenAt, { day: row.day, minutes: slotEndMinutes(row.time) });
    const times = reportTimes.map((time) => reportTimeOf(time, "detail"));
    return { ...row, collectedAt, promisedAt: promisedAt(times, collectedAt) };
  });
  return rows.sort((one, other) => one.collectedAt.getTime() - other.collectedAt.getTime());
}

export type OpenMessageRow = typeof contactMessages.$inferSelect &
  Pick<OpenMessage, "patients"> & { booking: BookingRow | null };

/** Each with the patients and the last booking of the phone that it names, in whichever notation. */
async function messagesToAnswer(db: Db): Promise<OpenMessageRow[]> {
  const messages = await db
    .select()
    .from(contactMessages)
    .where(isNull(contactMessages.answeredAt))
    .orderBy(asc(contactMessages.id))
    .limit(MOST_WAITING + 1);
  const phones = [...new Set(messages.flatMap(({ phone }) => toE164(phone) ?? []))];
  const [known, booked] = await Promise.all([patientsOf(db, phones), lastBookingsOf(db, phones)]);
  return messages.map((message) => {
    const phone = toE164(message.phone);
    const own = known.filter((patient) => patient.phone === phone);
    const booking = booked.find((row) => row.phone === phone) ?? null;
    return { ...message, patients: own.map(({ id, name }) => ({ id, name })), booking };
  });
}

function patientsOf(db: Db, phones: string[]) {
  const { id, name, phone, erasedAt } = patients;
  const isKnown: SQL | undefined = and(inArray(phone, phones), isNull(erasedAt));
  return db.select({ id, name, phone }).from(patients).where(isKnown).orderBy(asc(id));
}

function lastBookingsOf(db: Db, phones: string[]): Promise<BookingRow[]> {
  return db
    .selectDistinctOn([bookings.phone], bookingColumns)
    .from(bookings)
    .where(inArray(bookings.phone, phones))
    .orderBy(bookings.phone, desc(bookings.id));
}
