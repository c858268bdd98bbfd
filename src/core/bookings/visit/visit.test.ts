import { expect, test } from "vitest";
import { companionsOf, doorOfRevived, mostPersonsOfVisit, movedWith, type OneOfVisit } from "./visit.ts";

const one = (more: Partial<OneOfVisit> = {}): OneOfVisit => ({
  visitId: 1,
  day: "2026-11-26",
  time: "07:00 AM",
  status: "confirmed",
  place: "home",
  ...more,
});

test("those of one visit stand at one door, but for who was declined or has another hour", () => {
  const [mother, tested] = [one(), one({ status: "testing_in_progress" })];
  const others = [mother, tested, one({ status: "declined" }), one({ time: "08:00 AM" }), one({ visitId: 2 })];
  expect(companionsOf(one(), others)).toEqual([mother, tested]);
});

test("rows without a visit stand with nobody", () => {
  expect(companionsOf(one({ visitId: null }), [one({ visitId: null })])).toEqual([]);
});

test("a declined booking that comes back joins whoever is expected at its hour", () => {
  expect(doorOfRevived(one({ status: "declined" }), [one(), one({ status: "declined" })])).toBe("joins");
});

test("it has its visit to itself where nobody else is expected", () => {
  expect(doorOfRevived(one({ status: "declined" }), [])).toBe("alone");
  expect(doorOfRevived(one({ status: "declined" }), [one({ status: "declined" })])).toBe("alone");
});

test("it wants a visit of its own where the others have another hour, or are as many as a visit holds", () => {
  expect(doorOfRevived(one({ status: "declined" }), [one({ time: "08:00 AM" })])).toBe("another");
  const full = Array.from({ length: mostPersonsOfVisit }, () => one());
  expect(doorOfRevived(one({ status: "declined" }), full)).toBe("another");
});

test("whoever is still to be seen goes along, and who was seen to stays behind", () => {
  const [waits, seen] = [one(), one({ status: "sample_collected" })];
  expect(movedWith(one(), [waits])).toEqual({ along: [waits], staysBehind: false });
  expect(movedWith(one(), [waits, seen])).toEqual({ along: [waits], staysBehind: true });
  expect(movedWith(one(), [one({ status: "declined" })])).toEqual({ along: [], staysBehind: false });
});
