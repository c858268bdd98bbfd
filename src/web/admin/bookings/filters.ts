import { type ViewKind, viewKindNames } from "#core/bookings/kinds.ts";
import { type BookingStatus, bookingStatuses, type PaymentStatus, paymentStatuses } from "#core/bookings/statuses.ts";
import { isDay } from "#core/calendar/day.ts";
import { addressWith, idIn, idsIn, searchWord } from "#web/admin/list/address.ts";

/** What the address of the bookings page asks for. */
export type BookingFilters = {
  /** Visits of the lab's today alone, whichever day it is; `from` and `to` are then null. */
  today: boolean;
  /** Days of visits as yyyy-MM-dd, both included. */
  from: string | null;
  to: string | null;
  /** One of the desk's views (core/bookings/kinds). */
  view: ViewKind | null;
  status: BookingStatus | null;
  payment: PaymentStatus | null;
  /** Code, name or phone; empty, or long enough to be searched for. */
  search: string;
  /** The cursors of the pages gone through, the shown one's last: booking ids, each page's rows are older. */
  before: number[];
};

export const noFilters: BookingFilters = {
  today: false,
  from: null,
  to: null,
  view: null,
  status: null,
  payment: null,
  search: "",
  before: [],
};

/** The filters that a page's address carries; what it does not know is left out. */
export function filtersOf(parameters: URLSearchParams): BookingFilters {
  const today = parameters.get("day") === "today";
  return {
    today,
    from: today ? null : dayIn(parameters, "from"),
    to: today ? null : dayIn(parameters, "to"),
    view: known(viewKindNames, parameters.get("view")),
    status: known(bookingStatuses, parameters.get("status")),
    payment: known(paymentStatuses, parameters.get("payment")),
    search: searchWord(parameters.get("search") ?? ""),
    before: idsIn(parameters, "before"),
  };
}

/** The id of the booking whose detail stands over the list, if one does. */
export function openBookingOf(parameters: URLSearchParams): number | null {
  return idIn(parameters, "booking");
}

/** The page's address: `/admin?status=confirmed&booking=12`. */
export function deskAddress({ today, ...filters }: BookingFilters, openBooking?: number): string {
  const { from, to, view, status, payment, search, before } = filters;
  const day = today ? "today" : null;
  return addressWith("/admin", { day, from, to, view, status, payment, search, before, booking: openBooking });
}

export function isFiltered({ before: _page, ...filters }: BookingFilters): boolean {
  return Object.values(filters).some((asked) => asked !== null && asked !== false && asked !== "");
}

/** One day's visits stand in the order of their hours. */
export function isOneDay({ today, from, to }: BookingFilters): boolean {
  return today || (from !== null && from === to);
}

function known<T extends string>(values: readonly T[], asked: string | null): T | null {
  return values.find((value) => value === asked) ?? null;
}

function dayIn(parameters: URLSearchParams, name: string): string | null {
  const day = parameters.get(name);
  return day !== null && isDay(day) ? day : null;
}
