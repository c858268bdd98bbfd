import { addressWithPin } from "#core/areas/pin-code.ts";
import { type CancelReason, cancelReasons } from "#core/bookings/changing/cancel-reasons.ts";
import { shownReason } from "#core/bookings/changing/shown-reason.ts";
import type { BookingField, PatientColumn } from "#core/bookings/fields.ts";
import { paymentMethodLabel } from "#core/bookings/labels.ts";
import { isAtCentre } from "#core/bookings/places.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { paymentBadge, statusBadge } from "#core/bookings/statuses.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { ageText } from "#core/patients/exact-age.ts";
import { toWire } from "#core/pricing/money.ts";
import { csvLine } from "./csv.ts";

type Shown = PatientColumn | "code" | "place" | "status" | "cancelReason" | "paymentStatus" | "paymentMethod";

/** What the file is made of. */
export type ExportedBooking = Pick<Booking, Shown> & {
  day: string;
  time: string;
  createdAt: Date;
  totalPaise: number;
  items: readonly string[];
};

type Column = readonly [head: string, cell: (booking: ExportedBooking) => string | number | null];

/** What was typed, in the order of the columns. The PIN code stands in the address, a baby's months in the age. */
const fieldColumns = {
  date: ["Date", ({ day }) => day],
  time: ["Time", ({ time }) => time],
  name: ["Patient", ({ patientName }) => patientName],
  phone: ["Phone", ({ phone }) => phone],
  email: ["Email", ({ email }) => email],
  address: ["Address", (visit) => (isAtCentre(visit) ? "At the centre" : addressWithPin(visit.address, visit.pinCode))],
  landmark: ["Landmark", ({ landmark }) => landmark],
  age: ["Age", ({ age, exactAge }) => (exactAge ? ageText(age, exactAge) : age)],
  gender: ["Gender", ({ gender }) => gender],
} satisfies Record<Exclude<BookingField, "pinCode" | "exactAge">, Column>;

const columns: readonly Column[] = [
  ["Booking #", ({ code }) => code],
  ["Booked on", ({ createdAt }) => labMoment(createdAt).day],
  ...Object.values(fieldColumns),
  ["Items", ({ items }) => items.join("; ")],
  ["Total", ({ totalPaise }) => Number(toWire(totalPaise))],
  ["Status", ({ status }) => statusBadge(status).label],
  ["Payment", ({ paymentStatus }) => paymentBadge(paymentStatus).label],
  ["Payment method", ({ paymentMethod }) => paymentMethodLabel(paymentMethod)],
  ["Why cancelled", (booking) => whyCancelled(shownReason(booking, booking.cancelReason))],
];

export const exportHead = csvLine(columns.map(([head]) => head));

function whyCancelled(reason: CancelReason | null): string | null {
  return reason && cancelReasons[reason].label;
}

/** A booking as a spreadsheet reads it: days as yyyy-MM-dd, rupees with two decimals. */
export function bookingLine(booking: ExportedBooking): string {
  return csvLine(columns.map(([, cell]) => cell(booking)));
}
