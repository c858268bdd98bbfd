import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Booking } from "#core/bookings/schema.ts";
import type { ChosenItem } from "#web/booking/chosen/chosen-item.ts";
import { forgetConfirmation, keepConfirmation, readConfirmation } from "./kept-confirmation.ts";

const items = [{ itemType: "test", itemId: 5, name: "CBC", code: "CBC-005", price: "350.00" } as ChosenItem];
const booking = {
  code: "BK-00000001",
  bookingDate: "2026-11-25",
  bookingTime: "10:00 AM",
  totalAmount: "350.00",
} as Booking;

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test("an open confirmation is kept until it is left", async () => {
  keepConfirmation({ booking, items, at: "/book/1 a" });
  expect(readConfirmation()).toEqual({ booking, items, at: "/book/1 a" });
  forgetConfirmation();
  expect(readConfirmation()).toBeNull();
});

test.each(["{oops", "7", "[]", "null", `{"items":"x","booking":{}}`])("what reads %s is none", (garbage) => {
  sessionStorage.setItem("nabz_confirmation", garbage);
  expect(readConfirmation()).toBeNull();
});

test("items that cannot be shown are left out", () => {
  sessionStorage.setItem("nabz_confirmation", JSON.stringify({ booking, items: [null, 3, { itemId: "5" }, ...items] }));
  expect(readConfirmation()?.items).toEqual(items);
});
