import { eq, inArray, like, sql } from "drizzle-orm";
import type { PatientColumn } from "#core/bookings/fields.ts";
import { forgetContact, forgetLeftContacts } from "#core/bookings/visit/contacts.server.ts";
import type { Context } from "#core/context.server.ts";
import { emptyMessages } from "#core/messages/delivery/empty-messages.server.ts";
import { erasedPatient } from "#core/patients/erased.ts";
import { reportFileName } from "#core/reports/files/file-name.ts";
import { dropReports } from "#core/reports/files/leave-files.server.ts";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import { attempts, contactMessages, loginCodes, messages, waitlist } from "#db/schema/messages.ts";
import { patientNotes } from "#db/schema/patient-notes.ts";
import { reports } from "#db/schema/reports.ts";
import { visits } from "#db/schema/visits.ts";
import { forgetJobs } from "#platform/queue.server.ts";
import type { Judgement } from "./plan-erasure.server.ts";
import type { BookingRow, Traces } from "./traces.server.ts";

type Erasing = Pick<Context, "now" | "announce">;

/** Removes a patient from the database, but for what the judgement keeps. */
export async function eraseTraces(transaction: Db, ctx: Erasing, traces: Traces, judgement: Judgement): Promise<void> {
  const { patient, messageIds, contactMessageIds, waitlistIds } = traces;
  await emptyMessages({ db: transaction, now: ctx.now }, inArray(messages.id, messageIds));
  await transaction.delete(contactMessages).where(inArray(contactMessages.id, contactMessageIds));
  await transaction.delete(patientNotes).where(eq(patientNotes.patientId, patient.id));
  await transaction.delete(waitlist).where(inArray(waitlist.id, waitlistIds));
  const loginCodeIds = traces.isPhoneOwn ? await erasePhone(transaction, patient.phone) : [];
  await eraseReports(transaction, ctx, judgement);
  const { name, phone, id: patientId } = patient;
  const visitIds = traces.bookings.flatMap(({ visitId }) => visitId ?? []);
  await forgetContact(transaction, { name, phone, patientId, isPhoneOwn: traces.isPhoneOwn });
  await eraseBookings(transaction, judgement);
  await eraseRow(transaction, ctx, patient.id, judgement);
  await forgetLeftContacts(transaction, inArray(visits.id, visitIds));
  await forgetJobs(transaction, {
    bookingId: traces.bookingIds,
    reportId: traces.reports.map(({ id }) => id),
    messageId: messageIds,
    contactMessageId: contactMessageIds,
    loginCodeId: loginCodeIds,
  });
}

/** What was there to sign in with; sessions go with their account. Gives the ids of the codes that are gone. */
async function erasePhone(transaction: Db, phone: string): Promise<number[]> {
  await transaction.delete(user).where(eq(user.phone, phone));
  await transaction.delete(attempts).where(like(attempts.key, `%${phone}`));
  const codes = await transaction
    .delete(loginCodes)
    .where(eq(loginCodes.phone, phone))
    .returning({ id: loginCodes.id });
  return codes.map(({ id }) => id);
}

async function eraseReports(transaction: Db, ctx: Erasing, judgement: Judgement): Promise<void> {
  const { goneReports, keptReports, keptBookings } = judgement;
  await dropReports(transaction, ctx, goneReports);
  const codes = new Map(keptBookings.map(({ id, code }) => [id, code]));
  for (const { id, bookingId } of keptReports) {
    const fileName = reportFileName(codes.get(bookingId) ?? "");
    await transaction.update(reports).set({ fileName }).where(eq(reports.id, id));
  }
}

/** A kept booking loses all but its code, day, items and amounts; the name stands on its bill alone. */
async function eraseBookings(transaction: Db, { bills, keptBookings, goneBookings }: Judgement): Promise<void> {
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
  await transaction.delete(bookings).where(inArray(bookings.id, idsOf(goneBookings)));
  await transaction
    .update(bookings)
    .set({ billedTo: sql`${bookings.patientName}` })
    .where(inArray(bookings.id, idsOf(bills)));
  await transaction
    .update(bookings)
    .set({ ...noTraces, version: sql`${bookings.version} + 1` })
    .where(inArray(bookings.id, idsOf(keptBookings)));
}

/** Bookings need their patient: as long as one is kept, a row without a person stands there. */
async function eraseRow(transaction: Db, { now }: Erasing, patientId: number, judgement: Judgement): Promise<void> {
  const isPatient = eq(patients.id, patientId);
  if (judgement.keptBookings.length === 0) {
    await transaction.delete(patients).where(isPatient);
    return;
  }
  await transaction
    .update(patients)
    .set({ name: erasedPatient.name, ...nobody, erasedAt: now })
    .where(isPatient);
}

const nobody = { phone: erasedPatient.phone, email: null, address: "", age: null, exactAge: null, gender: null };

/** What is left of the patient in a booking that the law has kept. */
const noPatient = {
  patientName: erasedPatient.name,
  ...nobody,
  landmark: null,
  pinCode: null,
} satisfies Record<PatientColumn, unknown>;

/** The columns of a booking that name nobody. */
type KeptColumn =
  | ("id" | "code" | "patientId" | "visitId" | "place" | "day" | "time" | "status" | "cancelReason" | "createdAt")
  | ("paymentStatus" | "paymentMethod" | "totalPaise" | "placedTotalPaise" | "offerSlug" | "phoneProved" | "version")
  /** The law wants the name on the bill. */
  | "billedTo";

/** What is left in all other columns; the compiler asks about each new one. */
const noTraces = {
  ...noPatient,
  network: null,
  cancelNote: null,
  collectorNote: null,
  // A hash of what was typed could be found by trying.
  requestHash: sql`sha256(gen_random_uuid()::text::bytea)`,
} satisfies Record<Exclude<keyof BookingRow, KeptColumn>, unknown>;
