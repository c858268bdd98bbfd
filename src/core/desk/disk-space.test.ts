import { expect, test } from "vitest";
import { isFull, isNearlyFull } from "./disk-space.ts";
import { warningsOf } from "./warnings.ts";

const MB = 1024 ** 2;
const GB = 1024 ** 3;

test.each([
  ["a large disk", 200 * GB, 2 * GB, true],
  ["a large disk", 200 * GB, 2 * GB - 1, false],
  ["a disk of 20 GB", 20 * GB, 1 * GB, true],
  ["a disk of 20 GB", 20 * GB, 1 * GB - 1, false],
  ["a small disk", 1 * GB, 256 * MB, true],
  ["a small disk", 1 * GB, 256 * MB - 1, false],
])("%s of %d bytes with %d left has enough: %s", (_name, totalBytes, freeBytes, hasEnough) => {
  expect(isNearlyFull({ totalBytes, freeBytes })).toBe(!hasEnough);
});

test("less than a few files of the database's log is a full disk", () => {
  expect(isFull({ totalBytes: 20 * GB, freeBytes: 64 * MB })).toBe(false);
  expect(isFull({ totalBytes: 20 * GB, freeBytes: 64 * MB - 1 })).toBe(true);
});

test("of several disks the desk is warned once, of the one with the least room", () => {
  const roomy = { totalBytes: 200 * GB, freeBytes: 100 * GB };
  const low = { totalBytes: 200 * GB, freeBytes: 900 * MB };
  const lower = { totalBytes: 20 * GB, freeBytes: 300 * MB };
  const nothing = {
    guessing: null,
    failing: null,
    reached: [],
    holds: null,
    crowded: [],
    backup: null,
    now: new Date(0),
  };
  expect(warningsOf({ ...nothing, disks: [low, lower, roomy] })).toEqual([
    { code: "disk-nearly-full", freeBytes: 300 * MB },
  ]);
  expect(warningsOf({ ...nothing, disks: [roomy] })).toEqual([]);
});
