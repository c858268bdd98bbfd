import { expect, test } from "vitest";
import { askedOf, periodAddress, presetAddress } from "./figures-address.ts";

const asked = (query: string) => askedOf(new URLSearchParams(query), "2026-11-21");

test("a preset moves with the days, two days stand", () => {
  expect(asked("period=today")).toEqual({ preset: "today", period: { from: "2026-11-21", to: "2026-11-21" } });
  expect(asked("from=2026-11-01&to=2026-11-05")).toEqual({
    preset: null,
    period: { from: "2026-11-01", to: "2026-11-05" },
  });
});

test.each(["", "period=forever", "from=2026-11-05&to=2026-11-01", "from=2026-11-05", "from=2020-01-01&to=2026-01-01"])(
  "%j asks for the last 30 days",
  (query) => {
    expect(asked(query).preset).toBe("last-30-days");
  },
);

test("the first preset is the page's own address", () => {
  expect(presetAddress("last-30-days")).toBe("/admin/reports");
  expect(presetAddress("this-month")).toBe("/admin/reports?period=this-month");
  expect(periodAddress({ from: "2026-11-01", to: "2026-11-05" })).toBe("/admin/reports?from=2026-11-01&to=2026-11-05");
});
