import { count, eq, inArray } from "drizzle-orm";
import { countReceiptsOfBookings } from "#core/bookings/payments/receipt-queries.server.ts";
import { DomainError } from "#core/errors.ts";
import { isOpenToPatient } from "#core/reports/report-access.ts";
import type { Db } from "#db/client.server.ts";
import { session, user } from "#db/schema/accounts.ts";
import { patients } from "#db/schema/bookings.ts";
import { discounts } from "#db/schema/money.ts";
import type { ExportPlan } from "./export-schema.ts";
import { findPersonalData, type PersonalData } from "./personal-data.server.ts";

/**
 * Returns what an export of a patient would contain. Throws `not-found`, `changed-meanwhile` (the patient is erased).
 */
export async function planExport(db: Db, patientId: number): Promise<ExportPlan> {
  return presentExportPlan(db, await findExportableData(db, patientId));
}

/** Finds a patient's data as erasure does. Throws `not-found`, `changed-meanwhile` (the patient is erased). */
export async function findExportableData(db: Db, patientId: number): Promise<PersonalData> {
  const [patient] = await db.select().from(patients).where(eq(patients.id, patientId));
  if (!patient) throw new DomainError("not-found", "patient-unknown");
  if (patient.erasedAt) throw new DomainError("changed-meanwhile", "patient-erased");
  return findPersonalData(db, patient);
}

/** Returns how many records of each kind the export contains; reports only if the patient may open them. */
export async function presentExportPlan(db: Db, data: PersonalData): Promise<ExportPlan> {
  const { patient } = data;
  const bookingIds = data.bookings.map(({ id }) => id);
  return {
    patientId: patient.id,
    name: patient.name,
    holds: {
      patient: 1,
      notes: data.isNoted ? 1 : 0,
      bookings: data.bookings.length,
      receipts: await countReceiptsOfBookings(db, bookingIds),
      discounts: await db.$count(discounts, inArray(discounts.bookingId, bookingIds)),
      reports: data.reports.filter(isOpenToPatient).length,
      messages: data.messageIds.length,
      inboundMessages: data.inboundMessageIds.length,
      optOuts: data.optOutIds.length,
      contactMessages: data.contactMessageIds.length,
      waitlist: data.waitlistIds.length,
      signIn: data.isPhoneOwn ? await countSessions(db, patient.phone) : 0,
    },
  };
}

async function countSessions(db: Db, phone: string): Promise<number> {
  const [found] = await db
    .select({ sessions: count() })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(user.phone, phone));
  return found?.sessions ?? 0;
}
