import { expect, test } from "vitest";
import type { TestNeeds } from "./schema.ts";
import { findMoveConflict, findSlotConflict } from "./slot-conflict.ts";

const nothing = { fastingMinH: 0, fastingMaxH: null, waterOk: true, latestStart: null, afterMealMin: null, notes: [] };
const createNeeds = (needs: Partial<TestNeeds>) => ({
  latestFastingStart: "11:00 AM" as const,
  tests: [{ name: "Lipid Profile", ...nothing, ...needs }],
});
const fasting = createNeeds({ fastingMinH: 9, fastingMaxH: 14 });
const afterMeal = createNeeds({ name: "PPBS", afterMealMin: 120 });
const cortisol = createNeeds({ name: "Cortisol", latestStart: "08:00 AM" });
const unrestricted = createNeeds({});

const day = "2026-11-24";
const at = (clock: string, onDay = day) => {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return { day: onDay, minutes: hours * 60 + minutes };
};
const sundayEvening = at("20:00", "2026-11-22");

test.each([
  ["suits while the last meal is to come", fasting, "08:00 AM", at("22:59", "2026-11-23"), null],
  ["names the last meal that has passed", fasting, "08:00 AM", at("23:01", "2026-11-23"), "last-meal"],
  ["names the latest slot for fasting", fasting, "12:00 PM", sundayEvening, "after-latest"],
  ["names the latest slot of a test", cortisol, "09:00 AM", sundayEvening, "after-latest"],
  ["names the first bite that has passed", afterMeal, "09:00 AM", at("07:30"), "first-bite"],
  ["suits while the first bite is to come", afterMeal, "09:00 AM", at("06:30"), null],
  ["suits if nothing is needed", unrestricted, "06:00 PM", at("17:00"), null],
] as const)("%s", (_, needs, time, bookedAt, kind) => {
  expect(findSlotConflict(needs, { day, time, bookedAt })?.kind ?? null).toBe(kind);
});

test("a move names only what the present slot does not ask already", () => {
  const morning = at("06:00");
  const from = { day, time: "08:00 AM" } as const;
  const move = (time: "07:00 AM" | "09:00 AM" | "12:00 PM") =>
    findMoveConflict(fasting, from, { day, time, bookedAt: morning });
  expect(move("07:00 AM")).toMatchObject({ kind: "last-meal", at: at("22:00", "2026-11-23") });
  expect(move("09:00 AM")).toBeNull();
  expect(move("12:00 PM")?.kind).toBe("after-latest");
});

test("a move between two slots that are both too late needs no second question", () => {
  const from = { day, time: "02:00 PM" } as const;
  expect(findMoveConflict(fasting, from, { day, time: "03:00 PM", bookedAt: sundayEvening })).toBeNull();
});

test("a visit that was missed says nothing of a fast today", () => {
  const from = { day: "2026-11-23", time: "08:00 AM" } as const;
  const to = { day, time: "08:00 AM", bookedAt: at("06:00") } as const;
  expect(findMoveConflict(fasting, from, to)?.kind).toBe("last-meal");
});

test("a move between two slots that are too late still names a last meal that has passed", () => {
  const from = { day: "2026-11-26", time: "05:00 PM" } as const;
  const to = { day, time: "06:00 PM", bookedAt: at("10:00") } as const;
  expect(findMoveConflict(fasting, from, to)).toMatchObject({ kind: "last-meal", at: at("09:00") });
});
