import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { requireServed } from "#core/areas/served-areas.server.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { bookingFields, patientFieldNames } from "#core/bookings/fields.ts";
import { isAtCentre } from "#core/bookings/places.ts";
import { type BookingRow, bookingById, bookingColumns } from "#core/bookings/queries.server.ts";
import { changeContacts } from "#core/bookings/visit/contacts.server.ts";
import type { ContactField } from "#core/bookings/visit/contacts.ts";
import { lockVisit } from "#core/bookings/visit/lock-visit.server.ts";
import { companionsOf, wayFields } from "#core/bookings/visit/visit.ts";
import type { Context } from "#core/context.server.ts";
import { isErased } from "#core/patients/erased.ts";
import { yearsOf } from "#core/patients/exact-age.ts";
import { moveToPatient } from "#core/patients/move-to-patient.server.ts";
import { toE164 } from "#core/patients/phone.ts";
import { requireCallable } from "#core/patients/phone-country.server.ts";
import { Refusal, requireAnswers } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import { reports } from "#db/schema/reports.ts";
import type { ChangedField } from "./changed-fields.ts";
import type { BookingChange } from "./schema.ts";

type Change = BookingChange & { bookingId: number };
type Row = Partial<typeof bookings.$inferInsert>;

/**
 * Changes what a booking says of its patient and of the way to them; the way, and who opens and pays, is changed for everybody at the same door. Another
 * name or phone makes it the booking of the patient of that phone and name, who is made where there is none; nobody's other
 * bookings get another name. Another phone is for this booking or, with `phoneFor`, for all of its patient. The patient of a visit to come is told which details are others now, by the phone that is there
 * now. Nothing that differs changes nothing.
 * Refuses: sign-in-needed, not-allowed, not-found, changed-meanwhile (or its patient erased), rule-broken (a number that its
 * country does not know, a PIN code that is not served, an address at the centre, a phone of somebody with other bookings of which it is not said for which it is), ask-first (a report was released, and another phone can open it).
 */
export async function changeBooking(ctx: Context, change: Change): Promise<BookingRow> {
  requireMay(ctx.actor, "change-booking");
  const { bookingId, version } = change;
  return ctx.db.transaction(async (transaction) => {
    await lockPatientsOf(transaction, bookingId);
    const visit = await lockVisit(transaction, bookingId, version);
    const { booking: before, others } = visit;
    if (isErased(before)) throw new Refusal("changed-meanwhile", "patient-erased");
    const contacts = await changeContacts(transaction, visit, change);
    const changed = changesOf(before, change);
    if (Object.keys(changed).length === 0 && contacts.length === 0) return before;
    await requireReachable(transaction, before, changed, ctx.now);
    const alike = changed.phone ? await otherBookingsOfPhoneChange(transaction, before, change) : [];
    if (changed.phone) await requireReportMayGo(transaction, [before, ...alike], change);
    if (changed.phone && alike.length > 0) await takePhoneAlong(transaction, before, changed.phone);
    const after = await store(transaction, ctx, { before, changed, contacts });
    for (const one of alike) await store(transaction, ctx, { before: one, changed: { phone: after.phone } });
    const way = Object.fromEntries(
      wayFields.filter((field) => field in changed).map((field) => [field, change[field]]),
    );
    for (const one of companionsOf(before, others)) {
      const theirs = isErased(one) ? {} : changesOf(one, way);
      if (Object.keys(theirs).length > 0) await store(transaction, ctx, { before: one, changed: theirs });
    }
    return after;
  });
}

type Changed = { before: BookingRow; changed: Row; contacts?: ContactField[] };

/** Changes one booking, keeps that it was done and tells its patient. */
async function store(transaction: Db, ctx: Context, { before, changed, contacts = [] }: Changed): Promise<BookingRow> {
  const [after = before] = await transaction
    .update(bookings)
    .set({ ...changed, ...(changed.phone && provedByDesk), version: sql`${bookings.version} + 1` })
    .where(eq(bookings.id, before.id))
    .returning(bookingColumns);
  const patientId = await settlePatient(transaction, ctx, after);
  const fields = [...namesOf(changed), ...contacts];
  const moved = patientId === before.patientId ? {} : { from: before.patientId, to: patientId };
  await recordAction(transaction, ctx, {
    action: "changed",
    bookingId: before.id,
    bookingCode: before.code,
    change: { fields, ...moved, ...(changed.phone && phoneEnds(before.phone, after.phone)) },
  });
  await ctx.announce(transaction, {
    name: "booking.changed",
    data: { bookingId: before.id, version: after.version, fields },
  });
  return { ...after, patientId };
}

/** The desk speaks to whoever has the new number. */
const provedByDesk = { phoneProved: true, network: null };

