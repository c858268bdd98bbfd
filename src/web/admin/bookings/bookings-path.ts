import { type BookingView, bookingViews } from "#core/bookings/booking-filters.ts";
import { type BookingStatus, bookingStatuses, type PaymentStatus, paymentStatuses } from "#core/bookings/statuses.ts";
import { isValidDay } from "#core/calendar/day.ts";
import { buildPath, normalizeSearchTerm, parseId, parseIds } from "#web/admin/components/search-params.ts";

/** Filters in the address of the bookings page. */
export type BookingsPageFilters = {
  /** Only visits of the lab's current day; `from` and `to` are then null. */
  today: boolean;
  /** Visit days as yyyy-MM-dd, both inclusive. */
  from: string | null;
  to: string | null;
  /** Predefined view (core/bookings/booking-filters.ts). */
  view: BookingView | null;
  status: BookingStatus | null;
  payment: PaymentStatus | null;
  /** Code, name or phone; empty or long enough to search. */
  search: string;
  /** Cursors of the visited pages, the current one last: booking ids; each page has older ones. */
  before: number[];
};

export const emptyFilters: BookingsPageFilters = {
  today: false,
  from: null,
  to: null,
  view: null,
  status: null,
  payment: null,
  search: "",
  before: [],
};

/** Parses the filters in the address; ignores unknown values. */
export function parseBookingsFilters(parameters: URLSearchParams): BookingsPageFilters {
  const today = parameters.get("day") === "today";
  return {
    today,
    from: today ? null : parseDayParam(parameters, "from"),
    to: today ? null : parseDayParam(parameters, "to"),
    view: parseOption(bookingViews, parameters.get("view")),
    status: parseOption(bookingStatuses, parameters.get("status")),
    payment: parseOption(paymentStatuses, parameters.get("payment")),
    search: normalizeSearchTerm(parameters.get("search") ?? ""),
    before: parseIds(parameters, "before"),
  };
}

/** Returns the id of the booking open in the panel, or null. */
export function parseOpenBookingId(parameters: URLSearchParams): number | null {
  return parseId(parameters, "booking");
}

/** Returns the page's address: `/admin?status=confirmed&booking=12`. */
export function getBookingsPath({ today, ...filters }: BookingsPageFilters, openBooking?: number): string {
  const { from, to, view, status, payment, search, before } = filters;
  const day = today ? "today" : null;
  return buildPath("/admin", { day, from, to, view, status, payment, search, before, booking: openBooking });
}

export function hasFilters({ before: _page, ...filters }: BookingsPageFilters): boolean {
  return Object.values(filters).some((value) => value !== null && value !== false && value !== "");
}

/** Whether the filters select one day; its visits are sorted by slot. */
export function isSingleDay({ today, from, to }: BookingsPageFilters): boolean {
  return today || (from !== null && from === to);
}

function parseOption<T extends string>(values: readonly T[], text: string | null): T | null {
  return values.find((value) => value === text) ?? null;
}

function parseDayParam(parameters: URLSearchParams, name: string): string | null {
  const day = parameters.get(name);
  return day !== null && isValidDay(day) ? day : null;
}
