import { expect, test } from "vitest";
import { asksMore } from "./asks-more.ts";
import type { TestNeeds } from "./schema.ts";

const needs = (...tests: Partial<TestNeeds>[]) => ({
  latestFastingStart: "11:00 AM" as const,
  tests: tests.map((one) => ({
    name: "A test",
    fastingMinH: 0,
    fastingMaxH: null,
    waterOk: true,
    latestStart: null,
    afterMealMin: null,
    notes: [],
    ...one,
  })),
});
const lipid = { fastingMinH: 9, fastingMaxH: 14 };
const sugar = { fastingMinH: 8, fastingMaxH: 14 };

test("what brings a fast and earlier hours says both", () => {
  expect(asksMore(needs({}), needs(lipid, { latestStart: "09:00 AM" }))).toBe(
    "In return you fast for 9 to 14 hours, which your tests do not need, and the latest hour is 9:00 AM.",
  );
});

test("a longer fast and an earlier hour name what they replace", () => {
  expect(asksMore(needs(sugar), needs(lipid))).toBe("In return you fast for 9 to 14 hours in place of 8 to 14 hours.");
  expect(asksMore(needs(sugar), needs(sugar, { latestStart: "08:00 AM" }))).toBe(
    "In return the latest hour is 8:00 AM in place of 11:00 AM.",
  );
});

test("what asks as much or less says nothing", () => {
  expect(asksMore(needs(lipid), needs(sugar))).toBeNull();
  expect(asksMore(needs({}), needs({}))).toBeNull();
});
