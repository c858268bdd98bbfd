import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetDraft, forgetDraftOf, keepDraftCode, keepDraftValues, readDraft } from "./draft.ts";

// Row 8.18

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

test("what was typed comes back, and the code of an attempt without an answer with it", () => {
  keepDraftValues({ name: "Harpreet Kaur", date: "2026-11-25" });
  keepDraftCode("BK-00000001");
  keepDraftValues({ name: "Harpreet Kaur", date: "2026-11-26" });
  expect(readDraft()).toEqual({ values: { name: "Harpreet Kaur", date: "2026-11-26" }, code: "BK-00000001" });
});

test("after the booking nothing is left of it", () => {
  keepDraftValues({ name: "Harpreet Kaur" });
  forgetDraft();
  expect(readDraft()).toEqual({ values: {}, code: null });
  expect(localStorage.length).toBe(0);
});

test("a booking that another page has sent takes its own draft along, and no other", () => {
  const typed = { name: "Harpreet Kaur ", phone: "98765 43001", date: "2026-11-25", time: "10:00 AM" };
  const patient = { name: "Harpreet Kaur", phone: "98765 43001", address: "House 214, Model Town" };
  const booking = { code: "BK-00000001", bookingDate: "2026-11-25", bookingTime: "10:00 AM" as const };
  const sent = { patient, booking: { ...booking, paymentMethod: "pay_later" as const, totalAmount: "249.00" } };
  keepDraftValues({ ...typed, time: "11:00 AM" });
  keepDraftCode("BK-00000001");
  forgetDraftOf(sent);
  expect(readDraft()).toEqual({ values: { ...typed, time: "11:00 AM" }, code: null });
  keepDraftValues(typed);
  forgetDraftOf(sent);
  expect(localStorage.length).toBe(0);
});

test("what was typed a day ago is nobody's any more", () => {
  keepDraftValues({ name: "Harpreet Kaur" });
  vi.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000 });
  expect(readDraft()).toEqual({ values: {}, code: null });
});

test.each(["{oops", "42", '"text"', "[1]", "null", '{"values":7,"code":[]}', '{"values":{"name":9,"phone":null}}'])(
  "a draft that reads %s is no draft",
  (garbage) => {
    localStorage.setItem("nabz_booking_draft", garbage.replace(/\}$/, `,"at":${Date.now()}}`));
    expect(readDraft()).toEqual({ values: {}, code: null });
  },
);
