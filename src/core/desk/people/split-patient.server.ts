import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { yearsOf } from "#core/patients/exact-age.ts";
import { Refusal, requireAnswers } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import type { SplitRequest } from "./schema.ts";

type Split = SplitRequest & { patientId: number };
type PatientRow = typeof patients.$inferSelect;
type BookingRow = typeof bookings.$inferSelect;

/**
 * Gives bookings of a patient, with all that hangs on them, to somebody else of the same phone, who is enrolled where the
 * phone has nobody of that name. The bookings bear that name, age and gender from then on. Sent again it changes nothing.
 * Gives the id of whose they are now. Refuses: sign-in-needed, not-allowed, not-found, changed-meanwhile (a booking is
 * another one by now, or the patient is erased), rule-broken (the same name, or no booking would be left), ask-first
 * (somebody of the phone has this name already).
 */
export async function splitPatient(ctx: Context, split: Split): Promise<number> {
  requireMay(ctx.actor, "split-patient");
  return ctx.db.transaction(async (transaction) => {
    const patient = await lockPatient(transaction, split.patientId);
    const named = await patientNamed(transaction, patient.phone, split.name);
    const chosen = await lockBookings(transaction, split);
    if (named && chosen.every(({ patientId }) => patientId === named.id) && named.id !== patient.id) return named.id;
    requireSame(chosen, split);
    if (named?.id === patient.id) throw new Refusal("rule-broken", "split-same-name", { at: "name" });
    await requireSomeLeft(transaction, split);
    if (named) requireIsKnown(named, split);
    const to = named?.id ?? (await enroll(transaction, patient, split, { chosen, now: ctx.now }));
    await transaction
      .update(bookings)
      .set({
        patientId: to,
        patientName: named?.name ?? split.name,
        ...ageOf(split, named),
        gender: split.gender ?? named?.gender ?? null,
        version: sql`${bookings.version} + 1`,
      })
      .where(inArray(bookings.id, idsOf(split)));
    for (const change of [
      { patientId: patient.id, to, bookings: chosen.length },
      { patientId: to, from: patient.id, bookings: chosen.length },
    ])
      await recordAction(transaction, ctx, { action: "split", change });
    return to;
  });
}

/** The new value, or else the stored one. */
function ageOf({ age = null, exactAge = null }: Partial<SplitRequest>, named?: PatientRow) {
  if (exactAge) return { age: yearsOf(exactAge), exactAge };
  if (age !== null) return { age, exactAge: null };
  return { age: named?.age ?? null, exactAge: named?.exactAge ?? null };
}

const idsOf = ({ bookings: chosen }: Split) => chosen.map(({ id }) => id);

async function lockPatient(transaction: Db, id: number): Promise<PatientRow> {
  const [patient] = await transaction.select().from(patients).where(eq(patients.id, id)).for("update");
  if (!patient) throw new Refusal("not-found", "patient-unknown");
  if (patient.erasedAt) throw new Refusal("changed-meanwhile", "patient-erased");
  return patient;
}

/** Who has that name among those of the phone, as it is told apart when somebody books; theirs until the end. */
async function patientNamed(transaction: Db, phone: string, name: string): Promise<PatientRow | undefined> {
  const isNamed = and(eq(patients.phone, phone), sql`lower(${patients.name}) = lower(${name})`);
  const [named] = await transaction
    .select()
    .from(patients)
    .where(and(isNamed, isNull(patients.erasedAt)))
    .for("no key update");
  return named;
}

function lockBookings(transaction: Db, split: Split): Promise<BookingRow[]> {
  return transaction
    .select()
    .from(bookings)
    .where(inArray(bookings.id, idsOf(split)))
    .orderBy(asc(bookings.id))
    .for("update");
}

/** Each is still the patient's, and as it was looked at. */
function requireSame(found: BookingRow[], { patientId, bookings: chosen }: Split): void {
  const isSame = chosen.every(({ id, version }) => {
    const booking = found.find((row) => row.id === id);
    return booking?.patientId === patientId && (version === undefined || version === booking.version);
  });
  if (!isSame) throw new Refusal("changed-meanwhile", "booking-changed");
}

/** Whose bookings are all somebody else's has the wrong name alone, which the details of a booking change. */
async function requireSomeLeft(transaction: Db, split: Split): Promise<void> {
  const all = await transaction.$count(bookings, eq(bookings.patientId, split.patientId));
  if (all <= new Set(idsOf(split)).size) throw new Refusal("rule-broken", "split-leaves-none", { at: "bookings" });
}

/** A phone and a name do not make a person: who is there is told with age and gender. */
function requireIsKnown({ name, age, exactAge, gender }: PatientRow, { isKnown }: Split): void {
  requireAnswers([{ field: "isKnown", said: { reason: "split-to-known", name, age, exactAge, gender } }], { isKnown });
}

type Enrolled = { chosen: BookingRow[]; now: Date };

/** With the contact data of the latest of the bookings. */
async function enroll(transaction: Db, patient: PatientRow, split: Split, { chosen, now }: Enrolled): Promise<number> {
  const latest = chosen.at(-1) ?? patient;
  const { name, gender } = split;
  const { email, address } = latest;
  const [made] = await transaction
    .insert(patients)
    .values({ phone: patient.phone, name, ...ageOf(split), gender, email, address, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: patients.id });
  if (!made) throw new Refusal("changed-meanwhile", "thing-changed");
  return made.id;
}
