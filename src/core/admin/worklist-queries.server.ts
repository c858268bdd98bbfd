import { and, asc, desc, eq, inArray, isNotNull, isNull, notExists, type SQL, sql } from "drizzle-orm";
import { parseActor } from "#core/access/actor.ts";
import { authorize, can } from "#core/access/authorize.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { statusesWithoutSample } from "#core/bookings/statuses.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { getReportTime } from "#core/catalogue/defaults.ts";
import type { Context } from "#core/context.server.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { listWaitingInbound } from "#core/messages/conversations/waiting-messages.server.ts";
import { toE164 } from "#core/patients/phone.ts";
import { getSlotEndMinutes } from "#core/slots/grid.ts";
import type { Db } from "#db/client.server.ts";
import { bookingEvents, bookings, patients } from "#db/schema/bookings.ts";
import { isIn } from "#db/schema/is-in.ts";
import { contactMessages } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reports.ts";
import { sampleStatuses } from "#db/schema/values.ts";
import { MAX_LISTED_WORK } from "./count-limits.ts";
import { getReportDeadline, resolveCollectedAt } from "./report-deadline.ts";
import { listDoubtfulEvents, listFailedVisits, listRedraws } from "./visit-worklists.server.ts";
import { joinWork, type WorkRow, workColumns } from "./work-row.server.ts";
import type { OpenAnswer, OpenMessage, OpenReport } from "./worklist-schema.ts";

type ReadContext = Pick<Context, "db" | "actor" | "now">;

export type OpenReportRow = WorkRow &
  Pick<OpenReport, "holder" | "tubesOnTheWay"> & {
    collectedAt: Date;
    promisedAt: Date | null;
    uploadedAt: Date | null;
    withdrawnAt: Date | null;
    heldSince: Date | null;
  };

/**
 * Returns the lab's worklists, each by its own index. Visits to rebook and events to check are for roles that check
 * events. Throws `sign-in-needed`, `not-allowed`.
 */
export async function getWorklists({ db, actor, now }: ReadContext) {
  authorize(actor, "read-worklists");
  const isOffice = can(actor, "check-visit-events");
  const [toReport, toRelease, toRedraw, toRebook, toCheck, toAnswer, answers] = await Promise.all([
    listReportsToUpload(db),
    listReportsToRelease(db),
    listRedraws(db),
    isOffice ? listFailedVisits(db, now) : null,
    isOffice ? listDoubtfulEvents(db, now) : null,
    can(actor, "manage-inbox") ? listMessagesToAnswer(db) : null,
    can(actor, "manage-inbox") ? listOpenAnswers(db) : null,
  ]);
  return { at: toLabTime(now), toReport, toRelease, toRedraw, toRebook, toCheck, toAnswer, answers };
}

/** Matches the predicate of the partial index `bookings_in_the_lab`. */
const isInLab = isIn(bookings.status, sampleStatuses);
/** Matches the predicate of the partial index `reports_to_release`. */
const awaitsRelease = sql`${reports.releasedAt} is null and ${reports.replacedAt} is null and ${reports.withdrawnAt} is null`;

async function listReportsToUpload(db: Db): Promise<OpenReportRow[]> {
  const isCurrent = and(eq(reports.bookingId, bookings.id), isNull(reports.replacedAt), isNull(reports.withdrawnAt));
  const current = db.select({ id: reports.id }).from(reports).where(isCurrent);
  const withdrawn = db
    .select({ at: sql`max(${reports.withdrawnAt})`.as("at") })
    .from(reports)
    .where(and(eq(reports.bookingId, bookings.id), isNotNull(reports.withdrawnAt)))
    .as("withdrawn");
  const { sampleTaken, lastStep } = createStatusJoins(db);
  const selected = db
    .select({
      ...workColumns,
      ...statusColumns,
      uploadedAt: sql<null>`null`,
      uploadedBy: sql<null>`null`,
      withdrawnAt: sql<Date | null>`"withdrawn"."at"`.mapWith(reports.withdrawnAt),
    })
    .from(bookings)
    .$dynamic();
  const rows = await joinWork(db, selected)
    .leftJoinLateral(sampleTaken, sql`true`)
    .leftJoinLateral(lastStep, sql`true`)
    .leftJoinLateral(withdrawn, sql`true`)
    .where(and(isInLab, notExists(current)))
    .orderBy(asc(bookings.id))
    .limit(MAX_LISTED_WORK + 1);
  return sortByCollection(rows);
}

