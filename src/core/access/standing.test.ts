import { expect, test } from "vitest";
import { staffRoles } from "./policy.ts";
import { standingOf } from "./standing.ts";

const bare = { hasSecondStep: false, isProved: false };

test("in production the owner and who approves set up a second step first, and nobody in a demo", () => {
  const enrolling = (isForced: boolean) =>
    staffRoles.filter((role) => standingOf({ role, ...bare }, isForced) === "enrolling");
  expect([enrolling(true), enrolling(false)]).toEqual([["owner", "approver"], []]);
});

test("once a second step is on, no session counts that a password alone has opened", () => {
  for (const role of staffRoles)
    for (const isForced of [true, false]) {
      expect(standingOf({ role, hasSecondStep: true, isProved: false }, isForced)).toBeNull();
      expect(standingOf({ role, hasSecondStep: true, isProved: true }, isForced)).toBe("admin");
    }
});
