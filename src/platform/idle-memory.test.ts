import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collectWhenIdle } from "./idle-memory.server.ts";

const process = { usedMs: 0, collected: 0 };
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(process, { usedMs: 0, collected: 0 });
  stop = collectWhenIdle({
    usedMs: () => process.usedMs,
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

/** A minute in which the process works for so long. */
function pass(workMs: number): number {
  process.usedMs += workMs;
  vi.advanceTimersByTime(60_000);
  return process.collected;
}

test("memory is given back once after the start, and once after each time of work", () => {
  expect([0, 240, 0].map(pass)).toEqual([1, 1, 1]);
  expect([30_000, 40_000, 360, 0, 0].map(pass)).toEqual([1, 1, 2, 2, 2]);
  expect([3100, 0].map(pass)).toEqual([2, 3]);
});

test("what a few patients ask for in a minute starts no collection, which would take compiled code along", () => {
  expect([0, 900, 1500, 2900, 600].map(pass)).toEqual([1, 1, 1, 1, 1]);
});

test("whoever is at work is not interrupted, and after the end nothing is collected", () => {
  expect([40_000, 40_000, 40_000].map(pass)).toEqual([0, 0, 0]);
  stop();
  expect(pass(0)).toBe(0);
});
