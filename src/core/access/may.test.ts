import { expect, test } from "vitest";
import type { Actor } from "./actor.ts";
import { may, requireMay, requireMayAtAll } from "./may.ts";
import { type Action, policy } from "./policy.ts";

const visitor: Actor = { kind: "visitor" };
const patient: Actor = { kind: "patient", phone: "+919876543001" };
const owner: Actor = { kind: "admin", name: "owner" };
const product: Actor = { kind: "system", name: "demo" };

const codeOf = (ask: () => void) => {
  try {
    ask();
    return "yes";
  } catch (refusal) {
    return (refusal as { code?: string }).code;
  }
};

test("a booking is read by its own phone and by the desk, and nobody else", () => {
  const read = (actor: Actor, phone: string) => may(actor, "read-bookings", phone);
  expect(read(patient, "+919876543001")).toBe(true);
  expect(read(patient, "+919876543002")).toBe(false);
  expect([read(owner, "+919876543001"), read(product, "")]).toEqual([true, true]);
  expect(read(visitor, "")).toBe(false);
});

test("a visitor is asked to sign in, a patient is told that it is not theirs", () => {
  expect([visitor, patient, owner].map((actor) => codeOf(() => requireMay(actor, "delete-booking")))).toEqual([
    "sign-in-needed",
    "not-allowed",
    "yes",
  ]);
});

test("before it is known whose booking is meant, a patient may go on and a visitor may not", () => {
  expect(codeOf(() => requireMayAtAll(patient, "read-bookings"))).toBe("yes");
  expect(codeOf(() => requireMayAtAll(visitor, "read-bookings"))).toBe("sign-in-needed");
});

test("the message tests are open in a demo alone", () => {
  expect(codeOf(() => requireMayAtAll(visitor, "test-messages", { isDemo: true }))).toBe("yes");
  expect(codeOf(() => requireMayAtAll(visitor, "test-messages", { isDemo: false }))).toBe("sign-in-needed");
});

test("nobody who is not signed in does what a patient may not, and the owner may do everything", () => {
  for (const [action, rights] of Object.entries(policy) as [Action, (typeof policy)[Action]][]) {
    expect([action, rights.owner]).toEqual([action, "yes"]);
    if (rights.patient === "no") expect([action, rights.visitor]).toEqual([action, "no"]);
  }
});
