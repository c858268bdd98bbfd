import { expect, test } from "vitest";
import { isIdle, shouldRecordUse } from "./idle-lock.ts";

const now = new Date("2026-11-23T04:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test("locks a session after the configured idle minutes, and never at 0", () => {
  expect([isIdle(ago(599), now, 10), isIdle(ago(600), now, 10)]).toEqual([false, true]);
  expect([isIdle(ago(99_999), now, 0), isIdle(null, now, 10)]).toEqual([false, false]);
});

test("records attended use every half minute, and not a page's own requests", () => {
  const recorded = (usedAt: Date | null, isAttended: boolean) => shouldRecordUse(usedAt, now, { isAttended });
  expect([recorded(ago(29), true), recorded(ago(30), true), recorded(ago(3000), false)]).toEqual([false, true, false]);
  expect(recorded(null, false)).toBe(true);
});
