// Row 2.118
import { expect, test } from "vitest";
import type { TestNeeds } from "./schema.ts";
import { visitClock } from "./visit-clock.ts";

const start = { day: "2026-11-23", time: "08:00 AM" } as const;

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

const said = (...tests: Partial<TestNeeds>[]) =>
  visitClock(needs(...tests), start).steps.map(({ at, title, sentence }) => [at?.day, at?.minutes, title, sentence]);

const visit = [
  ["2026-11-23", 465, "Be ready", "Keep your ID proof at hand."],
  ["2026-11-23", 480, "Sample at your door", "Between 8:00 AM and 9:00 AM. It takes 10 to 15 minutes."],
];

test("who fasts sees the hour of the last meal, and what may be drunk after it", () => {
  const drink = "Then plain water is fine, tea, coffee and milk are not.";
  expect(said({ fastingMinH: 10 })).toEqual([["2026-11-22", 1320, "Last meal", drink], ...visit]);
  const [meal] = said({ fastingMinH: 10, fastingMaxH: 12, waterOk: false });
  expect(meal).toEqual([
    "2026-11-22",
    1320,
    "Last meal",
    "Not before Sunday 8:00 PM. Then do not drink either, not even water.",
  ]);
});

test("a sample after a meal has the hour of the first bite", () => {
  const sentence = "For Glucose PP: note the time, then only plain water.";
  const bite = ["2026-11-23", 360, "First bite of your usual meal", sentence];
  expect(said({ name: "Glucose PP", afterMealMin: 120 })).toEqual([bite, ...visit]);
});

test("who need not fast is told so, at no hour", () => {
  expect(said({})[0]).toEqual([undefined, undefined, "Eat and drink as usual", "No fasting is needed."]);
});

test("of needs that are not known only the visit's hours are told", () => {
  expect(said({ fastingMinH: null })).toEqual(visit);
  expect(visitClock(null, start).steps).toHaveLength(2);
});

const bookedAt = (day: string, minutes: number) => ({ ...start, bookedAt: { day, minutes } });

test("a last meal whose hour had passed at the booking says so, and what to do", () => {
  const [meal] = visitClock(needs({ fastingMinH: 10 }), bookedAt("2026-11-22", 1321)).steps;
  expect(meal?.sentence).toMatch(/That hour has passed: if you have eaten since, please call us for another hour\.$/);
  const [inTime] = visitClock(needs({ fastingMinH: 10 }), bookedAt("2026-11-22", 1320)).steps;
  expect(inTime?.sentence).not.toContain("has passed");
});

test("a first bite whose hour had passed at the booking says so, and what to do", () => {
  const afterMeal = needs({ afterMealMin: 120 });
  const [bite] = visitClock(afterMeal, bookedAt("2026-11-23", 361)).steps;
  expect(bite?.sentence).toMatch(/That hour has passed: if you did not eat then, please call us for another hour\.$/);
  const [inTime] = visitClock(afterMeal, bookedAt("2026-11-23", 360)).steps;
  expect(inTime?.sentence).not.toContain("has passed");
});

test("who books five minutes before the visit is to be ready now", () => {
  expect(visitClock(null, bookedAt("2026-11-23", 475)).steps[0]).toMatchObject({ at: null, title: "Be ready now" });
  expect(visitClock(null, bookedAt("2026-11-23", 465)).steps[0]).toMatchObject({ at: { minutes: 465 } });
});

test("what is to be heeded besides the hours is not lost", () => {
  const { besides } = visitClock(needs({ fastingMinH: 8, notes: ["No alcohol for 24 hours before."] }), start);
  expect(besides).toEqual([
    expect.stringContaining("ask the doctor before fasting"),
    "No alcohol for 24 hours before.",
  ]);
});
