import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { clearDraft, clearMatchingDraft, readDraft, saveDraftCode, saveDraftValues } from "./draft.ts";

// Row 8.18

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

test("restores the input, with the code of an unanswered attempt", () => {
  saveDraftValues({ name: "Harpreet Kaur", date: "2026-11-25" });
  saveDraftCode("BK-00000001");
  saveDraftValues({ name: "Harpreet Kaur", date: "2026-11-26" });
  expect(readDraft()).toEqual({ values: { name: "Harpreet Kaur", date: "2026-11-26" }, code: "BK-00000001" });
});

test("clears the draft after the booking", () => {
  saveDraftValues({ name: "Harpreet Kaur" });
  clearDraft();
  expect(readDraft()).toEqual({ values: {}, code: null });
  expect(localStorage.length).toBe(0);
});

test("a booking sent by another page clears its own draft, and no other", () => {
  const typed = { name: "Harpreet Kaur ", phone: "98765 43001", date: "2026-11-25", time: "10:00 AM" };
  const patient = { name: "Harpreet Kaur", phone: "98765 43001", address: "House 214, Model Town" };
  const booking = { code: "BK-00000001", bookingDate: "2026-11-25", bookingTime: "10:00 AM" as const };
  const sent = { patient, booking: { ...booking, paymentMethod: "pay_later" as const, totalAmount: "249.00" } };
  saveDraftValues({ ...typed, time: "11:00 AM" });
  saveDraftCode("BK-00000001");
  clearMatchingDraft(sent);
  expect(readDraft()).toEqual({ values: { ...typed, time: "11:00 AM" }, code: null });
  saveDraftValues(typed);
  clearMatchingDraft(sent);
  expect(localStorage.length).toBe(0);
});

test("drops a draft after a day", () => {
  saveDraftValues({ name: "Harpreet Kaur" });
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000 });
  expect(readDraft()).toEqual({ values: {}, code: null });
});

test.each(["{oops", "42", '"text"', "[1]", "null", '{"values":7,"code":[]}', '{"values":{"name":9,"phone":null}}'])(
  "ignores a malformed draft: %s",
  (garbage) => {
    localStorage.setItem("nabz_booking_draft", garbage.replace(/\}$/, `,"at":${Date.now()}}`));
    expect(readDraft()).toEqual({ values: {}, code: null });
  },
);
