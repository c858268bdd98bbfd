import { eq } from "drizzle-orm";
import { isBilled, isSettled } from "#core/bookings/statuses.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { isErased } from "#core/patients/erased.ts";
import { toWire } from "#core/pricing/money.ts";
import { Refusal } from "#core/refusal.ts";
import { billKeptUntil, reportKeptUntil } from "#core/retention/retention.ts";
import type { Db } from "#db/client.server.ts";
import { patients } from "#db/schema/bookings.ts";
import { digestOf } from "#platform/digest.server.ts";
import type { ErasurePlan } from "./schema.ts";
import { type BookingRow, type ReportRow, type Traces, tracesOf } from "./traces.server.ts";

/** What becomes of a patient's bookings and reports. */
export type Judgement = {
  bills: (BookingRow & { until: string })[];
  keptReports: (ReportRow & { until: string })[];
  /** Bookings that stay, without anybody's name in their lists: as a bill, or as the place of a report. */
  keptBookings: BookingRow[];
  goneBookings: BookingRow[];
  goneReports: ReportRow[];
};

/** What erasing a patient would remove, and what it has to leave. Refuses: not-found. */
export async function planErasure(db: Db, patientId: number, now: Date): Promise<ErasurePlan> {
  const [patient] = await db.select().from(patients).where(eq(patients.id, patientId));
  if (!patient) throw new Refusal("not-found", "patient-unknown");
  const traces = await tracesOf(db, patient);
  return presentPlan(traces, judge(traces, now));
}

export function judge({ bookings, reports }: Pick<Traces, "bookings" | "reports">, now: Date): Judgement {
  const today = labMoment(now).day;
  const bills = bookings
    .filter(isBilled)
    .map((booking) => ({ ...booking, until: billKeptUntil(booking.day) }))
    .filter(({ until }) => until >= today);
  const keptReports = reports
    .map((report) => ({ ...report, until: reportKeptUntil(labMoment(report.uploadedAt).day) }))
    .filter(({ until }) => until >= today);
  const kept = new Set([...bills.map(({ id }) => id), ...keptReports.map(({ bookingId }) => bookingId)]);
  const keptReportIds = new Set(keptReports.map(({ id }) => id));
  return {
    bills,
    keptReports,
    keptBookings: bookings.filter(({ id }) => kept.has(id)),
    goneBookings: bookings.filter(({ id }) => !kept.has(id)),
    goneReports: reports.filter(({ id }) => !keptReportIds.has(id)),
  };
}

/** The plan as the staff read it. */
export function presentPlan(traces: Traces, judgement: Judgement): ErasurePlan {
  const { patient, bookings, isPhoneOwn, signIns } = traces;
  return {
    patientId: patient.id,
    name: patient.name,
    seen: digestOf([traces, judgement]),
    isPhoneOwn: isErased(patient) ? null : isPhoneOwn,
    sharesPhoneWith: traces.sharers,
    erasedAt: patient.erasedAt?.toISOString() ?? null,
    toSettle: bookings
      .filter((booking) => !isSettled(booking))
      .map(({ id, code, day }) => ({ bookingId: id, code, bookingDate: day })),
    goes: {
      patient: 1,
      bookings: judgement.goneBookings.length,
      contactData: judgement.keptBookings.length,
      notes: traces.isNoted ? 1 : 0,
      reports: judgement.goneReports.length,
      messages: traces.messageIds.length,
      contactMessages: traces.contactMessageIds.length,
      waitlist: traces.waitlistIds.length,
      signIn: isPhoneOwn ? signIns : 0,
      othersVisits: traces.othersVisitIds.length,
    },
    stays: {
      bills: judgement.bills.map(({ id, code, totalPaise, billedTo, patientName, until }) => ({
        bookingId: id,
        code,
        totalAmount: toWire(totalPaise),
        name: billedTo ?? patientName,
        until,
      })),
      reports: judgement.keptReports.map(({ id, bookingId, until }) => ({ bookingId, reportId: id, until })),
      signIn: isPhoneOwn ? 0 : signIns,
    },
  };
}
