import { and, eq, inArray, isNotNull, isNull, ne, notExists, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#db/client.server.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";
import { type ContactField, type Contacts, contactFields, noContacts, storedTold, type Told } from "./contacts.ts";
import type { LockedVisit } from "./lock-visit.server.ts";

const { doorName, doorPhone, payerName, payerPhone } = visits;

export const contactColumns = { doorName, doorPhone, payerName, payerPhone };

/** Who opens and who pays at the door of a booking. */
export async function contactsOf(db: Db, { visitId }: { visitId: number | null }): Promise<Contacts> {
  if (visitId === null) return noContacts;
  const [found] = await db.select(contactColumns).from(visits).where(eq(visits.id, visitId));
  return found ?? noContacts;
}

/** The same of several visits, by their ids. */
export async function contactsOfAll(db: Db, visitIds: number[]): Promise<Map<number | null, Contacts>> {
  const rows = await db
    .select({ id: visits.id, ...contactColumns })
    .from(visits)
    .where(inArray(visits.id, visitIds));
  return new Map(rows.map(({ id, ...contacts }) => [id, contacts]));
}

/** Writes what differs, with phones in E.164 and nothing as null; gives the names of what is another now. */
export async function changeContacts(
  transaction: Db,
  { booking, contacts }: LockedVisit,
  asked: Told<ContactField>,
): Promise<ContactField[]> {
  const wanted = contactFields.flatMap((field) => {
    const told = asked[field];
    if (told === undefined) return [];
    const value = storedTold(field, told);
    return value === contacts[field] ? [] : [[field, value] as const];
  });
  if (wanted.length === 0 || booking.visitId === null) return [];
  await transaction
    .update(visits)
    .set({ ...Object.fromEntries(wanted), version: sql`${visits.version} + 1` })
    .where(eq(visits.id, booking.visitId));
  return wanted.map(([field]) => field);
}

type Erased = { name: string; phone: string; isPhoneOwn: boolean; patientId: number };

/**
 * Takes somebody away as who opens or pays: by a phone that nobody else has everywhere; by their name where they were seen,
 * at a door of the same address or of their phone, and beside their phone. Call it while their bookings still name them.
 */
export async function forgetContact(transaction: Db, erased: Erased): Promise<void> {
  const { isDoor, isPayer } = placesOf(transaction, erased);
  await transaction.update(visits).set({ doorName: null, doorPhone: null }).where(isDoor);
  await transaction.update(visits).set({ payerName: null, payerPhone: null }).where(isPayer);
}

/** The visits of other patients at which `forgetContact` would take somebody away, by their ids. */
export async function othersVisits(db: Db, erased: Erased): Promise<number[]> {
  const { isDoor, isPayer } = placesOf(db, erased);
  const ofOthers = db.select({ id: bookings.visitId }).from(bookings).where(ne(bookings.patientId, erased.patientId));
  const rows = await db
    .select({ id: visits.id })
    .from(visits)
    .where(and(or(isDoor, isPayer), inArray(visits.id, ofOthers)))
    .orderBy(visits.id);
  return rows.map(({ id }) => id);
}

/** Where somebody opens, and where they pay. */
function placesOf(db: Db, { name, phone, isPhoneOwn, patientId }: Erased) {
  const isSeen = eq(bookings.patientId, patientId);
  const addresses = db
    .select({ address: bookings.address })
    .from(bookings)
    .where(and(isSeen, ne(bookings.address, "")));
  const doors = db
    .select({ id: bookings.visitId })
    .from(bookings)
    .where(or(isSeen, eq(bookings.phone, phone), inArray(bookings.address, addresses)));
  const isTheirs = (whoseName: AnyPgColumn, whosePhone: AnyPgColumn): SQL | undefined => {
    const isPhone = eq(whosePhone, phone);
    const isNamed = and(sql`lower(${whoseName}) = lower(${name})`, or(inArray(visits.id, doors), isPhone));
    return isPhoneOwn ? or(isNamed, isPhone) : isNamed;
  };
  return { isDoor: isTheirs(doorName, doorPhone), isPayer: isTheirs(payerName, payerPhone) };
}

type VisitRow = typeof visits.$inferSelect;
/** Columns of a visit after its last patient was erased. The compiler asks about each new column. */
type KeptColumn = "id" | "seats" | "position" | "version" | "createdAt";
const nobodyAtDoor = noContacts satisfies Record<Exclude<keyof VisitRow, KeptColumn>, unknown>;

/** Takes away who opens and who pays at visits of which every patient is erased, `among` those; gives of how many. */
export async function forgetLeftContacts(db: Db, among?: SQL): Promise<number> {
  const isTold = or(...Object.values(contactColumns).map((column) => isNotNull(column)));
  const known = db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(patients, eq(patients.id, bookings.patientId))
    .where(and(eq(bookings.visitId, visits.id), isNull(patients.erasedAt)));
  const { rowCount } = await db
    .update(visits)
    .set(nobodyAtDoor)
    .where(and(isTold, notExists(known), among));
  return rowCount ?? 0;
}
