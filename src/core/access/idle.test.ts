import { expect, test } from "vitest";
import { isIdle, isUseKept } from "./idle.ts";

const now = new Date("2026-11-23T04:00:00Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test("a session locks once nobody has used it for as long as the lab has set, and never where it has set nothing", () => {
  expect([isIdle(ago(599), now, 10), isIdle(ago(600), now, 10)]).toEqual([false, true]);
  expect([isIdle(ago(99_999), now, 0), isIdle(null, now, 10)]).toEqual([false, false]);
});

test("what somebody does is a use, kept to the half minute; what a page asks by itself is none", () => {
  const kept = (usedAt: Date | null, isAttended: boolean) => isUseKept(usedAt, now, { isAttended });
  expect([kept(ago(29), true), kept(ago(30), true), kept(ago(3000), false)]).toEqual([false, true, false]);
  expect(kept(null, false)).toBe(true);
});
