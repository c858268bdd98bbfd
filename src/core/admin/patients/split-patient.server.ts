import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { addBookingEvents } from "#core/audit/record-booking-event.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError, requireConfirmations } from "#core/errors.ts";
import { copyOptOuts } from "#core/patients/copy-opt-outs.server.ts";
import { getWholeYears } from "#core/patients/exact-age.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import type { SplitRequest } from "./merge-schema.ts";

type SplitPatientInput = SplitRequest & { patientId: number };
type PatientRow = typeof patients.$inferSelect;
type BookingRow = typeof bookings.$inferSelect;

/**
 * Moves bookings of a patient, with everything attached, to another person with the same phone, who is created if the
 * phone has no patient of that name. The bookings take that name, age and gender. Idempotent. Returns the new patient's
 * id.
 * Throws `sign-in-needed`, `not-allowed`, `not-found`, `changed-meanwhile` (a booking has changed, or the patient is
 * erased), `rule-broken` (same name, or no booking would be left), `ask-first` (the phone already has a patient of this
 * name).
 */
export async function splitPatient(ctx: Context, split: SplitPatientInput): Promise<number> {
  authorize(ctx.actor, "split-patient");
  return ctx.db.transaction(async (transaction) => {
    const patient = await lockPatient(transaction, split.patientId);
    const namesake = await lockPatientByName(transaction, patient.phone, split.name);
    const chosen = await lockBookings(transaction, split);
    if (namesake && chosen.every(({ patientId }) => patientId === namesake.id) && namesake.id !== patient.id)
      return namesake.id;
    requireUnchangedBookings(chosen, split);
    if (namesake?.id === patient.id) throw new DomainError("rule-broken", "split-same-name", { field: "name" });
    await requireRemainingBooking(transaction, split);
    if (namesake) confirmKnownPatient(namesake, split);
    const to = namesake?.id ?? (await createPatient(transaction, patient, split, { chosen, now: ctx.now }));
    await transaction
      .update(bookings)
      .set({
        patientId: to,
        patientName: namesake?.name ?? split.name,
        ...resolveAge(split, namesake),
        gender: split.gender ?? namesake?.gender ?? null,
        version: sql`${bookings.version} + 1`,
      })
      .where(inArray(bookings.id, listBookingIds(split)));
    await copyOptOuts(transaction, { from: patient.id, to });
    const data = { patientId: to, from: patient.id, bookings: chosen.length };
    await addBookingEvents(transaction, ctx, listBookingIds(split), { kind: "split", data });
    for (const change of [{ patientId: patient.id, to, bookings: chosen.length }, data])
      await recordAction(transaction, ctx, { action: "split", change });
    return to;
  });
}

/** The new value, or else the stored one. */
function resolveAge({ age = null, exactAge = null }: Partial<SplitRequest>, namesake?: PatientRow) {
  if (exactAge) return { age: getWholeYears(exactAge), exactAge };
  if (age !== null) return { age, exactAge: null };
  return { age: namesake?.age ?? null, exactAge: namesake?.exactAge ?? null };
}

const listBookingIds = ({ bookings: chosen }: SplitPatientInput) => chosen.map(({ id }) => id);

async function lockPatient(transaction: Db, id: number): Promise<PatientRow> {
  const [patient] = await transaction.select().from(patients).where(eq(patients.id, id)).for("update");
  if (!patient) throw new DomainError("not-found", "patient-unknown");
  if (patient.erasedAt) throw new DomainError("changed-meanwhile", "patient-erased");
  return patient;
}

/** Finds and locks the phone's patient of that name, compared as when booking. */
async function lockPatientByName(transaction: Db, phone: string, name: string): Promise<PatientRow | undefined> {
  const isNamed = and(eq(patients.phone, phone), sql`lower(${patients.name}) = lower(${name})`);
  const [namesake] = await transaction
    .select()
    .from(patients)
    .where(and(isNamed, isNull(patients.erasedAt)))
    .for("no key update");
  return namesake;
}

function lockBookings(transaction: Db, split: SplitPatientInput): Promise<BookingRow[]> {
  return transaction
    .select()
    .from(bookings)
    .where(inArray(bookings.id, listBookingIds(split)))
    .orderBy(asc(bookings.id))
    .for("update");
}

/** Throws if a booking no longer belongs to the patient or has changed. */
function requireUnchangedBookings(found: BookingRow[], { patientId, bookings: chosen }: SplitPatientInput): void {
  const isSame = chosen.every(({ id, version }) => {
    const booking = found.find((row) => row.id === id);
    return booking?.patientId === patientId && (version === undefined || version === booking.version);
  });
  if (!isSame) throw new DomainError("changed-meanwhile", "booking-changed");
}

/** If all bookings belong to another person, only the name is wrong; that is corrected in the booking details. */
async function requireRemainingBooking(transaction: Db, split: SplitPatientInput): Promise<void> {
  const all = await transaction.$count(bookings, eq(bookings.patientId, split.patientId));
  if (all <= new Set(listBookingIds(split)).size)
    throw new DomainError("rule-broken", "split-leaves-none", { field: "bookings" });
}

/** Phone and name do not identify a person: the existing patient is shown with age and gender. */
function confirmKnownPatient({ name, age, exactAge, gender }: PatientRow, { isKnown }: SplitPatientInput): void {
  requireConfirmations([{ field: "isKnown", reason: { key: "split-to-known", name, age, exactAge, gender } }], {
    isKnown,
  });
}

type CreatePatientInput = { chosen: BookingRow[]; now: Date };

/** Creates the patient with the contact details of the latest booking. */
async function createPatient(
  transaction: Db,
  patient: PatientRow,
  split: SplitPatientInput,
  { chosen, now }: CreatePatientInput,
): Promise<number> {
  const latest = chosen.at(-1) ?? patient;
  const { name, gender } = split;
  const { email, address, language } = latest;
  const [created] = await transaction
    .insert(patients)
    .values({ phone: patient.phone, name, ...resolveAge(split), gender, email, address, language, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: patients.id });
  if (!created) throw new DomainError("changed-meanwhile", "record-changed");
  return created.id;
}
