import { beforeEach, expect, test } from "vitest";
import { forgetDraft, keepDraftCode, keepDraftValues, readDraft } from "./booking-draft.ts";

beforeEach(() => sessionStorage.clear());

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
  expect(sessionStorage.length).toBe(0);
});

test.each(["{oops", "42", '"text"', "[1]", "null", '{"values":7,"code":[]}', '{"values":{"name":9,"phone":null}}'])(
  "a draft that reads %s is no draft",
  (garbage) => {
    sessionStorage.setItem("nabz_booking_draft", garbage);
    expect(readDraft()).toEqual({ values: {}, code: null });
  },
);
