import { expect, test } from "vitest";
import { staffRoles } from "./policy.ts";
import { getSessionState } from "./session-state.ts";

const bare = { hasSecondStep: false, isProved: false };

test("requires owner and pathologist to set up a second step in production only", () => {
  const enrolling = (isForced: boolean) =>
    staffRoles.filter((role) => getSessionState({ role, ...bare }, isForced) === "enrolling");
  expect([enrolling(true), enrolling(false)]).toEqual([["owner", "pathologist"], []]);
});

test("rejects a password-only session once the second step is on", () => {
  for (const role of staffRoles)
    for (const isForced of [true, false]) {
      expect(getSessionState({ role, hasSecondStep: true, isProved: false }, isForced)).toBeNull();
      expect(getSessionState({ role, hasSecondStep: true, isProved: true }, isForced)).toBe("admin");
    }
});
