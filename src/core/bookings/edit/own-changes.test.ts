import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { expect, test } from "vitest";
import { fromLabTime } from "#core/calendar/lab-time.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { findOwnChangeObstacle, getChangeDeadline, type OwnVisit } from "./own-changes.ts";

const at = (day: string, hour: number, minute = 0) => ({ day, minutes: hour * 60 + minute });

test.each([
  ["four hours before an afternoon slot", ["2026-11-25", "03:00 PM"], 240, at("2026-11-25", 11)],
  ["at 6 AM, which is no night any more", ["2026-11-25", "10:00 AM"], 240, at("2026-11-25", 6)],
  ["11 PM of the evening before, not 3 AM", ["2026-11-25", "07:00 AM"], 240, at("2026-11-24", 23)],
  ["11 PM of the evening before, not midnight", ["2026-11-25", "12:00 PM"], 720, at("2026-11-24", 23)],
  ["11 PM, not half past", ["2026-11-25", "07:00 AM"], 450, at("2026-11-24", 23)],
  ["the hour itself a day before", ["2026-11-25", "07:00 AM"], 1440, at("2026-11-24", 7)],
  ["two days before", ["2026-11-25", "07:00 AM"], 2880, at("2026-11-23", 7)],
  ["11 PM two days before, not 1 AM of the day before", ["2026-11-25", "07:00 AM"], 1800, at("2026-11-23", 23)],
  ["on a Sunday, for a Monday", ["2026-11-30", "07:00 AM"], 240, at("2026-11-29", 23)],
  ["on 29 February", ["2028-03-01", "07:00 AM"], 240, at("2028-02-29", 23)],
  ["in another year", ["2027-01-01", "07:00 AM"], 240, at("2026-12-31", 23)],
  ["the slot's start without minutes", ["2026-11-25", "07:00 AM"], 0, at("2026-11-25", 7)],
] as const)("the deadline is %s", (_what, [day, time], minutes, deadline) => {
  expect(getChangeDeadline({ day, time }, minutes)).toEqual(deadline);
});

test("no deadline is at night or after the minutes before the slot, and none is a whole night earlier", () => {
  fc.assert(
    fc.property(fc.constantFrom(...slotTimes), fc.integer({ min: 0, max: 2880 }), (time, minutes) => {
      const deadline = getChangeDeadline({ day: "2026-11-25", time }, minutes);
      expect(deadline.minutes).toBeGreaterThanOrEqual(6 * 60);
      expect(deadline.minutes).toBeLessThanOrEqual(23 * 60);
      const start = fromLabTime({ day: "2026-11-25", minutes: slotTimes.indexOf(time) * 60 + 7 * 60 });
      const earlier = start.getTime() - minutes * 60_000 - fromLabTime(deadline).getTime();
      expect(earlier).toBeGreaterThanOrEqual(0);
      expect(earlier).toBeLessThan(7 * 3_600_000);
    }),
  );
});

test.each(["UTC", "America/Vancouver", "Pacific/Auckland"])("the deadline is the same on a server in %s", (zone) => {
  const program = `
    import { getChangeDeadline } from "#core/bookings/edit/own-changes.ts";
    import { fromLabTime } from "#core/calendar/lab-time.ts";
    const deadlines = ["07:00 AM", "12:00 PM"].map((time) => getChangeDeadline({ day: "2026-03-08", time }, 240));
    console.log(JSON.stringify(deadlines.map((deadline) => [deadline, fromLabTime(deadline)])));
  `;
  const run = (TZ: string) =>
    execFileSync(process.execPath, ["--input-type=module", "-e", program], {
      env: { ...process.env, TZ },
      encoding: "utf8",
    });
  expect(run(zone)).toBe(run("Asia/Kolkata"));
});

const visit: OwnVisit = { day: "2026-11-25", time: "07:00 AM", status: "confirmed", place: "home" };
const free = { isShared: false, isUnderWay: false, movesMade: 0, movesAfterEating: 0 };
const rules = { moveUntilMinutes: 240, cancelUntilMinutes: 120, movesAllowed: 2 };
const inTime = fromLabTime(at("2026-11-24", 23));
const late = new Date(inTime.getTime() + 60_000);

test("a visit can be changed until its deadline, the minute itself included", () => {
  const afternoon = { ...visit, time: "03:00 PM" };
  const find = (change: "move" | "cancel", hour: number, minute = 0) =>
    findOwnChangeObstacle(change, afternoon, free, { rules, now: fromLabTime(at("2026-11-25", hour, minute)) });
  expect([find("move", 11), find("move", 11, 1)]).toEqual([null, "deadline"]);
  expect([find("cancel", 11, 1), find("cancel", 13), find("cancel", 13, 1)]).toEqual([null, null, "deadline"]);
});

test.each([
  ["a collected sample", { status: "sample_collected" }, {}, "over"],
  ["a declined visit", { status: "declined" }, {}, "over"],
  ["a visit at the centre", { place: "centre" }, {}, "at-centre"],
  ["another phone's patient", {}, { isShared: true }, "shared"],
  ["a phlebotomist on the way", {}, { isUnderWay: true }, "under-way"],
] as const)("%s stands in the way of both changes", (_what, changedVisit, state, obstacle) => {
  for (const change of ["move", "cancel"] as const) {
    const found = findOwnChangeObstacle(
      change,
      { ...visit, ...changedVisit },
      { ...free, ...state },
      { rules, now: inTime },
    );
    expect(found).toBe(obstacle);
  }
});

test("used moves stand in the way of another one, not of a cancellation", () => {
  const find = (change: "move" | "cancel", movesMade: number, movesAllowed = 2) =>
    findOwnChangeObstacle(change, visit, { ...free, movesMade }, { rules: { ...rules, movesAllowed }, now: inTime });
  expect([find("move", 1), find("move", 2), find("move", 0, 0)]).toEqual([null, "moves-used", "moves-used"]);
  expect(find("cancel", 2)).toBeNull();
});

test("after eating, a visit can be moved until its slot begins, whatever moves were made, but not from a phlebotomist on the way", () => {
  const find = (now: Date, state = {}) =>
    findOwnChangeObstacle("move", visit, { ...free, movesMade: 2, ...state }, { rules, now, isAfterEating: true });
  expect(find(late)).toBeNull();
  expect(find(fromLabTime(at("2026-11-25", 7)))).toBeNull();
  expect(find(fromLabTime(at("2026-11-25", 7, 1)))).toBe("deadline");
  expect(find(late, { isUnderWay: true })).toBe("under-way");
});

test("eating again is no way to move a visit without end", () => {
  const find = (movesAfterEating: number, isAfterEating = true) =>
    findOwnChangeObstacle("move", visit, { ...free, movesAfterEating }, { rules, now: inTime, isAfterEating });
  expect([find(1), find(2), find(2, false)]).toEqual([null, "moves-used", null]);
});
