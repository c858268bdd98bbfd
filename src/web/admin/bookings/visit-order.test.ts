import { expect, test } from "vitest";
import type { Booking } from "#core/bookings/schema.ts";
import { inVisitOrder } from "./visit-order.ts";

const visit = (id: number, bookingTime: string) => ({ id, bookingTime }) as Booking;

test("a day's visits stand by hour, and within an hour as they were booked", () => {
  const day = [visit(4, "01:00 PM"), visit(3, "07:00 AM"), visit(2, "12:00 PM"), visit(1, "07:00 AM")];
  expect(inVisitOrder(day).map(({ id }) => id)).toEqual([1, 3, 2, 4]);
});
