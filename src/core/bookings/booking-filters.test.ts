import { expect, test } from "vitest";
import { type BookingFilter, moneyFilters, progressFilters } from "./booking-filters.ts";
import { bookingStatuses, paymentStatuses } from "./statuses.ts";

type Statuses = { status: (typeof bookingStatuses)[number]; payment: (typeof paymentStatuses)[number] };

const allCombinations = bookingStatuses.flatMap((status) => paymentStatuses.map((payment) => ({ status, payment })));

function listMatches(filters: Record<string, BookingFilter>, { status, payment }: Statuses): string[] {
  return Object.keys(filters).filter((name) => {
    const { statuses, payments } = filters[name] ?? {};
    return (statuses?.includes(status) ?? true) && (payments?.includes(payment) ?? true);
  });
}

test.each(allCombinations)(
  "sorts a booking that is $status and $payment into one progress and one money filter",
  (booking) => {
    expect(listMatches(progressFilters, booking).length).toBe(1);
    expect(listMatches(moneyFilters, booking).length).toBe(1);
  },
);
