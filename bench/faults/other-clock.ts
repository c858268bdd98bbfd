import { resolve } from "node:path";
import { clockShift } from "#test/clock.ts";

const TWO_HOURS_MS = 2 * 60 * 60 * 1000;

/** The second process lives two hours later than the first. */
export function otherClock(place: number): Record<string, string> {
  if (place === 0) return {};
  return {
    NODE_OPTIONS: `--import=${resolve("test/clock.ts")}`,
    [clockShift.setting]: String(TWO_HOURS_MS),
  };
}
