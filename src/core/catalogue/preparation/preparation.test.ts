// Row 2.142
import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, differenceInDays } from "#core/calendar/day.ts";
import { sentences as catalogue } from "#core/i18n/en.ts";
import { getSlotStartMinutes, slotTimes } from "#core/slots/grid.ts";
import { formatLatestSlot, getLatestSlot, isAfterLatestSlot } from "./latest-slot.ts";
import { formatMissedMeal as formatInLanguage } from "./missed-fasting.ts";
import { computePreparation } from "./preparation.ts";
import type { TestNeeds } from "./schema.ts";
import { listPreparationSentences as listInLanguage } from "./sentences.ts";

type Preparation = Parameters<typeof listInLanguage>;
const listPreparationSentences = (needs: Preparation[0], start: Preparation[1]) =>
  listInLanguage(needs, start, catalogue);
type Missed = Parameters<typeof formatInLanguage>;
const formatMissedMeal = (needs: Missed[0], slot: Missed[1]) => formatInLanguage(needs, slot, catalogue);

/** A test without needs, except the given ones. */
function createTest(needs: Partial<TestNeeds> = {}): TestNeeds {
  const nothing = { fastingMinH: 0, fastingMaxH: null, waterOk: true, latestStart: null, afterMealMin: null };
  return { name: "CBC", ...nothing, notes: [], ...needs };
}

const lipid = createTest({
  name: "Lipid Profile",
  fastingMinH: 9,
  fastingMaxH: 14,
  notes: ["No alcohol for 24 hours before."],
});
const sugar = createTest({ name: "FBS", fastingMinH: 8, fastingMaxH: 14, notes: ["No alcohol for 24 hours before."] });
const thyroid = createTest({ name: "TSH", notes: ["Thyroid: give the sample before your morning tablet."] });
const afterMeal = createTest({ name: "PPBS", afterMealMin: 120 });
const cortisol = createTest({ name: "Cortisol", latestStart: "08:00 AM" });
const withoutFastingData = createTest({ name: "Gene Panel", fastingMinH: null, notes: ["Gene Panel: Come rested."] });

const monday = "2026-11-23";
const createNeeds = (...tests: TestNeeds[]) => ({ latestFastingStart: "11:00 AM" as const, tests });
const DOCTOR = expect.stringMatching(/^On insulin or diabetes tablets, pregnant, or for a small child: ask the doctor/);

test("a fasting visit on Monday at seven names the last meal on Sunday, and each note once", () => {
  expect(listPreparationSentences(createNeeds(lipid, sugar, thyroid), { day: monday, time: "07:00 AM" })).toEqual([
    "Last meal Sunday 10:00 PM at the latest. After that plain water is fine, tea, coffee and milk are not.",
    DOCTOR,
    "No alcohol for 24 hours before.",
    "Thyroid: give the sample before your morning tablet.",
  ]);
});

// Row 10.64
test("without a slot names the fasting hours, and the last suitable slot", () => {
  const [first, , , last] = listPreparationSentences(createNeeds(lipid, sugar), null);
  expect(first).toBe("Do not eat for 9 to 14 hours before; plain water is fine, tea, coffee and milk are not.");
  expect(last).toBe("The latest hour is 11:00 AM for tests that need fasting. If that is too early, please call us.");
});

test("gives the meal a window if an ordinary dinner may be too early, and avoids the night", () => {
  const [first] = listPreparationSentences(createNeeds(lipid), { day: monday, time: "11:00 AM" });
  expect(first).toContain("Last meal Sunday between 9:00 PM and 11:00 PM.");
});

// Row 10.63
test("a booking without fasting tests says to eat as usual", () => {
  const expected = ["No fasting is needed: eat and drink as usual.", ...thyroid.notes];
  expect(listPreparationSentences(createNeeds(createTest(), thyroid), { day: monday, time: "05:00 PM" })).toEqual(
    expected,
  );
  expect(listPreparationSentences(createNeeds(createTest(), thyroid), null)).toEqual(expected);
});

test("says only the lab's own text if fasting is unknown", () => {
  expect(listPreparationSentences(createNeeds(createTest(), withoutFastingData), null)).toEqual([
    "Gene Panel: Come rested.",
  ]);
});

test("a sample after a meal names the time of the first bite", () => {
  const [only] = listPreparationSentences(createNeeds(afterMeal, createTest()), { day: monday, time: "10:00 AM" });
  expect(only).toBe(
    "PPBS: take the first bite of your usual meal Monday 8:00 AM, 2 hours before the visit; note the time, then only plain water.",
  );
});

test("a first bite whose time has passed says so, and what to do", () => {
  const startAt = (minutes: number) => ({ day: monday, time: "10:00 AM", bookedAt: { day: monday, minutes } }) as const;
  const [passed] = listPreparationSentences(createNeeds(afterMeal), startAt(481));
  expect(passed).toMatch(/That hour has passed: if you did not eat then, please call us to choose another time\.$/);
  expect(listPreparationSentences(createNeeds(afterMeal), startAt(480))[0]).not.toContain("has passed");
});

