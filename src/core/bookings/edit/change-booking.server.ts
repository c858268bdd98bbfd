import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { requireServedArea } from "#core/areas/served-areas.server.ts";
import { recordBookingEvent } from "#core/audit/record-booking-event.server.ts";
import { bookingFields, patientFieldNames } from "#core/bookings/booking-fields.ts";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import { type BookingRow, bookingColumns, findBookingById } from "#core/bookings/queries.server.ts";
import { bookingDetailFields, toStoredDetails } from "#core/bookings/staff-details.ts";
import { changeVisitContacts } from "#core/bookings/visits/contacts.server.ts";
import type { ContactField } from "#core/bookings/visits/contacts.ts";
import { lockVisit } from "#core/bookings/visits/lock-visit.server.ts";
import { addressFields } from "#core/bookings/visits/visit-address.ts";
import { listVisitMembers } from "#core/bookings/visits/visit-members.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError, requireConfirmations } from "#core/errors.ts";
import type { Language } from "#core/i18n/languages.ts";
import { isErased } from "#core/patients/erased-patient.ts";
import { getWholeYears } from "#core/patients/exact-age.ts";
import { toE164 } from "#core/patients/phone.ts";
import { requireCallablePhone } from "#core/patients/phone-country.server.ts";
import { reassignBooking } from "#core/patients/reassign-booking.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import { reports } from "#db/schema/reports.ts";
import type { ChangedField } from "./changed-fields.ts";
import { getPhoneEndings } from "./phone-endings.ts";
import type { ChangeBookingRequest } from "./schema.ts";

type ChangeBookingInput = ChangeBookingRequest & { bookingId: number };
type BookingUpdate = Partial<typeof bookings.$inferInsert>;

/**
 * Changes a booking's patient details and address. Address, contact and payer change for all members of the visit.
 * Another name or phone assigns the booking to the patient of that phone and name, created if there is none; names in
 * other bookings stay. Another phone applies to this booking or, with `phoneFor`, to all of its patient. The patient of
 * an upcoming visit is notified of the changed details, but not of another language, at the current phone. Without a
 * difference nothing happens. Throws `sign-in-needed`, `not-allowed`, `not-found`, `changed-meanwhile` (also for an
 * erased patient), `rule-broken` (a number that its country does not know, a PIN code that is not served, an address at
 * the centre, a phone change without `phoneFor` for a patient with other bookings), `ask-first` (a report is released,
 * and another phone could open it).
 */
export async function changeBooking(ctx: Context, change: ChangeBookingInput): Promise<BookingRow> {
  authorize(ctx.actor, "change-booking");
  const { bookingId, version } = change;
  return ctx.db.transaction(async (transaction) => {
    await lockVisitPatients(transaction, bookingId);
    const visit = await lockVisit(transaction, bookingId, version);
    const { booking: before, others } = visit;
    if (isErased(before)) throw new DomainError("changed-meanwhile", "patient-erased");
    const contacts = await changeVisitContacts(transaction, visit, change);
    const changed = diffBooking(before, change);
    if (Object.keys(changed).length === 0 && contacts.length === 0) return before;
    await requireReachable(transaction, before, changed);
    const otherBookings = changed.phone ? await lockBookingsOfPhoneChange(transaction, before, change) : [];
    if (changed.phone) await confirmReportAccess(transaction, [before, ...otherBookings], change);
    if (changed.phone && otherBookings.length > 0) await changePatientPhone(transaction, before, changed.phone);
    const after = await storeChange(transaction, ctx, { before, changed, contacts });
    for (const booking of otherBookings)
      await storeChange(transaction, ctx, { before: booking, changed: { phone: after.phone } });
    const sharedFields = Object.fromEntries(
      addressFields.filter((field) => field in changed).map((field) => [field, change[field]]),
    );
    for (const member of listVisitMembers(before, others)) {
      const difference = isErased(member) ? {} : diffBooking(member, sharedFields);
      if (Object.keys(difference).length > 0)
        await storeChange(transaction, ctx, { before: member, changed: difference });
    }
    return after;
  });
}

type StoreChangeInput = { before: BookingRow; changed: BookingUpdate; contacts?: ContactField[] };

/** Updates one booking, records it in the audit log and emits the event that notifies the patient. */
async function storeChange(
  transaction: Db,
  ctx: Context,
  { before, changed, contacts = [] }: StoreChangeInput,
): Promise<BookingRow> {
  const [after = before] = await transaction
    .update(bookings)
    .set({ ...changed, ...(changed.phone && verifiedByStaff), version: sql`${bookings.version} + 1` })
    .where(eq(bookings.id, before.id))
    .returning(bookingColumns);
  const patientId = await assignPatient(transaction, ctx, after, changed.language);
  const fields = [...listChangedFields(changed), ...contacts];
  const reassigned = patientId === before.patientId ? {} : { from: before.patientId, to: patientId };
  await recordBookingEvent(transaction, ctx, before, {
    kind: "changed",
    data: { fields, ...reassigned, ...(changed.phone && getPhoneEndings(before.phone, after.phone)) },
  });
  await ctx.emit(transaction, {
    name: "booking.changed",
    data: { bookingId: before.id, version: after.version, fields },
  });
  return { ...after, patientId };
}

/** Staff are speaking to the owner of the new number. */
const verifiedByStaff = { phoneProved: true, network: null };

