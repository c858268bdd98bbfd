import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
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

/** Takes somebody away as who opens or pays: by their name where they were seen, by a phone that nobody else has everywhere. */
export async function forgetContact(transaction: Db, { name, phone, isPhoneOwn, patientId }: Erased): Promise<void> {
  const theirs = transaction.select({ id: bookings.visitId }).from(bookings).where(eq(bookings.patientId, patientId));
  const isTheirs = inArray(visits.id, theirs);
  const isNamed = (whose: AnyPgColumn): SQL | undefined => and(isTheirs, sql`lower(${whose}) = lower(${name})`);
  const isCalled = (whose: AnyPgColumn): SQL | undefined => (isPhoneOwn ? eq(whose, phone) : undefined);
  for (const [none, is] of [
    [{ doorName: null, doorPhone: null }, or(isNamed(doorName), isCalled(doorPhone))],
    [{ payerName: null, payerPhone: null }, or(isNamed(payerName), isCalled(payerPhone))],
  ] as const)
    await transaction.update(visits).set(none).where(is);
}
