import { getBookingBalance } from "#core/bookings/booking-balance.ts";
import type { StoredItem } from "#core/bookings/create/create-booking.server.ts";
import { getActiveCancelReason } from "#core/bookings/edit/active-cancel-reason.ts";
import type { PatientPayments } from "#core/bookings/payments/patient-payments.server.ts";
import type { BookingItemRow, BookingRow, RepeatedBooking } from "#core/bookings/queries.server.ts";
import type {
  BookedItem,
  BookingItem,
  BookingTracking,
  CreatedBooking,
  OwnChanges,
  PatientBooking,
  StaffBooking,
} from "#core/bookings/response-schema.ts";
import { bookingDetailFields, toStoredDetails } from "#core/bookings/staff-details.ts";
import { formatReceiptNumber } from "#core/money/receipt-number.ts";
import { sumPaise } from "#core/money/tenders.ts";
import { formatAmount } from "#core/pricing/money.ts";
import type { BookingTrackingRow } from "#core/reports/booking-tracking.server.ts";

/**
 * Returns a booking as its patient sees it. Each field is listed, so that a new column is not shown by itself.
 * `ownChanges` is for patients only.
 */
export function presentPatientBooking(row: BookingRow, ownChanges?: OwnChanges): PatientBooking {
  const { id, code, patientId, version, language, place, status, paymentStatus, paymentMethod } = row;
  const { patientName, phone, email, address, landmark, pinCode, age, exactAge, gender } = row;
  return {
    ...{ id, code, patientId, version, language, place, status, paymentStatus, paymentMethod },
    ...{ patientName, phone, email, address, landmark, pinCode, age, exactAge, gender },
    cancelReason: getActiveCancelReason(row, row.cancelReason),
    bookingDate: row.day,
    bookingTime: row.time,
    totalAmount: formatAmount(row.totalPaise),
    ...presentBalance(row),
    createdAt: row.createdAt.toISOString(),
    ...(ownChanges && { ownChanges }),
  };
}

function presentBalance(row: BookingRow) {
  const { duePaise, backPaise } = getBookingBalance(row);
  return {
    discountAmount: formatAmount(row.discountPaise),
    paidAmount: formatAmount(row.takenPaise),
    dueAmount: formatAmount(duePaise),
    backAmount: formatAmount(backPaise),
  };
}

/** Response to a repeated request, which may come from another client: only the three fields that never change. */
export function presentDuplicateBooking({ id, code, placedTotalPaise }: RepeatedBooking): CreatedBooking {
  return { id, code, totalAmount: formatAmount(placedTotalPaise) };
}

/** Returns a booking as staff see it. */
export function presentStaffBooking(row: BookingRow): StaffBooking {
  const { visitId, fastingAnswer } = row;
  const cancelNote = getActiveCancelReason(row, row.cancelNote);
  return {
    ...presentPatientBooking(row),
    cancelNote,
    ...toStoredDetails(bookingDetailFields, row),
    visitId,
    fastingAnswer,
  };
}

/** Returns an item with its name, code and price as booked. */
export function presentItem(row: BookingItemRow): BookingItem {
  const { id, bookingId, itemType, itemId, name, code, description, pricePaise } = row;
  const price = formatAmount(pricePaise);
  return { id, bookingId, itemType, itemId, name, code, description, price, details: { name, code } };
}

/** Returns an item of a new booking, for the response to its creation. */
export function presentBookedItem({ itemType, itemId, name, code, pricePaise }: StoredItem): BookedItem {
  return { itemType, itemId, name, code, price: formatAmount(pricePaise) };
}

/** Returns the tracking details that the patient sees; empty if they were not loaded. */
export function presentBookingTracking(
  row: BookingTrackingRow | undefined,
  payments: PatientPayments | undefined,
): { followed?: BookingTracking } {
  if (!row || !payments) return {};
  const { items, times, report } = row;
  const at = Object.entries(times).map(([step, time]) => [step, time?.toISOString()]);
  return {
    followed: {
      items: items.map(({ itemType, itemId, name, code }) => ({ itemType, itemId, name, code })),
      times: Object.fromEntries(at),
      report: report?.releasedAt ? { sizeBytes: report.sizeBytes, releasedAt: report.releasedAt.toISOString() } : null,
      receipts: payments.receipts
        .filter(({ kind, correctedBy }) => kind !== "corrected" && correctedBy === null)
        .map((receipt) => ({
          ...{ id: receipt.id, kind: receipt.kind, number: formatReceiptNumber(receipt) },
          at: receipt.at.toISOString(),
          total: formatAmount(sumPaise(receipt.allocations)),
        })),
      refund: payments.refund,
    },
  };
}
