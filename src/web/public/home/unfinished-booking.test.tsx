import { afterEach, expect, test } from "vitest";
import type { ConfirmedBooking } from "#web/booking/confirmation/confirmed-booking.ts";
import { clearDraft, saveDraftValues } from "#web/booking/draft.ts";
import { clearConfirmation, storeConfirmation } from "#web/booking/storage.ts";
import { findUnfinishedBooking } from "./unfinished-booking.ts";

afterEach(() => {
  clearDraft();
  clearConfirmation();
});

const booking = {
  code: "BK-00000007",
  bookingDate: "2026-11-26",
  bookingTime: "08:00 AM",
  totalAmount: "499.00",
  patientName: "Asha Rani",
} as ConfirmedBooking;

test("knows nothing in a browser without a draft and a confirmation", () => {
  expect(findUnfinishedBooking()).toBeNull();
});

test("knows a begun booking, and says nothing of who typed it", () => {
  saveDraftValues({ name: "Asha Rani" });
  expect(findUnfinishedBooking()).toEqual({ kind: "begun" });
});

test("an emptied form is no booking", () => {
  saveDraftValues({ name: " ", phone: "" });
  expect(findUnfinishedBooking()).toBeNull();
});

test("knows the confirmation that is open in this tab, and not whose it is", () => {
  storeConfirmation({ booking, items: [], at: "/book/2" });
  saveDraftValues({ name: "Asha Rani" });
  expect(findUnfinishedBooking()).toEqual({
    kind: "open",
    visit: "Thu 26 Nov, 8:00 AM",
    code: "BK-00000007",
    address: "/book/2",
  });
});
