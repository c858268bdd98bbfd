import { and, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { listOthersVisits } from "#core/bookings/visits/contacts.server.ts";
import { getContactMessageCause } from "#core/messages/contact-messages.server.ts";
import { createNamedBookingsCondition } from "#core/messages/queries.server.ts";
import { isErased } from "#core/patients/erased-patient.ts";
import { normalizeName } from "#core/patients/name.ts";
import { findNote } from "#core/patients/note-queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { bookings, deletedBookings, patientMerges, patients } from "#db/schema/bookings.ts";
import { contactMessages, inboundMessages, loginCodes, messages, optOuts, waitlist } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reports.ts";

export type PatientTableRow = typeof patients.$inferSelect;
export type BookingTableRow = typeof bookings.$inferSelect;
export type ReportTableRow = typeof reports.$inferSelect;

type FormerPatient = { patientId: number; enrolledAt: string };

/** Where the database holds data of a patient. Data of other patients with the same phone is not included. */
export type PersonalData = {
  patient: PatientTableRow;
  /** Patients who were merged into this one, with their creation times. */
  former: FormerPatient[];
  /** Other patients with this phone. */
  sharers: { patientId: number; name: string }[];
  /** No other patient has this phone, so all data under the phone belongs to this patient. */
  isPhoneOwn: boolean;
  bookings: BookingTableRow[];
  /** The patient's bookings, including deleted ones. */
  bookingIds: number[];
  reports: ReportTableRow[];
  messageIds: number[];
  /** What was written about the patient's bookings, and by the patient's own phone. */
  inboundMessageIds: number[];
  /** Opt-outs of messages about the patient, and of the patient's own phone. */
  optOutIds: number[];
  contactMessageIds: number[];
  /** Whether staff have added notes. */
  isNoted: boolean;
  waitlistIds: number[];
  /** Accounts and login codes of the phone, even if it is shared. */
  signIns: number;
  /** Other patients' visits with this patient as contact or payer. */
  othersVisitIds: number[];
};

/** Finds a patient's data by their id, by the ids merged into it, and by their phone if no other patient has it. */
export async function findPersonalData(db: Db, patient: PatientTableRow): Promise<PersonalData> {
  const { id, phone } = patient;
  const own = await db.select().from(bookings).where(eq(bookings.patientId, id)).orderBy(bookings.id);
  const sharers = isErased(patient) ? [] : await findSharers(db, patient);
  const isPhoneOwn = !isErased(patient) && sharers.length === 0;
  const former = await listFormerPatients(db, id);
  const numbers = [id, ...former.map(({ patientId }) => patientId)];
  const bookingIds = [...own.map((booking) => booking.id), ...(await listDeletedBookings(db, numbers))];
  const contactMessageIds = isErased(patient) ? [] : await listContactMessageIds(db, patient, own, isPhoneOwn);
  const isOwnMessage = or(
    inArray(messages.bookingId, bookingIds),
    await createNamedBookingsCondition(db, eq(bookings.patientId, id)),
    inArray(messages.cause, contactMessageIds.map(getContactMessageCause)),
    isPhoneOwn ? eq(messages.recipient, phone) : undefined,
  );
  return {
    patient,
    former,
    sharers,
    isPhoneOwn,
    bookings: own,
    bookingIds,
    reports: await db.select().from(reports).where(inArray(reports.bookingId, bookingIds)).orderBy(reports.id),
    messageIds: await listIds(db, messages, and(isNull(messages.emptiedAt), isOwnMessage)),
    inboundMessageIds: await listIds(
      db,
      inboundMessages,
      or(inArray(inboundMessages.bookingId, bookingIds), isPhoneOwn ? eq(inboundMessages.phone, phone) : undefined),
    ),
    optOutIds: await listIds(
      db,
      optOuts,
      or(eq(optOuts.patientId, id), isPhoneOwn ? eq(optOuts.phone, phone) : undefined),
    ),
    contactMessageIds,
    isNoted: Boolean(await findNote(db, id)),
    waitlistIds: isPhoneOwn ? await listIds(db, waitlist, eq(waitlist.phone, phone)) : [],
    signIns: await countSignIns(db, phone),
    othersVisitIds: isErased(patient) ? [] : await listOthersVisits(db, { ...patient, patientId: id, isPhoneOwn }),
  };
}

async function listIds(
  db: Db,
  table: typeof messages | typeof inboundMessages | typeof optOuts | typeof waitlist,
  condition: SQL | undefined,
): Promise<number[]> {
  const rows = await db.select({ id: table.id }).from(table).where(condition).orderBy(table.id);
  return rows.map(({ id }) => id);
}

async function findSharers(db: Db, { id, phone }: PatientTableRow): Promise<PersonalData["sharers"]> {
  return db
    .select({ patientId: patients.id, name: patients.name })
    .from(patients)
    .where(and(eq(patients.phone, phone), ne(patients.id, id)))
    .orderBy(patients.id);
}

async function countSignIns(db: Db, phone: string): Promise<number> {
  return (await db.$count(user, eq(user.phone, phone))) + (await db.$count(loginCodes, eq(loginCodes.phone, phone)));
}

/** Patients merged into this one, transitively: data under their ids belongs to this patient. */
async function listFormerPatients(db: Db, patientId: number): Promise<FormerPatient[]> {
  const { removedId, keptId, enrolledAt } = patientMerges;
  const merges = await db
    .select({ removedId, keptId, enrolledAt })
    .from(patientMerges)
    .where(
      sql`${removedId} in (
      with recursive former(id) as (
        select removed_id from patient_merges where kept_id = ${patientId}
        union select merge.removed_id from patient_merges as merge join former on merge.kept_id = former.id
      ) select id from former)`,
    );
  return merges.map((merge) => ({ patientId: merge.removedId, enrolledAt: merge.enrolledAt.toISOString() }));
}

/** Messages about deleted bookings still exist. */
async function listDeletedBookings(db: Db, patientIds: number[]): Promise<number[]> {
  const rows = await db
    .select({ id: deletedBookings.bookingId })
    .from(deletedBookings)
    .where(inArray(deletedBookings.patientId, patientIds));
  return rows.map(({ id }) => id);
}

/**
 * Contact messages of the patient, with the phone in any notation. If phone or email address is shared, the name
 * decides.
 */
async function listContactMessageIds(
  db: Db,
  patient: PatientTableRow,
  own: BookingTableRow[],
  isPhoneOwn: boolean,
): Promise<number[]> {
  const emails = [patient, ...own].flatMap(({ email }) => (email ? [email.toLowerCase()] : []));
  const isPhone = sql<boolean>`right(regexp_replace(${contactMessages.phone}, '[^0-9]', '', 'g'), 10) = ${patient.phone.slice(-10)}`;
  const email = sql<string>`lower(${contactMessages.email})`;
  const found = await db
    .select({ id: contactMessages.id, name: contactMessages.name, email, isPhone })
    .from(contactMessages)
    .where(or(isPhone, inArray(email, emails)))
    .orderBy(contactMessages.id);
  const isName = ({ name }: { name: string }) =>
    normalizeName(name).toLowerCase() === normalizeName(patient.name).toLowerCase();
  const sure = found.filter((row) => isName(row) || (row.isPhone && isPhoneOwn));
  const byMailAlone = found.filter((row) => !sure.includes(row) && !row.isPhone);
  const shared = byMailAlone.length > 0 ? await listSharedEmails(db, patient.id, emails) : new Set();
  return [...sure, ...byMailAlone.filter((row) => !shared.has(row.email))].map(({ id }) => id);
}

/** The email addresses, in lower case, that other patients also gave. */
async function listSharedEmails(db: Db, patientId: number, emails: string[]): Promise<Set<string>> {
  const [patientEmail, bookingEmail] = [sql<string>`lower(${patients.email})`, sql<string>`lower(${bookings.email})`];
  const sharedRows = await db
    .select({ email: patientEmail })
    .from(patients)
    .where(and(inArray(patientEmail, emails), ne(patients.id, patientId)))
    .union(
      db
        .select({ email: bookingEmail })
        .from(bookings)
        .where(and(inArray(bookingEmail, emails), ne(bookings.patientId, patientId))),
    );
  return new Set(sharedRows.map((row) => row.email));
}
