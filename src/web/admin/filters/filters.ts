import { type BookingStatus, bookingStatuses, type PaymentStatus, paymentStatuses } from "#core/bookings/status.ts";

/** What the address of the bookings page asks for. */
export type BookingFilters = {
  /** Visits of the lab's today alone. */
  today: boolean;
  status: BookingStatus | null;
  payment: PaymentStatus | null;
  /** Code, name or phone; empty, or long enough to be searched for. */
  search: string;
  /** The cursors of the pages gone through, the shown one's last: booking ids, each page's rows are older. */
  before: number[];
};

export const noFilters: BookingFilters = { today: false, status: null, payment: null, search: "", before: [] };

export const SHORTEST_SEARCH = 3;
const LONGEST_SEARCH = 80;

/** The filters that a page's address carries; what it does not know is left out. */
export function filtersOf(parameters: URLSearchParams): BookingFilters {
  return {
    today: parameters.get("day") === "today",
    status: known(bookingStatuses, parameters.get("status")),
    payment: known(paymentStatuses, parameters.get("payment")),
    search: searchWord(parameters.get("search") ?? ""),
    before: parameters.getAll("before").map(Number).filter(isId),
  };
}

/** What is searched for when this is typed: nothing while it is too short. */
export function searchWord(typed: string): string {
  const word = typed.trim().slice(0, LONGEST_SEARCH);
  return word.length < SHORTEST_SEARCH ? "" : word;
}

/** The id of the booking whose detail stands over the list, if one does. */
export function openBookingOf(parameters: URLSearchParams): number | null {
  const id = Number(parameters.get("booking"));
  return isId(id) ? id : null;
}

/** The page's address: `/admin?status=confirmed&booking=12`. */
export function deskAddress(filters: BookingFilters, openBooking?: number): string {
  const parameters = new URLSearchParams();
  if (filters.today) parameters.set("day", "today");
  if (filters.status) parameters.set("status", filters.status);
  if (filters.payment) parameters.set("payment", filters.payment);
  if (filters.search) parameters.set("search", filters.search);
  for (const cursor of filters.before) parameters.append("before", String(cursor));
  if (openBooking) parameters.set("booking", String(openBooking));
  return parameters.size === 0 ? "/admin" : `/admin?${parameters}`;
}

export function isFiltered({ today, status, payment, search }: BookingFilters): boolean {
  return today || status !== null || payment !== null || search !== "";
}

function known<T extends string>(values: readonly T[], asked: string | null): T | null {
  return values.find((value) => value === asked) ?? null;
}

function isId(number: number): boolean {
  return Number.isSafeInteger(number) && number > 0;
}
