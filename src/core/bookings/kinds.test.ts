import { expect, test } from "vitest";
import { type Kind, moneyKinds, progressKinds } from "./kinds.ts";
import { bookingStatuses, paymentStatuses } from "./statuses.ts";

type Standing = { status: (typeof bookingStatuses)[number]; payment: (typeof paymentStatuses)[number] };

const everyBooking = bookingStatuses.flatMap((status) => paymentStatuses.map((payment) => ({ status, payment })));

function kindsOf(kinds: Record<string, Kind>, { status, payment }: Standing): string[] {
  return Object.keys(kinds).filter((name) => {
    const { statuses, payments } = kinds[name] ?? {};
    return (statuses?.includes(status) ?? true) && (payments?.includes(payment) ?? true);
  });
}

test.each(everyBooking)(
  "a booking that is $status and $payment is in one progress and is one kind of money",
  (booking) => {
    expect(kindsOf(progressKinds, booking).length).toBe(1);
    expect(kindsOf(moneyKinds, booking).length).toBe(1);
  },
);