test("fasting together with a sample after a meal needs a second sample, and says so", () => {
  const [first, , second] = listPreparationSentences(createNeeds(afterMeal, sugar), { day: monday, time: "07:00 AM" });
  expect(first).toMatch(/^Last meal Sunday 11:00 PM/);
  expect(second).toMatch(/^PPBS needs a second sample, 2 hours after a meal: eat once the first sample is taken/);
});

test("the latest slot is the lab's for fasting, a test's own if earlier, and none otherwise", () => {
  expect(getLatestSlot(createNeeds(createTest(), afterMeal))).toBeNull();
  expect(getLatestSlot(createNeeds(lipid))?.time).toBe("11:00 AM");
  const latest = getLatestSlot(createNeeds(lipid, cortisol));
  expect(latest).toEqual({ time: "08:00 AM", test: "Cortisol" });
  expect(latest && formatLatestSlot(latest, catalogue)).toBe(
    "The latest hour is 8:00 AM for Cortisol. If that is too early, please call us.",
  );
  expect(getLatestSlot({ latestFastingStart: "06:00 PM", tests: [lipid] })).toBeNull();
  const late = slotTimes.filter((time) => isAfterLatestSlot(time, getLatestSlot(createNeeds(lipid))));
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

test("the fast is at least every test's minimum, and within every maximum unless a conflict is reported", () => {
  fc.assert(
    fc.property(bookings, starts, (tests, start) => {
      const { fasting, conflicts } = computePreparation(tests, start);
      const hungry = tests.filter(({ fastingMinH }) => (fastingMinH ?? 0) > 0);
      expect(fasting === null).toBe(hungry.length === 0);
      if (!fasting?.lastMeal) return;
      const hoursBefore = (moment: { day: string; minutes: number }) =>
        (differenceInDays(moment.day, start.day) * 1440 + getSlotStartMinutes(start.time) - moment.minutes) / 60;
      const { by, notBefore } = fasting.lastMeal;
      const isReported = conflicts.some(({ kind }) => kind === "hours-apart");
      for (const { fastingMinH, fastingMaxH, waterOk } of hungry) {
        expect(hoursBefore(by)).toBeGreaterThanOrEqual(fastingMinH ?? 0);
        if (!isReported && fastingMaxH !== null) expect(hoursBefore(notBefore ?? by)).toBeLessThanOrEqual(fastingMaxH);
        if (!waterOk) expect(fasting.waterOk).toBe(false);
      }
      expect(by.minutes).toBeGreaterThanOrEqual(0);
      expect(by.minutes).toBeLessThan(1440);
    }),
  );
});

// Row 2.118
test("reports a meal before one sample and fasting for another as a conflict, and each note once", () => {
  fc.assert(
    fc.property(bookings, fc.option(starts), (tests, start) => {
      const { fasting, afterMeal: meals, conflicts, notes } = computePreparation(tests, start);
      const isFed = tests.some(({ afterMealMin }) => afterMealMin !== null);
      expect(conflicts.some(({ kind }) => kind === "second-sample")).toBe(isFed && fasting !== null);
      expect(meals.length > 0).toBe(isFed && fasting === null);
      expect(new Set(notes).size).toBe(notes.length);
      const sentences = listPreparationSentences({ latestFastingStart: "11:00 AM", tests }, start);
      expect(sentences.includes("No fasting is needed: eat and drink as usual.")).toBe(
        tests.every(({ fastingMinH }) => fastingMinH === 0) && !isFed,
      );
    }),
  );
});

test("the order of tests does not change the times", () => {
  fc.assert(
    fc.property(bookings, starts, (tests, start) => {
      const turned = computePreparation([...tests].reverse(), start);
      expect(turned.fasting).toEqual(computePreparation(tests, start).fasting);
      const times = [tests, [...tests].reverse()].map(
        (of) => getLatestSlot({ latestFastingStart: "11:00 AM", tests: of })?.time,
      );
      expect(times[0]).toBe(times[1]);
    }),
  );
});

test.each<[string, number, "07:00 AM" | "08:00 AM", string | null]>([
  ["23:56 for tomorrow at seven", 1436, "07:00 AM", "Sunday 10:00 PM"],
  ["ten sharp for tomorrow at seven", 1320, "07:00 AM", null],
  ["half past ten for tomorrow at eight", 1350, "08:00 AM", null],
])("viewed on Sunday at %s, says that the meal has passed", (_when, minutes, time, missed) => {
  const bookedAt = { day: "2026-11-22", minutes };
  expect(formatMissedMeal(createNeeds(lipid), { day: monday, time, bookedAt })).toBe(missed);
});

test("no meal is missed without fasting, or while the time is not known", () => {
  const slot = { day: monday, time: "07:00 AM", bookedAt: { day: monday, minutes: 400 } } as const;
  expect(formatMissedMeal(createNeeds(thyroid), slot)).toBeNull();
  expect(formatMissedMeal(createNeeds(lipid), { ...slot, bookedAt: undefined })).toBeNull();
  expect(formatMissedMeal(null, slot)).toBeNull();
});
