import { expect, test } from "vitest";
import { isDiskFull, isDiskNearlyFull } from "./disk-space.ts";
import { createWarnings } from "./warnings.ts";

const MB = 1024 ** 2;
const GB = 1024 ** 3;

test.each([
  ["a large disk", 200 * GB, 2 * GB, true],
  ["a large disk", 200 * GB, 2 * GB - 1, false],
  ["a disk of 20 GB", 20 * GB, 1 * GB, true],
  ["a disk of 20 GB", 20 * GB, 1 * GB - 1, false],
  ["a small disk", 1 * GB, 256 * MB, true],
  ["a small disk", 1 * GB, 256 * MB - 1, false],
])("%s of %d bytes with %d left has enough space: %s", (_name, totalBytes, freeBytes, hasEnough) => {
  expect(isDiskNearlyFull({ totalBytes, freeBytes })).toBe(!hasEnough);
});

test("a disk without room for a few WAL files is full", () => {
  expect(isDiskFull({ totalBytes: 20 * GB, freeBytes: 64 * MB })).toBe(false);
  expect(isDiskFull({ totalBytes: 20 * GB, freeBytes: 64 * MB - 1 })).toBe(true);
});

test("warns once about several disks, naming the one with the least space", () => {
  const ample = { totalBytes: 200 * GB, freeBytes: 100 * GB };
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
  expect(createWarnings({ ...nothing, disks: [low, lower, ample] })).toEqual([
    { code: "disk-nearly-full", freeBytes: 300 * MB },
  ]);
  expect(createWarnings({ ...nothing, disks: [ample] })).toEqual([]);
});
