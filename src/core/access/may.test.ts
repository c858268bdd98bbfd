import { expect, test } from "vitest";
import type { Actor } from "./actor.ts";
import { isForToday, may, requireMay, requireMayAtAll } from "./may.ts";
import { type Action, policy, type StaffRole, staffRoleOf, staffRoles } from "./policy.ts";

const visitor: Actor = { kind: "visitor" };
const patient: Actor = { kind: "patient", phone: "+919876543001" };
const owner: Actor = { kind: "admin", id: "1", name: "owner", role: "owner" };
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

const staff = (role: StaffRole): Actor => ({ kind: "admin", id: "2", name: "Somebody", role });
const whoMay = (action: Action) => staffRoles.filter((role) => policy[action][role] === "yes");

test("who takes samples sees the day's bookings and no other", () => {
  const collector = staff("collector");
  expect([true, false].map((isToday) => may(collector, "read-bookings", "", isToday))).toEqual([true, false]);
  expect(may(collector, "read-bookings", "+919876543001")).toBe(false);
  expect(isForToday(collector, "read-bookings")).toBe(true);
  expect(staffRoles.filter((role) => isForToday(staff(role), "read-bookings"))).toEqual(["collector"]);
});

test("prices, the lab itself, what was kept of the erased and erasing are the owner's alone", () => {
  for (const action of ["edit-catalogue", "edit-lab", "edit-areas", "open-kept-records", "erase-patient"] as const)
    expect([action, whoMay(action)]).toEqual([action, ["owner"]]);
});

test("a report is uploaded by the lab and released by who approves; who takes samples has no list of phones", () => {
  expect(whoMay("keep-reports")).toEqual(["owner", "lab", "approver"]);
  expect(whoMay("release-report")).toEqual(["owner", "approver"]);
  for (const action of ["list-patients", "export-bookings", "read-figures", "keep-waitlist"] as const)
    expect([action, may(staff("collector"), action)]).toEqual([action, false]);
});

test("an account that is no longer of the staff, or never was, has no role", () => {
  expect(["owner", "patient", "", undefined].map(staffRoleOf)).toEqual(["owner", undefined, undefined, undefined]);
});
