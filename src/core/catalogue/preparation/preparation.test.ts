// Row 2.142
import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween } from "#core/calendar/day.ts";
import { slotStartMinutes, slotTimes } from "#core/slots/grid.ts";
import { isTooLate, latestHour } from "./latest-hour.ts";
import { missedMeal } from "./missed-meal.ts";
import { preparationOf } from "./preparation.ts";
import type { TestNeeds } from "./schema.ts";
import { howToPrepare } from "./sentences.ts";

/** A test that needs nothing, but for what is named. */
function aTest(needs: Partial<TestNeeds> = {}): TestNeeds {
  const nothing = { fastingMinH: 0, fastingMaxH: null, waterOk: true, latestStart: null, afterMealMin: null };
  return { name: "CBC", ...nothing, notes: [], ...needs };
}

const lipid = aTest({
  name: "Lipid Profile",
  fastingMinH: 9,
  fastingMaxH: 14,
  notes: ["No alcohol for 24 hours before."],
});
const sugar = aTest({ name: "FBS", fastingMinH: 8, fastingMaxH: 14, notes: ["No alcohol for 24 hours before."] });
const thyroid = aTest({ name: "TSH", notes: ["Thyroid: give the sample before your morning tablet."] });
const afterMeal = aTest({ name: "PPBS", afterMealMin: 120 });
const cortisol = aTest({ name: "Cortisol", latestStart: "08:00 AM" });
const untold = aTest({ name: "Gene Panel", fastingMinH: null, notes: ["Gene Panel: Come rested."] });

const monday = "2026-11-23";
const needsOf = (...tests: TestNeeds[]) => ({ latestFastingStart: "11:00 AM" as const, tests });
const DOCTOR = expect.stringMatching(/^On insulin or diabetes tablets, pregnant, or for a small child: ask the doctor/);

test("a fasting visit on Monday at seven says when on Sunday the last meal is, and each note once", () => {
  expect(howToPrepare(needsOf(lipid, sugar, thyroid), { day: monday, time: "07:00 AM" })).toEqual([
    "Last meal Sunday 10:00 PM at the latest. After that plain water is fine, tea, coffee and milk are not.",
    DOCTOR,
    "No alcohol for 24 hours before.",
    "Thyroid: give the sample before your morning tablet.",
  ]);
});

// Row 10.64
test("with no hour yet it says for how many hours, and up to which hour one can come", () => {
  const [first, , , last] = howToPrepare(needsOf(lipid, sugar), null);
  expect(first).toBe("Do not eat for 9 to 14 hours before; plain water is fine, tea, coffee and milk are not.");
  expect(last).toBe("The latest hour is 11:00 AM for tests that need fasting. If that is too early, please call us.");
});

test("where an ordinary dinner may be too early the meal has a window, and nobody is told to eat at night", () => {
  const [first] = howToPrepare(needsOf(lipid), { day: monday, time: "11:00 AM" });
  expect(first).toContain("Last meal Sunday between 9:00 PM and 11:00 PM.");
});

// Row 10.63
test("a booking without fasting tests says that one eats as usual", () => {
  const said = ["No fasting is needed: eat and drink as usual.", ...thyroid.notes];
  expect(howToPrepare(needsOf(aTest(), thyroid), { day: monday, time: "05:00 PM" })).toEqual(said);
  expect(howToPrepare(needsOf(aTest(), thyroid), null)).toEqual(said);
});

test("nothing is said of fasting where the lab has not told it, but its own text", () => {
  expect(howToPrepare(needsOf(aTest(), untold), null)).toEqual(["Gene Panel: Come rested."]);
});

test("a sample after a meal names the hour of the first bite", () => {
  const [only] = howToPrepare(needsOf(afterMeal, aTest()), { day: monday, time: "10:00 AM" });
  expect(only).toBe(
    "PPBS: take the first bite of your usual meal Monday 8:00 AM, 2 hours before the visit; note the time, then only plain water.",
  );
});

test("a first bite whose hour has passed says so, and what to do", () => {
  const at = (minutes: number) => ({ day: monday, time: "10:00 AM", bookedAt: { day: monday, minutes } }) as const;
  const [passed] = howToPrepare(needsOf(afterMeal), at(481));
  expect(passed).toMatch(/That hour has passed: if you did not eat then, please call us for another hour\.$/);
  expect(howToPrepare(needsOf(afterMeal), at(480))[0]).not.toContain("has passed");
});

test("fasting beside a sample after a meal is a second sample, which is told and never silently merged", () => {
  const [first, , second] = howToPrepare(needsOf(afterMeal, sugar), { day: monday, time: "07:00 AM" });
  expect(first).toMatch(/^Last meal Sunday 11:00 PM/);
  expect(second).toMatch(/^PPBS needs a second sample, 2 hours after a meal: eat once the first sample is taken/);
});