/** Locks all patients of the visit before their bookings, in id order, as erasure does. */
async function lockVisitPatients(transaction: Db, bookingId: number): Promise<void> {
  const booking = await findBookingById(transaction, bookingId);
  if (!booking) return;
  const isOfVisit = eq(bookings.visitId, booking.visitId);
  const patientIds = transaction.select({ id: bookings.patientId }).from(bookings).where(isOfVisit);
  await transaction
    .select({ id: patients.id })
    .from(patients)
    .where(inArray(patients.id, patientIds))
    .orderBy(asc(patients.id))
    .for("update");
}

/** Returns the differing values by column. */
function diffBooking(before: BookingRow, change: ChangeBookingRequest): BookingUpdate {
  const givenDetails = bookingDetailFields.filter((field) => change[field] !== undefined);
  const requested: BookingUpdate = toStoredDetails(givenDetails, change);
  for (const name of patientFieldNames) Object.assign(requested, { [bookingFields[name].column]: change[name] });
  if (change.language !== undefined) requested.language = change.language;
  if (change.phone !== undefined) requested.phone = toE164(change.phone) ?? change.phone;
  Object.assign(requested, resolveAge(change));
  const stored: BookingUpdate = before;
  const differs = ([column, value]: [string, unknown]) =>
    value !== undefined &&
    !isDeepStrictEqual(value === "" ? null : value, stored[column as keyof BookingUpdate] ?? null);
  return Object.fromEntries(
    Object.entries(requested)
      .filter(differs)
      .map(([column, value]) => [column, value === "" ? null : value]),
  );
}

/** A new age replaces the old one, including months and days. */
function resolveAge({ age, exactAge }: ChangeBookingRequest): Pick<BookingUpdate, "age" | "exactAge"> {
  if (age === undefined && exactAge === undefined) return {};
  return { age: exactAge ? getWholeYears(exactAge) : (age ?? null), exactAge: exactAge ?? null };
}

/** Lists the names of the changed fields. */
function listChangedFields(changed: BookingUpdate): ChangedField[] {
  const patientFields = patientFieldNames.filter((name) => bookingFields[name].column in changed);
  const ownFields = ["language", ...bookingDetailFields] as const;
  return [...patientFields, ...ownFields.filter((name) => name in changed)];
}

async function requireReachable(db: Db, before: BookingRow, changed: BookingUpdate): Promise<void> {
  const { phone, pinCode } = changed;
  const [addressField] = addressFields.filter((field) => field in changed);
  if (addressField && isAtCentre(before))
    throw new DomainError("rule-broken", "centre-without-address", { field: addressField });
  if (phone) await requireCallablePhone(phone, "phone");
  if (pinCode && pinCode !== before.pinCode) await requireServedArea(db, pinCode, "pinCode");
}

/**
 * Locks and returns the patient's other bookings that get the new phone; none if it is for one booking. Throws
 * `rule-broken` without `phoneFor`.
 */
async function lockBookingsOfPhoneChange(
  transaction: Db,
  { id, patientId }: BookingRow,
  { phoneFor }: ChangeBookingInput,
): Promise<BookingRow[]> {
  const others = await transaction
    .select(bookingColumns)
    .from(bookings)
    .where(and(eq(bookings.patientId, patientId), ne(bookings.id, id)))
    .orderBy(asc(bookings.id))
    .for("update");
  if (others.length > 0 && phoneFor === undefined)
    throw new DomainError("rule-broken", "phone-for-whom", { field: "phoneFor" });
  return phoneFor === "person" ? others : [];
}

/**
 * Moves the patient to the new phone, unless one of that name already exists there: then the bookings become theirs.
 */
async function changePatientPhone(transaction: Db, { patientId }: BookingRow, phone: string): Promise<void> {
  const [patient] = await transaction.select().from(patients).where(eq(patients.id, patientId));
  if (!patient) return;
  const isKnown = and(eq(patients.phone, phone), sql`lower(${patients.name}) = lower(${patient.name})`);
  if ((await transaction.$count(patients, isKnown)) > 0) return;
  await transaction.update(patients).set({ phone }).where(eq(patients.id, patientId));
}

async function confirmReportAccess(
  transaction: Db,
  rows: readonly BookingRow[],
  change: ChangeBookingInput,
): Promise<void> {
  const isOfBooking = inArray(
    reports.bookingId,
    rows.map(({ id }) => id),
  );
  const isReleased = and(isOfBooking, isNotNull(reports.releasedAt));
  if ((await transaction.$count(reports, isReleased)) === 0) return;
  requireConfirmations([{ field: "reportGoesAlong", reason: "phone-with-report" }], change);
}

/** Stores a language that staff were told with the patient too. */
async function assignPatient(
  transaction: Db,
  ctx: Context,
  after: BookingRow,
  newLanguage: Language | undefined,
): Promise<number> {
  const { id: bookingId, patientName: name, phone, email, address, age, exactAge, gender, language } = after;
  const details = { name, phone, email, address, age, exactAge, gender, language };
  const patientId = await reassignBooking(transaction, { bookingId, patientId: after.patientId }, details, ctx);
  if (newLanguage) await transaction.update(patients).set({ language: newLanguage }).where(eq(patients.id, patientId));
  return patientId;
}
