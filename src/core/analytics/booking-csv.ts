import { formatAddressWithPin } from "#core/areas/pin-code.ts";
import { getBookingBalance } from "#core/bookings/booking-balance.ts";
import type { BookingField, PatientColumn } from "#core/bookings/booking-fields.ts";
import { isAtCentre } from "#core/bookings/collection-place.ts";
import { getActiveCancelReason } from "#core/bookings/edit/active-cancel-reason.ts";
import { formatPaymentMethod } from "#core/bookings/labels.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { type BookingStatus, getPaymentBadge, getStatusBadge, type PaymentStatus } from "#core/bookings/statuses.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Sentences } from "#core/i18n/en.ts";
import { formatAge } from "#core/patients/exact-age.ts";
import { formatAmount } from "#core/pricing/money.ts";
import { formatCsvLine } from "./csv.ts";

type ExportedField = PatientColumn | "code" | "place" | "cancelReason" | "paymentMethod";

export type ExportedBooking = Pick<Booking, ExportedField> & {
  status: BookingStatus;
  paymentStatus: PaymentStatus;
  day: string;
  time: string;
  createdAt: Date;
  totalPaise: number;
  discountPaise: number;
  takenPaise: number;
  items: readonly string[];
  /** The booking whose sample is drawn again. */
  redrawOfCode: string | null;
};

type FileSentences = Pick<
  Sentences,
  "ages" | "bookingsFile" | "cancelReasons" | "paymentLabels" | "paymentMethods" | "statusLabels"
>;

type Column = readonly [
  head: keyof Sentences["bookingsFile"],
  cell: (booking: ExportedBooking, sentences: FileSentences) => string | number | null,
];

/** Patient input in column order. The PIN code is part of the address, a baby's months of the age. */
const fieldColumns = {
  date: ["date", ({ day }) => day],
  time: ["time", ({ time }) => time],
  name: ["name", ({ patientName }) => patientName],
  phone: ["phone", ({ phone }) => phone],
  email: ["email", ({ email }) => email],
  address: [
    "address",
    (visit, { bookingsFile }) =>
      isAtCentre(visit) ? bookingsFile.atCentre : formatAddressWithPin(visit.address, visit.pinCode),
  ],
  landmark: ["landmark", ({ landmark }) => landmark],
  age: ["age", ({ age, exactAge }, { ages }) => (exactAge ? formatAge(age, exactAge, ages) : age)],
  gender: ["gender", ({ gender }) => gender],
} satisfies Record<Exclude<BookingField, "pinCode" | "exactAge">, Column>;

const columns: readonly Column[] = [
  ["code", ({ code }) => code],
  ["bookedOn", ({ createdAt }) => toLabTime(createdAt).day],
  ...Object.values(fieldColumns),
  ["items", ({ items }) => items.join("; ")],
  ["total", ({ totalPaise }) => Number(formatAmount(totalPaise))],
  ["discount", ({ discountPaise }) => Number(formatAmount(discountPaise))],
  ["paid", ({ takenPaise }) => Number(formatAmount(takenPaise))],
  ["due", (booking) => Number(formatAmount(getBookingBalance(booking).duePaise))],
  ["toReturn", (booking) => Number(formatAmount(getBookingBalance(booking).backPaise))],
  ["status", ({ status }, { statusLabels }) => getStatusBadge(status, statusLabels).label],
  ["payment", ({ paymentStatus }, { paymentLabels }) => getPaymentBadge(paymentStatus, paymentLabels).label],
  ["paymentMethod", ({ paymentMethod }, { paymentMethods }) => formatPaymentMethod(paymentMethod, paymentMethods)],
  ["whyCancelled", (booking, { cancelReasons }) => formatCancelReason(booking, cancelReasons)],
  ["redrawOf", ({ redrawOfCode }) => redrawOfCode],
];

/** Formats the names of the columns. */
export function formatCsvHeader({ bookingsFile }: Pick<Sentences, "bookingsFile">): string {
  return formatCsvLine(columns.map(([head]) => bookingsFile[head]));
}

function formatCancelReason(booking: ExportedBooking, labels: Sentences["cancelReasons"]): string | null {
  const reason = getActiveCancelReason(booking, booking.cancelReason);
  return reason && labels[reason];
}

/** Formats a booking for a spreadsheet: days as yyyy-MM-dd, rupees with two decimals. */
export function formatBookingLine(booking: ExportedBooking, sentences: FileSentences): string {
  return formatCsvLine(columns.map(([, cell]) => cell(booking, sentences)));
}
