import { count, eq } from "drizzle-orm";
import { type Traces, tracesOf } from "#core/erasure/traces.server.ts";
import { Refusal } from "#core/refusal.ts";
import { isOpenToPatient } from "#core/reports/may.ts";
import type { Db } from "#db/client.server.ts";
import { session, user } from "#db/schema/accounts.ts";
import { patients } from "#db/schema/bookings.ts";
import type { ExportPlan } from "./schema.ts";

/** What an export of a patient would hold. Refuses: not-found, changed-meanwhile (the patient is erased). */
export async function planExport(db: Db, patientId: number): Promise<ExportPlan> {
  return presentExport(db, await tracesToExport(db, patientId));
}

/** Where the patient is found, as erasing finds them. Refuses: not-found, changed-meanwhile (the patient is erased). */
export async function tracesToExport(db: Db, patientId: number): Promise<Traces> {
  const [patient] = await db.select().from(patients).where(eq(patients.id, patientId));
  if (!patient) throw new Refusal("not-found", "patient-unknown");
  if (patient.erasedAt) throw new Refusal("changed-meanwhile", "patient-erased");
  return tracesOf(db, patient);
}

export async function presentExport(db: Db, traces: Traces): Promise<ExportPlan> {
  const { patient } = traces;
  return {
    patientId: patient.id,
    name: patient.name,
    holds: {
      patient: 1,
      notes: traces.isNoted ? 1 : 0,
      bookings: traces.bookings.length,
      reports: traces.reports.filter(isOpenToPatient).length,
      messages: traces.messageIds.length,
      contactMessages: traces.contactMessageIds.length,
      waitlist: traces.waitlistIds.length,
      signIn: traces.isPhoneOwn ? await sessionsOf(db, patient.phone) : 0,
    },
  };
}

async function sessionsOf(db: Db, phone: string): Promise<number> {
  const [found] = await db
    .select({ sessions: count() })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(eq(user.phone, phone));
  return found?.sessions ?? 0;
}
