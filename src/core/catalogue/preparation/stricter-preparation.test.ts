import { expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import type { BookingNeeds, TestNeeds } from "./schema.ts";
import { describeStricterPreparation as describeInLanguage } from "./stricter-preparation.ts";

const describeStricterPreparation = (chosen: BookingNeeds, other: BookingNeeds) =>
  describeInLanguage(chosen, other, sentences);

const createNeeds = (...tests: Partial<TestNeeds>[]) => ({
  latestFastingStart: "11:00 AM" as const,
  tests: tests.map((need) => ({
    name: "A test",
    fastingMinH: 0,
    fastingMaxH: null,
    waterOk: true,
    latestStart: null,
    afterMealMin: null,
    notes: [],
    ...need,
  })),
});
const lipid = { fastingMinH: 9, fastingMaxH: 14 };
const sugar = { fastingMinH: 8, fastingMaxH: 14 };

test("mentions a new fast and an earlier latest slot", () => {
  expect(describeStricterPreparation(createNeeds({}), createNeeds(lipid, { latestStart: "09:00 AM" }))).toBe(
    "In return you fast for 9 to 14 hours, which your tests do not need, and the latest hour is 9:00 AM.",
  );
});

test("a longer fast and an earlier latest slot name what they replace", () => {
  expect(describeStricterPreparation(createNeeds(sugar), createNeeds(lipid))).toBe(
    "In return you fast for 9 to 14 hours in place of 8 to 14 hours.",
  );
  expect(describeStricterPreparation(createNeeds(sugar), createNeeds(sugar, { latestStart: "08:00 AM" }))).toBe(
    "In return the latest hour is 8:00 AM in place of 11:00 AM.",
  );
});

test("equal or easier preparation returns null", () => {
  expect(describeStricterPreparation(createNeeds(lipid), createNeeds(sugar))).toBeNull();
  expect(describeStricterPreparation(createNeeds({}), createNeeds({}))).toBeNull();
});
