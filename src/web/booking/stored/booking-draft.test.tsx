import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetDraft, keepDraftCode, keepDraftValues, readDraft } from "./booking-draft.ts";

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
