import {
  type BookingProgress,
  type BookingStatus,
  bookingProgresses,
  bookingStatuses,
  holdsSeat,
  listPaymentStatuses,
  type PaymentStatus,
  statuses,
  statusesWithoutSeat,
} from "./statuses.ts";

/** A filter of bookings by status and payment; a missing half matches all. */
export type BookingFilter = { statuses?: readonly BookingStatus[]; payments?: readonly PaymentStatus[] };

const statusesWithSeat = bookingStatuses.filter(holdsSeat);
const paidStatuses = listPaymentStatuses("taken");
const dueStatuses = listPaymentStatuses("wanted");

/** Filters by progress; each booking matches exactly one. */
export const progressFilters = Object.fromEntries(
  bookingProgresses.map((progress) => [progress, { statuses: bookingStatuses.filter(hasProgress(progress)) }]),
) as Record<BookingProgress, { statuses: BookingStatus[] }>;

/** Filters by payment; each booking matches exactly one (decision 008). */
export const moneyFilters = {
  paid: { statuses: statusesWithSeat, payments: paidStatuses },
  owed: { statuses: statusesWithSeat, payments: dueStatuses },
  /** Whether or not the visit took place. */
  refunded: { payments: listPaymentStatuses("givenBack") },
  /** Declined but still paid. */
  toGiveBack: { statuses: statusesWithoutSeat, payments: paidStatuses },
  nothingDue: { statuses: statusesWithoutSeat, payments: dueStatuses },
} satisfies Record<string, BookingFilter>;

/** Filters of the admin chips and the API's `view`, besides all bookings and today's. */
export const viewFilters = { ...progressFilters, unpaid: moneyFilters.owed } satisfies Record<string, BookingFilter>;

/** All visits, and those with a sample. */
export const visitFilter: BookingFilter = { statuses: statusesWithSeat };
export const sampledVisitFilter: BookingFilter = {
  statuses: statusesWithSeat.filter((status) => statuses[status].step !== "confirmed"),
};

export type MoneyFilter = keyof typeof moneyFilters;
export type BookingView = keyof typeof viewFilters;

export const moneyFilterNames = Object.keys(moneyFilters) as MoneyFilter[];
export const bookingViews = Object.keys(viewFilters) as BookingView[];

function hasProgress(progress: BookingProgress) {
  return (status: BookingStatus) => statuses[status].progress === progress;
}
