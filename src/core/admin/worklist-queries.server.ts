import { and, asc, desc, eq, inArray, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { authorize, can } from "#core/access/authorize.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { statusesWithoutSample } from "#core/bookings/statuses.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { getReportTime } from "#core/catalogue/defaults.ts";
import type { Context } from "#core/context.server.ts";
import { getSentences } from "#core/i18n/languages.ts";
import { toE164 } from "#core/patients/phone.ts";
import { getSlotEndMinutes } from "#core/slots/grid.ts";
import type { Db } from "#db/client.server.ts";
import { bookingEvents, bookingItems, bookings, patients } from "#db/schema/bookings.ts";
import { packageTests, tests } from "#db/schema/catalogue.ts";
import { isIn } from "#db/schema/is-in.ts";
import { contactMessages } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reports.ts";
import { sampleStatuses } from "#db/schema/values.ts";
import { MAX_LISTED_WORK } from "./count-limits.ts";
import { getReportDeadline, resolveCollectedAt } from "./report-deadline.ts";
import type { OpenMessage } from "./worklist-schema.ts";

type ReadContext = Pick<Context, "db" | "actor" | "now">;

export type OpenReportRow = BookingRow & {
  itemNames: string[];
  collectedAt: Date;
  promisedAt: Date | null;
  uploadedAt: Date | null;
};

/** Returns the lab's worklists, each by its own partial index. Throws `sign-in-needed`, `not-allowed`. */
export async function getWorklists({ db, actor, now }: ReadContext) {
  authorize(actor, "read-worklists");
  const [toReport, toRelease, toAnswer] = await Promise.all([
    listReportsToUpload(db),
    listReportsToRelease(db),
    can(actor, "manage-inbox") ? listMessagesToAnswer(db) : null,
  ]);
  return { at: toLabTime(now), toReport, toRelease, toAnswer };
}

/** Matches the predicate of the partial index `bookings_in_the_lab`. */
const isInLab = isIn(bookings.status, sampleStatuses);
/** Matches the predicate of the partial index `reports_to_release`. */
const awaitsRelease = sql`${reports.releasedAt} is null and ${reports.replacedAt} is null and ${reports.withdrawnAt} is null`;

async function listReportsToUpload(db: Db): Promise<OpenReportRow[]> {
  const isCurrent = and(eq(reports.bookingId, bookings.id), isNull(reports.replacedAt), isNull(reports.withdrawnAt));
  const current = db.select({ id: reports.id }).from(reports).where(isCurrent);
  const { booked, known, sampleTaken } = createReportJoins(db);
  const rows = await db
    .select({ ...bookingColumns, ...reportColumns, uploadedAt: sql<null>`null` })
    .from(bookings)
    .leftJoinLateral(booked, sql`true`)
    .leftJoinLateral(known, sql`true`)
    .leftJoinLateral(sampleTaken, sql`true`)
    .where(and(isInLab, notExists(current)))
    .orderBy(asc(bookings.id))
    .limit(MAX_LISTED_WORK + 1);
  return sortByCollection(rows);
}

async function listReportsToRelease(db: Db): Promise<OpenReportRow[]> {
  const { booked, known, sampleTaken } = createReportJoins(db);
  const rows = await db
    .select({ ...bookingColumns, ...reportColumns, uploadedAt: reports.uploadedAt })
    .from(reports)
    .innerJoin(bookings, eq(bookings.id, reports.bookingId))
    .leftJoinLateral(booked, sql`true`)
    .leftJoinLateral(known, sql`true`)
    .leftJoinLateral(sampleTaken, sql`true`)
    .where(awaitsRelease)
    .orderBy(asc(reports.id))
    .limit(MAX_LISTED_WORK + 1);
  return sortByCollection(rows);
}

/** Items of the booking, their report times, and when its latest sample was taken. */
const reportColumns = {
  itemNames: sql<string[]>`coalesce("booked"."names", '{}')`,
  reportTimes: sql<string[]>`coalesce("known"."times", '{}')`,
  takenAt: sql<Date | null>`"sample_taken"."at"`.mapWith(bookingEvents.at),
};

function createReportJoins(db: Db) {
  const { bookingId, itemType, itemId } = bookingItems;
  const isOfBooking = eq(bookingId, bookings.id);
  const inPackage = and(eq(itemType, "package"), eq(packageTests.packageId, itemId));
  const isTaken = and(
    isIn(sql`${bookingEvents.data} ->> 'from'`, statusesWithoutSample),
    isIn(sql`${bookingEvents.data} ->> 'to'`, sampleStatuses),
  );
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
    sampleTaken: db
      .select({ at: bookingEvents.at })
      .from(bookingEvents)
      .where(and(eq(bookingEvents.bookingId, bookings.id), eq(bookingEvents.kind, "status"), isTaken))
      // The last one recorded: a phone may report a sample that was drawn before an earlier record was taken back.
      .orderBy(desc(bookingEvents.id))
      .limit(1)
      .as("sample_taken"),
  };
}

type OpenReportSource = BookingRow & {
  itemNames: string[];
  reportTimes: string[];
  takenAt: Date | null;
  uploadedAt: Date | null;
};

/** Adds the deadline and sorts by collection time, the oldest first. */
function sortByCollection(found: OpenReportSource[]): OpenReportRow[] {
  const rows = found.map(({ reportTimes, takenAt, ...row }) => {
    const collectedAt = resolveCollectedAt(takenAt, { day: row.day, minutes: getSlotEndMinutes(row.time) });
    // Parsed below, so in the language of the catalogue.
    const times = reportTimes.map((time) => getReportTime(time, "detail", getSentences("en").testDefaults));
    return { ...row, collectedAt, promisedAt: getReportDeadline(times, collectedAt) };
  });
  return rows.sort((a, b) => a.collectedAt.getTime() - b.collectedAt.getTime());
}

export type OpenMessageRow = typeof contactMessages.$inferSelect &
  Pick<OpenMessage, "patients"> & { booking: BookingRow | null };

/** Adds the patients and the last booking of each message's phone, in any notation. */
async function listMessagesToAnswer(db: Db): Promise<OpenMessageRow[]> {
  const messages = await db
    .select()
    .from(contactMessages)
    .where(isNull(contactMessages.answeredAt))
    .orderBy(asc(contactMessages.id))
    .limit(MAX_LISTED_WORK + 1);
  const phones = [...new Set(messages.flatMap(({ phone }) => toE164(phone) ?? []))];
  const [patientsByPhone, booked] = await Promise.all([
    selectPatientsByPhones(db, phones),
    selectLastBookings(db, phones),
  ]);
  return messages.map((message) => {
    const phone = toE164(message.phone);
    const own = patientsByPhone.filter((patient) => patient.phone === phone);
    const booking = booked.find((row) => row.phone === phone) ?? null;
    return { ...message, patients: own.map(({ id, name }) => ({ id, name })), booking };
  });
}

function selectPatientsByPhones(db: Db, phones: string[]) {
  const { id, name, phone, erasedAt } = patients;
  const isKnown: SQL | undefined = and(inArray(phone, phones), isNull(erasedAt));
  return db.select({ id, name, phone }).from(patients).where(isKnown).orderBy(asc(id));
}

function selectLastBookings(db: Db, phones: string[]): Promise<BookingRow[]> {
  return db
    .selectDistinctOn([bookings.phone], bookingColumns)
    .from(bookings)
    .where(inArray(bookings.phone, phones))
    .orderBy(bookings.phone, desc(bookings.id));
}
