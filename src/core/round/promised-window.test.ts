import { expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { formatPromisedWindow, getPromisedWindow, isPromiseOver } from "./promised-window.ts";

const visit = { day: "2026-11-23", time: "08:00 AM", promisedFrom: null, promisedTo: null };

test("the window is the promised one, otherwise the slot's hour", () => {
  expect(getPromisedWindow(visit)).toEqual({ from: 480, to: 540 });
  expect(getPromisedWindow({ ...visit, promisedFrom: 510, promisedTo: 570 })).toEqual({ from: 510, to: 570 });
  expect(formatPromisedWindow({ ...visit, time: "11:00 AM" }, sentences.clock)).toEqual(["11:00 AM", "12:00 PM"]);
});

test("a promise is over after its last minute, or after its day", () => {
  expect(isPromiseOver(visit, { day: "2026-11-23", minutes: 540 })).toBe(false);
  expect(isPromiseOver(visit, { day: "2026-11-23", minutes: 541 })).toBe(true);
  expect(isPromiseOver({ ...visit, promisedFrom: 510, promisedTo: 570 }, { day: "2026-11-23", minutes: 541 })).toBe(
    false,
  );
  expect(isPromiseOver(visit, { day: "2026-11-24", minutes: 0 })).toBe(true);
  expect(isPromiseOver(visit, { day: "2026-11-22", minutes: 700 })).toBe(false);
});
