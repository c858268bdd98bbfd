// Row 2.118
import { expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { createPreparationTimeline as createInLanguage } from "./preparation-timeline.ts";
import type { TestNeeds } from "./schema.ts";

const start = { day: "2026-11-23", time: "08:00 AM" } as const;

type Timeline = Parameters<typeof createInLanguage>;
const createPreparationTimeline = (needs: Timeline[0], visit: Timeline[1]) => createInLanguage(needs, visit, sentences);

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

const describeSteps = (...tests: Partial<TestNeeds>[]) =>
  createPreparationTimeline(createNeeds(...tests), start).steps.map(({ at, title, sentence }) => [
    at?.day,
    at?.minutes,
    title,
    sentence,
  ]);

const visit = [
  ["2026-11-23", 465, "Be ready", "Keep your ID proof at hand."],
  ["2026-11-23", 480, "Sample at your door", "Between 8:00 AM and 9:00 AM. It takes 10 to 15 minutes."],
];

test("a fasting patient sees the time of the last meal, and what to drink after it", () => {
  const drink = "Then plain water is fine, tea, coffee and milk are not.";
  expect(describeSteps({ fastingMinH: 10 })).toEqual([["2026-11-22", 1320, "Last meal", drink], ...visit]);
  const [meal] = describeSteps({ fastingMinH: 10, fastingMaxH: 12, waterOk: false });
  expect(meal).toEqual([
    "2026-11-22",
    1320,
    "Last meal",
    "Not before Sunday 8:00 PM. Then do not drink either, not even water.",
  ]);
});

test("a sample after a meal shows the time of the first bite", () => {
  const sentence = "For Glucose PP: note the time, then only plain water.";
  const bite = ["2026-11-23", 360, "First bite of your usual meal", sentence];
  expect(describeSteps({ name: "Glucose PP", afterMealMin: 120 })).toEqual([bite, ...visit]);
});

test("says without a time that no fasting is needed", () => {
  expect(describeSteps({})[0]).toEqual([undefined, undefined, "Eat and drink as usual", "No fasting is needed."]);
});

test("shows only the visit's times if preparation is unknown", () => {
  expect(describeSteps({ fastingMinH: null })).toEqual(visit);
  expect(createPreparationTimeline(null, start).steps).toHaveLength(2);
});

const bookedAt = (day: string, minutes: number) => ({ ...start, bookedAt: { day, minutes } });

test("a last meal whose time had passed at booking says so, and what to do", () => {
  const [meal] = createPreparationTimeline(createNeeds({ fastingMinH: 10 }), bookedAt("2026-11-22", 1321)).steps;
  expect(meal?.sentence).toMatch(
    /That hour has passed: if you have eaten since, please call us to choose another time\.$/,
  );
  const [inTime] = createPreparationTimeline(createNeeds({ fastingMinH: 10 }), bookedAt("2026-11-22", 1320)).steps;
  expect(inTime?.sentence).not.toContain("has passed");
});

test("a first bite whose time had passed at booking says so, and what to do", () => {
  const afterMeal = createNeeds({ afterMealMin: 120 });
  const [bite] = createPreparationTimeline(afterMeal, bookedAt("2026-11-23", 361)).steps;
  expect(bite?.sentence).toMatch(
    /That hour has passed: if you did not eat then, please call us to choose another time\.$/,
  );
  const [inTime] = createPreparationTimeline(afterMeal, bookedAt("2026-11-23", 360)).steps;
  expect(inTime?.sentence).not.toContain("has passed");
});

test("a booking five minutes before the visit says to be ready now", () => {
  expect(createPreparationTimeline(null, bookedAt("2026-11-23", 475)).steps[0]).toMatchObject({
    at: null,
    title: "Be ready now",
  });
  expect(createPreparationTimeline(null, bookedAt("2026-11-23", 465)).steps[0]).toMatchObject({ at: { minutes: 465 } });
});

test("includes instructions without a time", () => {
  const { besides } = createPreparationTimeline(
    createNeeds({ fastingMinH: 8, notes: ["No alcohol for 24 hours before."] }),
    start,
  );
  expect(besides).toEqual([
    expect.stringContaining("ask the doctor before fasting"),
    "No alcohol for 24 hours before.",
  ]);
});