test("the latest hour is the lab's for fasting, a test's own where that is earlier, and none for the rest", () => {
  expect(latestHour(needsOf(aTest(), afterMeal))).toBeNull();
  expect(latestHour(needsOf(lipid))?.time).toBe("11:00 AM");
  expect(latestHour(needsOf(lipid, cortisol))).toEqual({
    time: "08:00 AM",
    sentence: "The latest hour is 8:00 AM for Cortisol. If that is too early, please call us.",
  });
  expect(latestHour({ latestFastingStart: "06:00 PM", tests: [lipid] })).toBeNull();
  const late = slotTimes.filter((time) => isTooLate(time, latestHour(needsOf(lipid))));
  expect(late).toEqual(slotTimes.slice(5));
});

const needs = fc.record({
  name: fc.string(),
  fastingMinH: fc.option(fc.integer({ min: 0, max: 16 })),
  fastingMaxH: fc.option(fc.integer({ min: 8, max: 20 })),
  waterOk: fc.boolean(),
  latestStart: fc.option(fc.constantFrom(...slotTimes)),
  afterMealMin: fc.option(fc.integer({ min: 30, max: 240 })),
  notes: fc.array(fc.string(), { maxLength: 3 }),
});
const bookings = fc.array(needs, { minLength: 1, maxLength: 8 });
const starts = fc.record({
  day: fc.integer({ min: 0, max: 5000 }).map((count) => addDays("2024-01-01", count)),
  time: fc.constantFrom(...slotTimes),
});

test("the fast is never shorter than any test's minimum, and within every maximum unless a conflict is told", () => {
  fc.assert(
    fc.property(bookings, starts, (tests, start) => {
      const { fasting, conflicts } = preparationOf(tests, start);
      const hungry = tests.filter(({ fastingMinH }) => (fastingMinH ?? 0) > 0);
      expect(fasting === null).toBe(hungry.length === 0);
      if (!fasting?.lastMeal) return;
      const hoursBefore = (moment: { day: string; minutes: number }) =>
        (daysBetween(moment.day, start.day) * 1440 + slotStartMinutes(start.time) - moment.minutes) / 60;
      const { by, notBefore } = fasting.lastMeal;
      const isTold = conflicts.some(({ kind }) => kind === "hours-apart");
      for (const { fastingMinH, fastingMaxH, waterOk } of hungry) {
        expect(hoursBefore(by)).toBeGreaterThanOrEqual(fastingMinH ?? 0);
        if (!isTold && fastingMaxH !== null) expect(hoursBefore(notBefore ?? by)).toBeLessThanOrEqual(fastingMaxH);
        if (!waterOk) expect(fasting.waterOk).toBe(false);
      }
      expect(by.minutes).toBeGreaterThanOrEqual(0);
      expect(by.minutes).toBeLessThan(1440);
    }),
  );
});

// Row 2.118
test("a meal before one sample beside fasting for another is always told as a conflict, and each note once", () => {
  fc.assert(
    fc.property(bookings, fc.option(starts), (tests, start) => {
      const { fasting, afterMeal: meals, conflicts, notes } = preparationOf(tests, start);
      const isFed = tests.some(({ afterMealMin }) => afterMealMin !== null);
      expect(conflicts.some(({ kind }) => kind === "second-sample")).toBe(isFed && fasting !== null);
      expect(meals.length > 0).toBe(isFed && fasting === null);
      expect(new Set(notes).size).toBe(notes.length);
      const said = howToPrepare({ latestFastingStart: "11:00 AM", tests }, start);
      expect(said.includes("No fasting is needed: eat and drink as usual.")).toBe(
        tests.every(({ fastingMinH }) => fastingMinH === 0) && !isFed,
      );
    }),
  );
});

test("the order in which tests are chosen changes no hour", () => {
  fc.assert(
    fc.property(bookings, starts, (tests, start) => {
      const turned = preparationOf([...tests].reverse(), start);
      expect(turned.fasting).toEqual(preparationOf(tests, start).fasting);
      const times = [tests, [...tests].reverse()].map(
        (of) => latestHour({ latestFastingStart: "11:00 AM", tests: of })?.time,
      );
      expect(times[0]).toBe(times[1]);
    }),
  );
});

test.each<[string, number, "07:00 AM" | "08:00 AM", string | null]>([
  ["23:56 for tomorrow at seven", 1436, "07:00 AM", "Sunday 10:00 PM"],
  ["ten sharp for tomorrow at seven", 1320, "07:00 AM", null],
  ["half past ten for tomorrow at eight", 1350, "08:00 AM", null],
])("looked at on Sunday at %s, the meal that has passed is told", (_when, minutes, time, missed) => {
  const bookedAt = { day: "2026-11-22", minutes };
  expect(missedMeal(needsOf(lipid), { day: monday, time, bookedAt })).toBe(missed);
});

test("no meal is missed where nobody fasts, or where the lab's clock is not known", () => {
  const hour = { day: monday, time: "07:00 AM", bookedAt: { day: monday, minutes: 400 } } as const;
  expect(missedMeal(needsOf(thyroid), hour)).toBeNull();
  expect(missedMeal(needsOf(lipid), { ...hour, bookedAt: undefined })).toBeNull();
  expect(missedMeal(null, hour)).toBeNull();
});
