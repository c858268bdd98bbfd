import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collectWhenIdle } from "./idle-gc.server.ts";

const process = { usedMs: 0, collected: 0 };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(process, { usedMs: 0, collected: 0 });
  stop = collectWhenIdle({
    readCpuMs: () => process.usedMs,
    collect: () => {
      process.collected += 1;
      process.usedMs += 400;
    },
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** A minute with this much processor time. */
function pass(workMs: number): number {
  process.usedMs += workMs;
  vi.advanceTimersByTime(60_000);
  return process.collected;
}

test("collects once after the start, and once after each busy period", () => {
  expect([0, 240, 0].map(pass)).toEqual([1, 1, 1]);
  expect([30_000, 40_000, 360, 0, 0].map(pass)).toEqual([1, 1, 2, 2, 2]);
  expect([3100, 0].map(pass)).toEqual([2, 3]);
});

test("a few requests a minute start no collection, which would discard compiled code", () => {
  expect([0, 900, 1500, 2900, 600].map(pass)).toEqual([1, 1, 1, 1, 1]);
});

test("does not collect while busy, nor after it was stopped", () => {
  expect([40_000, 40_000, 40_000].map(pass)).toEqual([0, 0, 0]);
  stop();
  expect(pass(0)).toBe(0);
});
