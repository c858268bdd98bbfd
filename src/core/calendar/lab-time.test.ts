import { expect, test } from "vitest";
import { millisecondsToMidnight } from "./lab-time.ts";

test.each([
  ["2026-11-23T18:29:59Z", 1_000],
  ["2026-11-23T18:30:00Z", 24 * 3_600_000],
])("at %s, counts %i ms to the lab's next midnight", (now, away) => {
  expect(millisecondsToMidnight(new Date(now))).toBe(away);
});
