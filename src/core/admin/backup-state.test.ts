import { expect, test } from "vitest";
import { isBackupStale } from "./backup-state.ts";

const now = new Date("2026-11-22T21:30:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

test.each([
  ["of last night", { lastGoodAt: hoursAgo(18), fault: null }, false],
  ["of last night, though the newest try failed", { lastGoodAt: hoursAgo(42), fault: "no space left" }, false],
  ["of more than two days ago", { lastGoodAt: hoursAgo(49), fault: null }, true],
  ["that is being made for the first time", { lastGoodAt: null, fault: null }, false],
  ["that failed at the first try", { lastGoodAt: null, fault: "no space left" }, true],
])("a backup %s is stale: %#", (_name, state, isStale) => {
  expect(isBackupStale(state, now)).toBe(isStale);
});
