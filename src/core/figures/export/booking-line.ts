import { addressWithPin } from "#core/areas/pin-code.ts";
import { paymentMethodLabel } from "#core/bookings/labels.ts";
import { paymentBadge, statusBadge } from "#core/bookings/statuses.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { toWire } from "#core/pricing/money.ts";
import { csvLine } from "./csv.ts";

export type ExportedBooking = {
  code: string;
  createdAt: Date;
  day: string;
  time: string;
  patientName: string;
  phone: string;
  email: string | null;
  address: string;
  pinCode: string | null;
  age: number | null;
  gender: string | null;
  items: string | null;
  totalPaise: number;
  status: string;
  paymentStatus: string;
  paymentMethod: string;
};

export const exportHead = csvLine([
  "Booking #",
  "Booked on",
  "Date",
  "Time",
  "Patient",
  "Phone",
  "Email",
  "Address",
  "Age",
  "Gender",
  "Items",
  "Total",
  "Status",
  "Payment",
  "Payment method",
]);

/** A booking as a spreadsheet reads it: days as yyyy-MM-dd, rupees with two decimals, an Indian phone in its ten digits. */
export function bookingLine(booking: ExportedBooking): string {
  return csvLine([
    booking.code,
    labMoment(booking.createdAt).day,
    booking.day,
    booking.time,
    booking.patientName,
    booking.phone.replace(/^\+91(\d{5})(\d{5})$/, "$1 $2"),
    booking.email,
    addressWithPin(booking.address, booking.pinCode),
    booking.age,
    booking.gender,
    booking.items,
    Number(toWire(booking.totalPaise)),
    statusBadge(booking.status).label,
    paymentBadge(booking.paymentStatus).label,
    paymentMethodLabel(booking.paymentMethod),
  ]);
}
