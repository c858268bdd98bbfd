import { expect, test } from "vitest";
import { type Kind, moneyKinds, progressKinds } from "./kinds.ts";
import { bookingStatuses, knownPayments, knownStatuses, paymentStatuses } from "./statuses.ts";

const everyBooking = knownStatuses.flatMap((status) => knownPayments.map((payment) => ({ status, payment })));

function kindsOf(kinds: Record<string, Kind>, { status, payment }: { status: string; payment: string }): string[] {
  return Object.keys(kinds).filter((name) => {
    const { statuses, payments } = kinds[name] ?? {};
    return (statuses?.includes(status) ?? true) && (payments?.includes(payment) ?? true);
  });
}

test("what is known of bookings is at least what the desk may set", () => {
  expect(knownStatuses).toEqual(expect.arrayContaining([...bookingStatuses]));
  expect(knownPayments).toEqual(expect.arrayContaining([...paymentStatuses]));
});

test.each(everyBooking)(
  "a booking that is $status and $payment is in one progress and is one kind of money",
  (booking) => {
    expect(kindsOf(progressKinds, booking).length).toBe(1);
    expect(kindsOf(moneyKinds, booking).length).toBe(1);
  },
);
