import { formatAddressWithPin } from "#core/areas/pin-code.ts";
import type { BookingField, PatientColumn } from "#core/bookings/booking-fields.ts";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import { getActiveCancelReason } from "#core/bookings/edit/active-cancel-reason.ts";
import { type CancelReason, cancelReasons } from "#core/bookings/edit/cancel-reasons.ts";
import { formatPaymentMethod } from "#core/bookings/labels.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { getPaymentBadge, getStatusBadge } from "#core/bookings/statuses.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { formatAge } from "#core/patients/exact-age.ts";
import { formatAmount } from "#core/pricing/money.ts";
import { formatCsvLine } from "./csv.ts";

type ExportedField = PatientColumn | "code" | "place" | "status" | "cancelReason" | "paymentStatus" | "paymentMethod";

export type ExportedBooking = Pick<Booking, ExportedField> & {
  day: string;
  time: string;
  createdAt: Date;
  totalPaise: number;
  items: readonly string[];
};

type Column = readonly [head: string, cell: (booking: ExportedBooking) => string | number | null];

/** Patient input in column order. The PIN code is part of the address, a baby's months of the age. */
const fieldColumns = {
  date: ["Date", ({ day }) => day],
  time: ["Time", ({ time }) => time],
  name: ["Patient", ({ patientName }) => patientName],
  phone: ["Phone", ({ phone }) => phone],
  email: ["Email", ({ email }) => email],
  address: [
    "Address",
    (visit) => (isAtCentre(visit) ? "At the centre" : formatAddressWithPin(visit.address, visit.pinCode)),
  ],
  landmark: ["Landmark", ({ landmark }) => landmark],
  age: ["Age", ({ age, exactAge }) => (exactAge ? formatAge(age, exactAge) : age)],
  gender: ["Gender", ({ gender }) => gender],
} satisfies Record<Exclude<BookingField, "pinCode" | "exactAge">, Column>;

const columns: readonly Column[] = [
  ["Booking #", ({ code }) => code],
  ["Booked on", ({ createdAt }) => toLabTime(createdAt).day],
  ...Object.values(fieldColumns),
  ["Items", ({ items }) => items.join("; ")],
  ["Total", ({ totalPaise }) => Number(formatAmount(totalPaise))],
  ["Status", ({ status }) => getStatusBadge(status).label],
  ["Payment", ({ paymentStatus }) => getPaymentBadge(paymentStatus).label],
  ["Payment method", ({ paymentMethod }) => formatPaymentMethod(paymentMethod)],
  ["Why cancelled", (booking) => formatCancelReason(getActiveCancelReason(booking, booking.cancelReason))],
];

export const csvHeader = formatCsvLine(columns.map(([head]) => head));

function formatCancelReason(reason: CancelReason | null): string | null {
  return reason && cancelReasons[reason].label;
}

/** Formats a booking for a spreadsheet: days as yyyy-MM-dd, rupees with two decimals. */
export function formatBookingLine(booking: ExportedBooking): string {
  return formatCsvLine(columns.map(([, cell]) => cell(booking)));
}
