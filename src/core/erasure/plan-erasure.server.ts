import { eq } from "drizzle-orm";
import { isBilled, isClosed } from "#core/bookings/statuses.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { DomainError } from "#core/errors.ts";
import { isErased } from "#core/patients/erased-patient.ts";
import { formatAmount } from "#core/pricing/money.ts";
import { getBillRetentionEnd, getReportRetentionEnd } from "#core/retention/retention-periods.ts";
import type { Db } from "#db/client.server.ts";
import { patients } from "#db/schema/bookings.ts";
import { createDigest } from "#platform/digest.server.ts";
import {
  type BookingTableRow,
  findPersonalData,
  type PersonalData,
  type ReportTableRow,
} from "./personal-data.server.ts";
import type { ErasurePlan } from "./schema.ts";

/** What happens to a patient's bookings and reports. */
export type ErasureScope = {
  bills: (BookingTableRow & { until: string })[];
  keptReports: (ReportTableRow & { until: string })[];
  /** Bookings that stay as a bill or for a report, but are listed without a name. */
  keptBookings: BookingTableRow[];
  goneBookings: BookingTableRow[];
  goneReports: ReportTableRow[];
};

/** Returns what erasing a patient would remove, and what must stay. Throws `not-found`. */
export async function planErasure(db: Db, patientId: number, now: Date): Promise<ErasurePlan> {
  const [patient] = await db.select().from(patients).where(eq(patients.id, patientId));
  if (!patient) throw new DomainError("not-found", "patient-unknown");
  const data = await findPersonalData(db, patient);
  return presentErasurePlan(data, decideErasureScope(data, now));
}

/** Returns which bookings and reports an erasure at `now` deletes, and which stay by law, each until a day. */
export function decideErasureScope(
  { bookings, reports }: Pick<PersonalData, "bookings" | "reports">,
  now: Date,
): ErasureScope {
  const today = toLabTime(now).day;
  const bills = bookings
    .filter(isBilled)
    .map((booking) => ({ ...booking, until: getBillRetentionEnd(booking.day) }))
    .filter(({ until }) => until >= today);
  const keptReports = reports
    .map((report) => ({ ...report, until: getReportRetentionEnd(toLabTime(report.uploadedAt).day) }))
    .filter(({ until }) => until >= today);
  const keptBookingIds = new Set([...bills.map(({ id }) => id), ...keptReports.map(({ bookingId }) => bookingId)]);
  const keptReportIds = new Set(keptReports.map(({ id }) => id));
  return {
    bills,
    keptReports,
    keptBookings: bookings.filter(({ id }) => keptBookingIds.has(id)),
    goneBookings: bookings.filter(({ id }) => !keptBookingIds.has(id)),
    goneReports: reports.filter(({ id }) => !keptReportIds.has(id)),
  };
}

/** The plan as staff see it. */
export function presentErasurePlan(data: PersonalData, scope: ErasureScope): ErasurePlan {
  const { patient, bookings, isPhoneOwn, signIns } = data;
  return {
    patientId: patient.id,
    name: patient.name,
    seen: createDigest([data, scope]),
    isPhoneOwn: isErased(patient) ? null : isPhoneOwn,
    sharesPhoneWith: data.sharers,
    erasedAt: patient.erasedAt?.toISOString() ?? null,
    toSettle: bookings
      .filter((booking) => !isClosed(booking))
      .map(({ id, code, day }) => ({ bookingId: id, code, bookingDate: day })),
    goes: {
      patient: 1,
      bookings: scope.goneBookings.length,
      contactData: scope.keptBookings.length,
      notes: data.isNoted ? 1 : 0,
      reports: scope.goneReports.length,
      messages: data.messageIds.length,
      inboundMessages: data.inboundMessageIds.length,
      optOuts: data.optOutIds.length,
      contactMessages: data.contactMessageIds.length,
      waitlist: data.waitlistIds.length,
      signIn: isPhoneOwn ? signIns : 0,
      othersVisits: data.othersVisitIds.length,
    },
    stays: {
      bills: scope.bills.map(({ id, code, totalPaise, billedTo, patientName, until }) => ({
        bookingId: id,
        code,
        totalAmount: formatAmount(totalPaise),
        name: billedTo ?? patientName,
        until,
      })),
      reports: scope.keptReports.map(({ id, bookingId, until }) => ({ bookingId, reportId: id, until })),
      signIn: isPhoneOwn ? 0 : signIns,
    },
  };
}
