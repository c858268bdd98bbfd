import { and, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { othersVisits } from "#core/bookings/visit/contacts.server.ts";
import { contactMessageCause } from "#core/messages/inbox/contact-messages.server.ts";
import { isErased } from "#core/patients/erased.ts";
import { tidyName } from "#core/patients/name.ts";
import { noteOf } from "#core/patients/notes/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { auditTrail, bookings, patients } from "#db/schema/bookings.ts";
import { contactMessages, loginCodes, messages, waitlist } from "#db/schema/messages.ts";
import { reports } from "#db/schema/reports.ts";

export type PatientRow = typeof patients.$inferSelect;
export type BookingRow = typeof bookings.$inferSelect;
export type ReportRow = typeof reports.$inferSelect;

type Former = { patientId: number; enrolledAt: string };

/** Where a patient is found in the database. What belongs to another patient of the same phone is not among it. */
export type Traces = {
  patient: PatientRow;
  /** The numbers of those who were merged into them, with when they were enrolled. */
  former: Former[];
  /** Who else books by this phone. */
  sharers: { patientId: number; name: string }[];
  /** Nobody else books by this phone, so what is kept of the phone is kept of this patient. */
  isPhoneOwn: boolean;
  bookings: BookingRow[];
  /** Theirs, and those that the desk deleted. */
  bookingIds: number[];
  reports: ReportRow[];
  messageIds: number[];
  contactMessageIds: number[];
  /** Whether the staff have noted something of them. */
  isNoted: boolean;
  waitlistIds: number[];
  /** Accounts and codes to sign in with by the phone, whoever else shares it. */
  signIns: number;
  /** Visits of other patients at which they open the door or pay. */
  othersVisitIds: number[];
};

export async function tracesOf(db: Db, patient: PatientRow): Promise<Traces> {
  const { id, phone } = patient;
  const own = await db.select().from(bookings).where(eq(bookings.patientId, id)).orderBy(bookings.id);
  const sharers = isErased(patient) ? [] : await sharersOf(db, patient);
  const isPhoneOwn = !isErased(patient) && sharers.length === 0;
  const former = await mergedInto(db, id);
  const numbers = [id, ...former.map(({ patientId }) => patientId)];
  const bookingIds = [...own.map((booking) => booking.id), ...(await deletedBookings(db, numbers))];
  const contactMessageIds = isErased(patient) ? [] : await writtenBy(db, patient, own, isPhoneOwn);
  const told = or(
    inArray(messages.bookingId, bookingIds),
    inArray(messages.cause, contactMessageIds.map(contactMessageCause)),
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
    messageIds: await idsOf(db, messages, and(isNull(messages.emptiedAt), told)),
    contactMessageIds,
    isNoted: Boolean(await noteOf(db, id)),
    waitlistIds: isPhoneOwn ? await idsOf(db, waitlist, eq(waitlist.phone, phone)) : [],
    signIns: await signInsOf(db, phone),
    othersVisitIds: isErased(patient) ? [] : await othersVisits(db, { ...patient, patientId: id, isPhoneOwn }),
  };
}

async function idsOf(db: Db, table: typeof messages | typeof waitlist, which: SQL | undefined): Promise<number[]> {
  const rows = await db.select({ id: table.id }).from(table).where(which).orderBy(table.id);
  return rows.map(({ id }) => id);
}

async function sharersOf(db: Db, { id, phone }: PatientRow): Promise<Traces["sharers"]> {
  return db
    .select({ patientId: patients.id, name: patients.name })
    .from(patients)
    .where(and(eq(patients.phone, phone), ne(patients.id, id)))
    .orderBy(patients.id);
}

async function signInsOf(db: Db, phone: string): Promise<number> {
  return (await db.$count(user, eq(user.phone, phone))) + (await db.$count(loginCodes, eq(loginCodes.phone, phone)));
}

/** Who became this patient, one after another: what is kept of them by their old numbers is this patient's. */
async function mergedInto(db: Db, patientId: number): Promise<Former[]> {
  const { rows } = await db.execute<Former>(sql`
    with recursive former(id, "enrolledAt") as (
      select ${auditTrail.patientId}, ${auditTrail.change} ->> 'enrolledAt' from ${auditTrail}
      where ${auditTrail.action} = 'merged' and ${auditTrail.change} ->> 'to' = ${String(patientId)}
      union
      select earlier.patient_id, earlier.change ->> 'enrolledAt' from audit_trail as earlier
      join former on earlier.action = 'merged' and earlier.change ->> 'to' = former.id::text
    ) select id as "patientId", "enrolledAt" from former`);
  return rows;
}

/** Bookings that the desk deleted are gone, but what was said of them is not: the trail knows whose they were. */
async function deletedBookings(db: Db, numbers: number[]): Promise<number[]> {
  const isTheirs = inArray(sql`(${auditTrail.change} ->> 'patientId')`, numbers.map(String));
  const rows = await db
    .select({ id: auditTrail.bookingId })
    .from(auditTrail)
    .where(and(sql`${auditTrail.action} = 'deleted'`, isTheirs));
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

/**
 * What a patient wrote by the contact form, in which a phone is typed as one likes. Where others share the phone or the
 * mail address, the name decides.
 */
async function writtenBy(db: Db, patient: PatientRow, own: BookingRow[], isPhoneOwn: boolean): Promise<number[]> {
  const emails = [patient, ...own].flatMap(({ email }) => (email ? [email.toLowerCase()] : []));
  const isPhone = sql<boolean>`right(regexp_replace(${contactMessages.phone}, '[^0-9]', '', 'g'), 10) = ${patient.phone.slice(-10)}`;
  const email = sql<string>`lower(${contactMessages.email})`;
  const found = await db
    .select({ id: contactMessages.id, name: contactMessages.name, email, isPhone })
    .from(contactMessages)
    .where(or(isPhone, inArray(email, emails)))
    .orderBy(contactMessages.id);
  const isName = ({ name }: { name: string }) => tidyName(name).toLowerCase() === tidyName(patient.name).toLowerCase();
  const sure = found.filter((row) => isName(row) || (row.isPhone && isPhoneOwn));
  const byMailAlone = found.filter((row) => !sure.includes(row) && !row.isPhone);
  const shared = byMailAlone.length > 0 ? await mailsOfOthers(db, patient.id, emails) : new Set();
  return [...sure, ...byMailAlone.filter((row) => !shared.has(row.email))].map(({ id }) => id);
}

/** Those of the mail addresses, in small letters, that somebody else gave too. */
async function mailsOfOthers(db: Db, patientId: number, emails: string[]): Promise<Set<string>> {
  const [ofPatient, ofBooking] = [sql<string>`lower(${patients.email})`, sql<string>`lower(${bookings.email})`];
  const others = await db
    .select({ email: ofPatient })
    .from(patients)
    .where(and(inArray(ofPatient, emails), ne(patients.id, patientId)))
    .union(
      db
        .select({ email: ofBooking })
        .from(bookings)
        .where(and(inArray(ofBooking, emails), ne(bookings.patientId, patientId))),
    );
  return new Set(others.map((row) => row.email));
}