async function listReportsToRelease(db: Db): Promise<OpenReportRow[]> {
  const { sampleTaken, lastStep } = createStatusJoins(db);
  const { uploadedAt, uploadedBy } = reports;
  const selected = db
    .select({ ...workColumns, ...statusColumns, uploadedAt, uploadedBy, withdrawnAt: sql<null>`null` })
    .from(reports)
    .innerJoin(bookings, eq(bookings.id, reports.bookingId))
    .$dynamic();
  const rows = await joinWork(db, selected)
    .leftJoinLateral(sampleTaken, sql`true`)
    .leftJoinLateral(lastStep, sql`true`)
    .where(awaitsRelease)
    .orderBy(asc(reports.id))
    .limit(MAX_LISTED_WORK + 1);
  return sortByCollection(rows);
}

/** When the booking's latest sample was taken, and who last set its status. */
const statusColumns = {
  takenAt: sql<Date | null>`"sample_taken"."at"`.mapWith(bookingEvents.at),
  stepAt: sql<Date | null>`"last_step"."at"`.mapWith(bookingEvents.at),
  stepBy: sql<string | null>`"last_step"."actor"`,
};

function createStatusJoins(db: Db) {
  const isTaken = and(
    isIn(sql`${bookingEvents.data} ->> 'from'`, statusesWithoutSample),
    isIn(sql`${bookingEvents.data} ->> 'to'`, sampleStatuses),
  );
  const isStatus = and(eq(bookingEvents.bookingId, bookings.id), eq(bookingEvents.kind, "status"));
  return {
    sampleTaken: db
      .select({ at: bookingEvents.at })
      .from(bookingEvents)
      .where(and(isStatus, isTaken))
      // The last one recorded: a phone may report a sample that was drawn before an earlier record was taken back.
      .orderBy(desc(bookingEvents.id))
      .limit(1)
      .as("sample_taken"),
    lastStep: db
      .select({ at: bookingEvents.at, actor: bookingEvents.actor })
      .from(bookingEvents)
      .where(isStatus)
      .orderBy(desc(bookingEvents.id))
      .limit(1)
      .as("last_step"),
  };
}

type OpenReportSource = Omit<OpenReportRow, "collectedAt" | "promisedAt" | "holder" | "heldSince"> & {
  reportTimes: string[];
  takenAt: Date | null;
  stepAt: Date | null;
  stepBy: string | null;
  uploadedBy: string | null;
};

/** Adds the deadline and who has it, and sorts by collection time, the oldest first. */
function sortByCollection(found: OpenReportSource[]): OpenReportRow[] {
  const rows = found.map(({ reportTimes, takenAt, stepAt, stepBy, uploadedBy, ...row }) => {
    const collectedAt = resolveCollectedAt(takenAt, { day: row.day, minutes: getSlotEndMinutes(row.time) });
    // Parsed below, so in the language of the catalogue.
    const times = reportTimes.map((time) => getReportTime(time, "detail", getSentences("en").testDefaults));
    const promisedAt = getReportDeadline(times, collectedAt);
    const holder = toStaffName(uploadedBy ?? stepBy);
    return { ...row, collectedAt, promisedAt, holder, heldSince: row.uploadedAt ?? stepAt };
  });
  return rows.sort((a, b) => a.collectedAt.getTime() - b.collectedAt.getTime());
}

/** The name of a member of staff in a recorded actor; null if the product itself acted. */
function toStaffName(recorded: string | null): string | null {
  const actor = recorded === null ? null : parseActor(recorded);
  return actor?.kind === "admin" ? actor.name : null;
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

export type OpenAnswerRow = Omit<OpenAnswer, "receivedAt" | "booking"> & {
  receivedAt: Date;
  booking: BookingRow | null;
};

/** Adds the booking of each message, or else the last one of its phone. */
async function listOpenAnswers(db: Db): Promise<OpenAnswerRow[]> {
  const waiting = await listWaitingInbound(db, MAX_LISTED_WORK + 1);
  const ids = waiting.flatMap(({ bookingId }) => bookingId ?? []);
  const [own, lastOfPhones] = await Promise.all([
    db.select(bookingColumns).from(bookings).where(inArray(bookings.id, ids)),
    selectLastBookings(db, [...new Set(waiting.map(({ phone }) => phone))]),
  ]);
  return waiting.map(({ id, phone, kind, body, receivedAt, bookingId }) => {
    const last = lastOfPhones.find((row) => row.phone === phone);
    const booking = own.find((row) => row.id === bookingId) ?? last ?? null;
    return { id, phone, kind, body, receivedAt, booking };
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
