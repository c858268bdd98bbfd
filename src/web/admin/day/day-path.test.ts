import { expect, test } from "vitest";
import { getDayPath, parseDay, parseGrouping } from "./day-path.ts";

test.each([
  ["day=2026-11-24", "2026-11-24"],
  ["", null],
  ["day=2026-02-30", null],
  ["day=tomorrow", null],
])("parses %s as %s", (query, day) => {
  expect(parseDay(new URLSearchParams(query))).toBe(day);
});

test("leaves today out of the address, so that the board follows the date at midnight", () => {
  expect(getDayPath(null)).toBe("/admin/day");
  expect(getDayPath(null, 12)).toBe("/admin/day?booking=12");
  expect(getDayPath("2026-11-24", 12)).toBe("/admin/day?day=2026-11-24&booking=12");
});

test("keeps in the address what the board is grouped by; areas are the default", () => {
  const path = getDayPath("2026-11-24", 12, "phlebotomist");
  expect(path).toBe("/admin/day?day=2026-11-24&by=phlebotomist&booking=12");
  expect(parseGrouping(new URLSearchParams(path.split("?")[1]))).toBe("phlebotomist");
  expect(getDayPath(null, undefined, "area")).toBe("/admin/day");
  for (const query of ["", "by=area", "by=doctor"]) expect(parseGrouping(new URLSearchParams(query))).toBe("area");
});
