import { and, eq, inArray, isNotNull, isNull, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { normalizeStaffDetail, type StaffDetails } from "#core/bookings/staff-details.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";
import { type ContactField, contactFields, emptyContacts, type VisitContacts } from "./contacts.ts";
import type { LockedVisit } from "./lock-visit.server.ts";

const { contactName, contactPhone, payerName, payerPhone } = visits;

export const contactColumns = { contactName, contactPhone, payerName, payerPhone } satisfies Record<
  ContactField,
  AnyPgColumn
>;

/** Returns contact and payer of a booking's visit. */
export async function findVisitContacts(db: Db, { visitId }: { visitId: number }): Promise<VisitContacts> {
  const [found] = await db.select(contactColumns).from(visits).where(eq(visits.id, visitId));
  return found ?? emptyContacts;
}

/** Returns contact and payer of several visits by visit id. */
export async function listVisitContacts(db: Db, visitIds: number[]): Promise<Map<number, VisitContacts>> {
  const rows = await db
    .select({ id: visits.id, ...contactColumns })
    .from(visits)
    .where(inArray(visits.id, visitIds));
  return new Map(rows.map(({ id, ...contacts }) => [id, contacts]));
}

/** Stores changed contacts, with phones in E.164 and empty values as null. Returns the names of the changed fields. */
export async function changeVisitContacts(
  transaction: Db,
  { booking, contacts }: LockedVisit,
  details: StaffDetails<ContactField>,
): Promise<ContactField[]> {
  const changes = contactFields.flatMap((field) => {
    const requested = details[field];
    if (requested === undefined) return [];
    const value = normalizeStaffDetail(field, requested);
    return value === contacts[field] ? [] : [[field, value] as const];
  });
  if (changes.length === 0) return [];
  await transaction
    .update(visits)
    .set({ ...Object.fromEntries(changes), version: sql`${visits.version} + 1` })
    .where(eq(visits.id, booking.visitId));
  return changes.map(([field]) => field);
}

type EraseContactInput = { name: string; phone: string; isPhoneOwn: boolean; patientId: number };

/**
 * Removes a person as contact or payer: everywhere by a phone that no one else has; by name at visits of theirs, of the
 * same address or of their phone, and together with their phone. Call it while their bookings still name them.
 */
export async function eraseContact(transaction: Db, erased: EraseContactInput): Promise<void> {
  const { isContact, isPayer } = getContactConditions(transaction, erased);
  await transaction.update(visits).set({ contactName: null, contactPhone: null }).where(isContact);
  await transaction.update(visits).set({ payerName: null, payerPhone: null }).where(isPayer);
}

/** Lists the visits of other patients from which `eraseContact` would remove this person, by id. */
export async function listOthersVisits(db: Db, erased: EraseContactInput): Promise<number[]> {
  const { isContact, isPayer } = getContactConditions(db, erased);
  const visitsOfOthers = db
    .select({ id: bookings.visitId })
    .from(bookings)
    .where(ne(bookings.patientId, erased.patientId));
  const rows = await db
    .select({ id: visits.id })
    .from(visits)
    .where(and(or(isContact, isPayer), inArray(visits.id, visitsOfOthers)))
    .orderBy(visits.id);
  return rows.map(({ id }) => id);
}

/** Returns the conditions for visits where this person is contact or payer. */
function getContactConditions(db: Db, { name, phone, isPhoneOwn, patientId }: EraseContactInput) {
  const isPatient = eq(bookings.patientId, patientId);
  const addresses = db
    .select({ address: bookings.address })
    .from(bookings)
    .where(and(isPatient, ne(bookings.address, "")));
  const visitIds = db
    .select({ id: bookings.visitId })
    .from(bookings)
    .where(or(isPatient, eq(bookings.phone, phone), inArray(bookings.address, addresses)));
  const isPerson = (nameColumn: AnyPgColumn, phoneColumn: AnyPgColumn): SQL | undefined => {
    const isPhone = eq(phoneColumn, phone);
    const isNamed = and(sql`lower(${nameColumn}) = lower(${name})`, or(inArray(visits.id, visitIds), isPhone));
    return isPhoneOwn ? or(isNamed, isPhone) : isNamed;
  };
  return { isContact: isPerson(contactName, contactPhone), isPayer: isPerson(payerName, payerPhone) };
}

type VisitRow = typeof visits.$inferSelect;
/** Columns of a visit that stay after its last patient is erased. The compiler asks about each new column. */
type RetainedColumn =
  | ("id" | "seats" | "version" | "createdAt")
  | ("phlebotomistId" | "roundPosition" | "promisedFrom" | "promisedTo");
const clearedContacts = emptyContacts satisfies Record<Exclude<keyof VisitRow, RetainedColumn>, unknown>;

/**
 * Removes contact and payer from visits whose patients are all erased, within `among`. Returns the number of visits.
 */
export async function eraseOrphanedContacts(db: Db, among?: SQL): Promise<number> {
  const hasContact = or(...Object.values(contactColumns).map((column) => isNotNull(column)));
  const known = db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(patients, eq(patients.id, bookings.patientId))
    .where(and(eq(bookings.visitId, visits.id), isNull(patients.erasedAt)));
  const { rowCount } = await db
    .update(visits)
    .set(clearedContacts)
    .where(and(hasContact, notExists(known), among));
  return rowCount ?? 0;
}
