import { resolve } from "node:path";
import { clockShift } from "#test/shift-clock.ts";

const TWO_HOURS_MS = 2 * 60 * 60 * 1000;

/** Sets the clock of the second process two hours ahead of the first. */
export function createSkewedClock(index: number): Record<string, string> {
  if (index === 0) return {};
  return {
    NODE_OPTIONS: `--import=${resolve("test/shift-clock.ts")}`,
    [clockShift.setting]: String(TWO_HOURS_MS),
  };
}
