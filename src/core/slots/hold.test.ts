import { expect, test } from "vitest";
import { countHeldSeats, toEpochSeconds } from "./hold.ts";

const now = new Date("2026-11-23T04:00:00.900Z");
const until = (seconds: number) => ({ until: toEpochSeconds(now) + seconds });

test("counts a hold until its end, in whole seconds", () => {
  expect(countHeldSeats({ a: until(1) }, now)).toBe(1);
  expect(countHeldSeats({ a: until(0) }, now)).toBe(0);
  expect(countHeldSeats({ a: until(-1) }, now)).toBe(0);
});

test("does not count the visitor's own hold", () => {
  expect(countHeldSeats({ a: until(60), b: until(60) }, now, "a")).toBe(1);
  expect(countHeldSeats({ a: until(60) }, now, "c")).toBe(1);
});
