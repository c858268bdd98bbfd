import fc from "fast-check";
import { expect, test } from "vitest";
import { type BilledBooking, decidePaymentStatus, getBookingBalance, getShortfallPaise } from "./booking-balance.ts";
import { bookingStatuses, paymentStatuses } from "./statuses.ts";

const booking: BilledBooking = {
  status: "confirmed",
  paymentStatus: "pending",
  totalPaise: 129_900,
  discountPaise: 0,
  takenPaise: 0,
};

const anyBooking = fc.record({
  status: fc.constantFrom(...bookingStatuses),
  paymentStatus: fc.constantFrom(...paymentStatuses),
  totalPaise: fc.nat(500_000),
  discountPaise: fc.nat(500_000),
  takenPaise: fc.nat(500_000),
});

test("after any change, paid means that nothing is due, and whatever is taken and complete is paid", () => {
  fc.assert(
    fc.property(anyBooking, fc.boolean(), (before, isReturned) => {
      const after = { ...before, paymentStatus: decidePaymentStatus(before, { isReturned }) };
      const { duePaise } = getBookingBalance(after);
      if (after.paymentStatus === "paid") expect(duePaise).toBe(0);
      if (after.takenPaise > 0) expect(after.paymentStatus).toBe(duePaise === 0 ? "paid" : "pending");
      if (after.paymentStatus === "refunded") expect(after.takenPaise).toBe(0);
    }),
  );
});

test.each([
  ["nothing taken", {}, "pending"],
  ["failed, nothing taken", { paymentStatus: "failed" }, "failed"],
  ["failed, part taken", { paymentStatus: "failed", takenPaise: 100 }, "pending"],
  ["all taken", { takenPaise: 129_900 }, "paid"],
  ["all taken of a discounted total", { takenPaise: 119_900, discountPaise: 10_000 }, "paid"],
  ["a test added to a paid booking", { paymentStatus: "paid", takenPaise: 100_000 }, "pending"],
  ["a refunded booking, paid again", { paymentStatus: "refunded", takenPaise: 129_900 }, "paid"],
  ["a refunded booking, left alone", { paymentStatus: "refunded" }, "refunded"],
  ["a free booking set to paid", { paymentStatus: "paid", totalPaise: 0 }, "paid"],
  ["declined, part taken", { status: "declined", takenPaise: 100 }, "paid"],
  ["declined, nothing taken", { status: "declined" }, "pending"],
] as const)("%s: %j is %s", (_case, changes, status) => {
  expect(decidePaymentStatus({ ...booking, ...changes })).toBe(status);
});

test("what is lacking counts even if the visit does not take place", () => {
  const declined = { ...booking, status: "declined", takenPaise: 29_900 } as const;
  expect([getBookingBalance(declined), getShortfallPaise(declined)]).toEqual([
    { wantedPaise: 0, duePaise: 0, backPaise: 29_900 },
    100_000,
  ]);
});
