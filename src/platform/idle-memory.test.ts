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

/** Five seconds in which the process works for so long. */
function pass(workMs: number): number {
  process.usedMs += workMs;
  vi.advanceTimersByTime(5000);
  return process.collected;
}

test("memory is given back once after the start, and once after each time of work", () => {
  expect([0, 20, 0].map(pass)).toEqual([1, 1, 1]);
  expect([3000, 4000, 30, 0, 0].map(pass)).toEqual([1, 1, 2, 2, 2]);
  expect([260, 0].map(pass)).toEqual([2, 3]);
});

test("whoever is at work is not interrupted, and after the end nothing is collected", () => {
  expect([4000, 4000, 4000].map(pass)).toEqual([0, 0, 0]);
  stop();
  expect(pass(0)).toBe(0);
});