/** Patients are locked before their bookings, as erasing does it: those of everybody at the door, in one order. */
async function lockPatientsOf(transaction: Db, bookingId: number): Promise<void> {
  const booking = await bookingById(transaction, bookingId);
  if (!booking) return;
  const isAtDoor = booking.visitId === null ? eq(bookings.id, bookingId) : eq(bookings.visitId, booking.visitId);
  const theirs = transaction.select({ id: bookings.patientId }).from(bookings).where(isAtDoor);
  await transaction
    .select({ id: patients.id })
    .from(patients)
    .where(inArray(patients.id, theirs))
    .orderBy(asc(patients.id))
    .for("update");
}

/** By column, what differs from what is there. */
function changesOf(before: BookingRow, change: BookingChange): Row {
  const asked: Row = { collectorNote: change.collectorNote };
  for (const name of patientFieldNames) Object.assign(asked, { [bookingFields[name].column]: change[name] });
  if (change.phone !== undefined) asked.phone = toE164(change.phone) ?? change.phone;
  Object.assign(asked, ageAsked(change));
  const kept: Row = before;
  const differs = ([column, value]: [string, unknown]) =>
    value !== undefined && !isDeepStrictEqual(value === "" ? null : value, kept[column as keyof Row] ?? null);
  return Object.fromEntries(
    Object.entries(asked)
      .filter(differs)
      .map(([column, value]) => [column, value === "" ? null : value]),
  );
}

/** A new age replaces the old one, with its months and days. */
function ageAsked({ age, exactAge }: BookingChange): Pick<Row, "age" | "exactAge"> {
  if (age === undefined && exactAge === undefined) return {};
  return { age: exactAge ? yearsOf(exactAge) : (age ?? null), exactAge: exactAge ?? null };
}

/** What was changed, by the names of the fields. */
function namesOf(changed: Row): ChangedField[] {
  const fields: ChangedField[] = patientFieldNames.filter((name) => bookingFields[name].column in changed);
  return "collectorNote" in changed ? [...fields, "collectorNote"] : fields;
}

async function requireReachable(db: Db, before: BookingRow, changed: Row, now: Date): Promise<void> {
  const { phone, pinCode } = changed;
  const [told] = wayFields.filter((field) => field in changed);
  if (told && isAtCentre(before)) throw new Refusal("rule-broken", "centre-without-address", { at: told });
  if (phone) await requireCallable(phone, now, "phone");
  if (pinCode && pinCode !== before.pinCode) await requireServed(db, pinCode, "pinCode");
}

/** Last two digits: enough to tell two phones apart in the audit log, too few to call (decision 042). */
function phoneEnds(from: string, to: string) {
  return { phoneFrom: from.slice(-2), phoneTo: to.slice(-2) };
}

/** The patient's other bookings that get the new phone too, locked; none where it is for one booking. Refuses: rule-broken where nobody said. */
async function otherBookingsOfPhoneChange(
  transaction: Db,
  { id, patientId }: BookingRow,
  { phoneFor }: Change,
): Promise<BookingRow[]> {
  const others = await transaction
    .select(bookingColumns)
    .from(bookings)
    .where(and(eq(bookings.patientId, patientId), ne(bookings.id, id)))
    .orderBy(asc(bookings.id))
    .for("update");
  if (others.length > 0 && phoneFor === undefined)
    throw new Refusal("rule-broken", "phone-for-whom", { at: "phoneFor" });
  return phoneFor === "person" ? others : [];
}

/** The patient stays the same one under the new phone, unless somebody of that name is known by it: then they are that one. */
async function takePhoneAlong(transaction: Db, { patientId }: BookingRow, phone: string): Promise<void> {
  const [patient] = await transaction.select().from(patients).where(eq(patients.id, patientId));
  if (!patient) return;
  const isKnown = and(eq(patients.phone, phone), sql`lower(${patients.name}) = lower(${patient.name})`);
  if ((await transaction.$count(patients, isKnown)) > 0) return;
  await transaction.update(patients).set({ phone }).where(eq(patients.id, patientId));
}

async function requireReportMayGo(transaction: Db, rows: readonly BookingRow[], change: Change): Promise<void> {
  const isTheirs = inArray(
    reports.bookingId,
    rows.map(({ id }) => id),
  );
  const isReleased = and(isTheirs, isNotNull(reports.releasedAt));
  if ((await transaction.$count(reports, isReleased)) === 0) return;
  requireAnswers([{ field: "reportGoesAlong", said: "phone-with-report" }], change);
}

function settlePatient(transaction: Db, ctx: Context, after: BookingRow): Promise<number> {
  const { id: bookingId, patientId, patientName: name, phone, email, address, age, exactAge, gender } = after;
  return moveToPatient(
    transaction,
    { bookingId, patientId },
    { name, phone, email, address, age, exactAge, gender },
    ctx,
  );
}
