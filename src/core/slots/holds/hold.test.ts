import { expect, test } from "vitest";
import { heldSeats, holdClock } from "./hold.ts";

const now = new Date("2026-11-23T04:00:00.900Z");
const until = (seconds: number) => ({ until: holdClock(now) + seconds });

test("a hold counts until its second has come", () => {
  expect(heldSeats({ a: until(1) }, now)).toBe(1);
  expect(heldSeats({ a: until(0) }, now)).toBe(0);
  expect(heldSeats({ a: until(-1) }, now)).toBe(0);
});

test("the visitor's own hold takes no seat from the visitor", () => {
  expect(heldSeats({ a: until(60), b: until(60) }, now, "a")).toBe(1);
  expect(heldSeats({ a: until(60) }, now, "c")).toBe(1);
});
