import { expect, test } from "vitest";
import { createDemoAccount } from "./demo-account.ts";

// Row 6.6
test("the demo patient is number 1, with one confirmed and paid booking of 6999.00 by card", () => {
  const { session, booking, items } = createDemoAccount(new Date("2026-11-23T04:00:00Z"));
  expect(session.patients.map(({ id }) => id)).toEqual([1]);
  expect(booking).toMatchObject({ status: "confirmed", paymentStatus: "paid", paymentMethod: "card" });
  expect(booking.totalAmount).toBe("6999.00");
  expect(items.map(({ itemType, price }) => [itemType, price])).toEqual([["package", "6999.00"]]);
});

test("the visit is tomorrow at the lab, and never on a Sunday", () => {
  expect(createDemoAccount(new Date("2026-11-23T20:00:00Z")).booking.bookingDate).toBe("2026-11-25");
  expect(createDemoAccount(new Date("2026-11-21T04:00:00Z")).booking.bookingDate).toBe("2026-11-23");
});
