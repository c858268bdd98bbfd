import { afterEach, expect, test } from "vitest";
import { clearDraft, saveDraftValues } from "#web/booking/draft.ts";
import { hasBegunBooking } from "./unfinished-booking.ts";

afterEach(clearDraft);

test.each([
  [{ name: "Asha Rani" }, true],
  [{ date: "2026-11-26" }, true],
  [{ name: " ", phone: "" }, false],
])("a draft with %o is a begun booking: %s", (values, isBegun) => {
  saveDraftValues(values);
  expect(hasBegunBooking()).toBe(isBegun);
});

test("nothing is begun in a browser without a draft", () => {
  expect(hasBegunBooking()).toBe(false);
});
