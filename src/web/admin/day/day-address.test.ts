import { expect, test } from "vitest";
import { askedDayOf, dayAddress } from "./day-address.ts";

test.each([
  ["day=2026-11-24", "2026-11-24"],
  ["", null],
  ["day=2026-02-30", null],
  ["day=tomorrow", null],
])("%s asks for %s", (query, day) => {
  expect(askedDayOf(new URLSearchParams(query))).toBe(day);
});

test("today needs no day in the address, so that the board goes on at midnight", () => {
  expect(dayAddress(null)).toBe("/admin/day");
  expect(dayAddress(null, 12)).toBe("/admin/day?booking=12");
  expect(dayAddress("2026-11-24", 12)).toBe("/admin/day?day=2026-11-24&booking=12");
});
