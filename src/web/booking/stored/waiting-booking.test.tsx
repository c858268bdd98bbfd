import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Booking, NewBooking } from "#core/bookings/schema.ts";
import type { ChosenItem } from "#web/booking/chosen/chosen-item.ts";
import { forgetConfirmation, keepConfirmation, readConfirmation } from "./kept-confirmation.ts";
import { forgetWaiting, keepWaiting, readWaiting } from "./waiting-booking.ts";

const items = [{ itemType: "test", itemId: 5, name: "CBC", code: "CBC-005", price: "350.00" } as ChosenItem];
const request = {
  booking: { code: "BK-00000001" },
  patient: { name: "Simran Kaur" },
  items: [],
} as unknown as NewBooking;
const booking = {
  code: "BK-00000001",
  bookingDate: "2026-11-25",
  bookingTime: "10:00 AM",
  totalAmount: "350.00",
} as Booking;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a booking without an answer waits for half an hour, and no longer", () => {
  keepWaiting({ request, items });
  expect(readWaiting()).toEqual({ request, items });
  vi.useFakeTimers({ now: Date.now() + 31 * 60 * 1000 });
  expect(readWaiting()).toBeNull();
});

test("a booking that was answered waits no more", () => {
  keepWaiting({ request, items });
  forgetWaiting();
  expect(localStorage.length).toBe(0);
});

test("an open confirmation is kept until it is left", () => {
  keepConfirmation({ booking, items, at: "/book/1 a" });
  expect(readConfirmation()).toEqual({ booking, items, at: "/book/1 a" });
  forgetConfirmation();
  expect(readConfirmation()).toBeNull();
});

const now = Date.now();
test.each([
  "{oops",
  "7",
  "[]",
  "null",
  `{"at":${now}}`,
  `{"at":${now},"request":{"booking":7},"items":"x","booking":{}}`,
])("what reads %s is neither", (garbage) => {
  localStorage.setItem("nabz_waiting_booking", garbage);
  sessionStorage.setItem("nabz_confirmation", garbage);
  expect([readWaiting(), readConfirmation()]).toEqual([null, null]);
});

test("items that cannot be shown are left out", () => {
  sessionStorage.setItem("nabz_confirmation", JSON.stringify({ booking, items: [null, 3, { itemId: "5" }, ...items] }));
  expect(readConfirmation()?.items).toEqual(items);
});
