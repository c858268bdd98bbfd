import { eq, inArray, like, sql } from "drizzle-orm";
import type { PatientColumn } from "#core/bookings/booking-fields.ts";
import { eraseContact, eraseOrphanedContacts } from "#core/bookings/visits/contacts.server.ts";
import type { Context } from "#core/context.server.ts";
import { DEFAULT_LANGUAGE } from "#core/i18n/languages.ts";
import { redactMessages } from "#core/messages/delivery/redact-messages.server.ts";
import { ERASED_PATIENT } from "#core/patients/erased-patient.ts";
import { deleteReports } from "#core/reports/orphaned-files.server.ts";
import { formatReportFileName } from "#core/reports/report-file-name.ts";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { bookingEvents, bookings, patients } from "#db/schema/bookings.ts";
import {
  contactMessages,
  inboundMessages,
  loginCodes,
  messages,
  optOuts,
  rateLimitAttempts,
  waitlist,
} from "#db/schema/messages.ts";
import { discounts } from "#db/schema/money.ts";
import { patientNotes } from "#db/schema/patient-notes.ts";
import { reports } from "#db/schema/reports.ts";
import { visits } from "#db/schema/visits.ts";
import { deleteJobsAbout } from "#platform/queue.server.ts";
import type { BookingTableRow, PersonalData } from "./personal-data.server.ts";
import type { ErasureScope } from "./plan-erasure.server.ts";

type EraseContext = Pick<Context, "now" | "emit">;

/** Removes a patient from the database, except what the scope keeps. */
export async function erasePersonalData(
  transaction: Db,
  ctx: EraseContext,
  data: PersonalData,
  scope: ErasureScope,
): Promise<void> {
  const { patient, messageIds, inboundMessageIds, optOutIds, contactMessageIds, waitlistIds } = data;
  await redactMessages({ db: transaction, now: ctx.now }, inArray(messages.id, messageIds));
  await transaction.delete(inboundMessages).where(inArray(inboundMessages.id, inboundMessageIds));
  await transaction.delete(optOuts).where(inArray(optOuts.id, optOutIds));
  await transaction.delete(contactMessages).where(inArray(contactMessages.id, contactMessageIds));
  await transaction.delete(patientNotes).where(eq(patientNotes.patientId, patient.id));
  await transaction.delete(waitlist).where(inArray(waitlist.id, waitlistIds));
  const loginCodeIds = data.isPhoneOwn ? await erasePhone(transaction, patient.phone) : [];
  await eraseReports(transaction, ctx, scope);
  const { name, phone, id: patientId } = patient;
  const visitIds = data.bookings.flatMap(({ visitId }) => visitId ?? []);
  await eraseContact(transaction, { name, phone, patientId, isPhoneOwn: data.isPhoneOwn });
  await eraseBookings(transaction, scope);
  await erasePatientRow(transaction, ctx, patient.id, scope);
  await eraseOrphanedContacts(transaction, inArray(visits.id, visitIds));
  await deleteJobsAbout(transaction, {
    bookingId: data.bookingIds,
    reportId: data.reports.map(({ id }) => id),
    messageId: messageIds,
    contactMessageId: contactMessageIds,
    loginCodeId: loginCodeIds,
  });
}

/** Removes accounts and login codes; sessions go with their account. Returns the ids of the removed codes. */
async function erasePhone(transaction: Db, phone: string): Promise<number[]> {
  await transaction.delete(user).where(eq(user.phone, phone));
  await transaction.delete(rateLimitAttempts).where(like(rateLimitAttempts.key, `%${phone}`));
  const codes = await transaction
    .delete(loginCodes)
    .where(eq(loginCodes.phone, phone))
    .returning({ id: loginCodes.id });
  return codes.map(({ id }) => id);
}

async function eraseReports(transaction: Db, ctx: EraseContext, scope: ErasureScope): Promise<void> {
  const { goneReports, keptReports, keptBookings } = scope;
  await deleteReports(transaction, ctx, goneReports);
  const codes = new Map(keptBookings.map(({ id, code }) => [id, code]));
  for (const { id, bookingId } of keptReports) {
    const fileName = formatReportFileName(codes.get(bookingId) ?? "");
    await transaction.update(reports).set({ fileName }).where(eq(reports.id, id));
  }
}

/** A retained booking keeps only its code, day, items and amounts, and the name on its bill. */
async function eraseBookings(transaction: Db, { bills, keptBookings, goneBookings }: ErasureScope): Promise<void> {
  const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
  await transaction.delete(bookings).where(inArray(bookings.id, idsOf(goneBookings)));
  // What staff wrote could name the patient; receipts cannot be changed.
  await transaction
    .update(bookingEvents)
    .set({ data: sql`${bookingEvents.data} - 'note'` })
    .where(inArray(bookingEvents.bookingId, idsOf(keptBookings)));
  await transaction
    .update(discounts)
    .set({ reason: "" })
    .where(inArray(discounts.bookingId, idsOf(keptBookings)));
  await transaction
    .update(bookings)
    .set({ billedTo: sql`${bookings.patientName}` })
    .where(inArray(bookings.id, idsOf(bills)));
  await transaction
    .update(bookings)
    .set({ ...erasedBookingColumns, version: sql`${bookings.version} + 1` })
    .where(inArray(bookings.id, idsOf(keptBookings)));
}

/** Bookings reference their patient: while one is retained, an anonymous row stays. */
async function erasePatientRow(
  transaction: Db,
  { now }: EraseContext,
  patientId: number,
  scope: ErasureScope,
): Promise<void> {
  const isPatient = eq(patients.id, patientId);
  if (scope.keptBookings.length === 0) {
    await transaction.delete(patients).where(isPatient);
    return;
  }
  await transaction
    .update(patients)
    .set({ name: ERASED_PATIENT.name, ...erasedContact, erasedAt: now })
    .where(isPatient);
}

const erasedContact = {
  phone: ERASED_PATIENT.phone,
  email: null,
  address: "",
  age: null,
  exactAge: null,
  gender: null,
  language: DEFAULT_LANGUAGE,
};

/** What stays of the patient in a retained booking. */
const erasedPatientColumns = {
  patientName: ERASED_PATIENT.name,
  ...erasedContact,
  landmark: null,
  pinCode: null,
} satisfies Record<PatientColumn, unknown>;

/** Columns of a booking without personal data. */
type RetainedColumn =
  | ("id" | "code" | "patientId" | "visitId" | "place" | "day" | "time" | "status" | "cancelReason" | "createdAt")
  | (
      | "paymentStatus"
      | "paymentMethod"
      | "totalPaise"
      | "takenPaise"
      | "discountPaise"
      | "placedTotalPaise"
      | "redrawOf"
      | "offerSlug"
      | "phoneProved"
      | "version"
    )
  /** The law requires the name on the bill. */
  | "billedTo";

/** Values of all other columns; the compiler demands one for each new column. */
const erasedBookingColumns = {
  ...erasedPatientColumns,
  network: null,
  fastingAnswer: null,
  fastingAnsweredAt: null,
  cancelNote: null,
  phlebotomistNote: null,
  // A hash of the request could be guessed by trying inputs.
  requestHash: sql`sha256(gen_random_uuid()::text::bytea)`,
} satisfies Record<Exclude<keyof BookingTableRow, RetainedColumn>, unknown>;
