import { expect, test } from "vitest";
import type { Actor } from "./actor.ts";
import { authorize, authorizeBeforeLoad, can, isLimitedToToday } from "./authorize.ts";
import { type Action, parseStaffRole, policy, type StaffRole, staffRoles } from "./policy.ts";

const visitor: Actor = { kind: "visitor" };
const patient: Actor = { kind: "patient", phone: "+919876543001" };
const owner: Actor = { kind: "admin", id: "1", name: "owner", role: "owner" };
const product: Actor = { kind: "system", name: "demo" };

const codeOf = (act: () => void) => {
  try {
    act();
    return "yes";
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

test("lets only the booking's own phone and staff read a booking", () => {
  const read = (actor: Actor, phone: string) => can(actor, "read-bookings", phone);
  expect(read(patient, "+919876543001")).toBe(true);
  expect(read(patient, "+919876543002")).toBe(false);
  expect([read(owner, "+919876543001"), read(product, "")]).toEqual([true, true]);
  expect(read(visitor, "")).toBe(false);
});

test("asks a visitor to sign in and denies a patient", () => {
  expect([visitor, patient, owner].map((actor) => codeOf(() => authorize(actor, "delete-booking")))).toEqual([
    "sign-in-needed",
    "not-allowed",
    "yes",
  ]);
});

test("before loading, lets a patient through and stops a visitor", () => {
  expect(codeOf(() => authorizeBeforeLoad(patient, "read-bookings"))).toBe("yes");
  expect(codeOf(() => authorizeBeforeLoad(visitor, "read-bookings"))).toBe("sign-in-needed");
});

test("opens the message tests only in a demo", () => {
  expect(codeOf(() => authorizeBeforeLoad(visitor, "test-messages", { isDemo: true }))).toBe("yes");
  expect(codeOf(() => authorizeBeforeLoad(visitor, "test-messages", { isDemo: false }))).toBe("sign-in-needed");
});

test("grants visitors no more than patients, and the owner everything but a pathologist's approval", () => {
  for (const [action, rights] of Object.entries(policy) as [Action, (typeof policy)[Action]][]) {
    if (action !== "approve-medical-translations") expect([action, rights.owner]).toEqual([action, "yes"]);
    if (rights.patient === "no") expect([action, rights.visitor]).toEqual([action, "no"]);
  }
});

const staff = (role: StaffRole): Actor => ({ kind: "admin", id: "2", name: "Asha", role });
const rolesWith = (action: Action) => staffRoles.filter((role) => policy[action][role] === "yes");

test("limits a phlebotomist to the day's bookings", () => {
  const phlebotomist = staff("phlebotomist");
  expect([true, false].map((isToday) => can(phlebotomist, "read-bookings", "", isToday))).toEqual([true, false]);
  expect(can(phlebotomist, "read-bookings", "+919876543001")).toBe(false);
  expect(isLimitedToToday(phlebotomist, "read-bookings")).toBe(true);
  expect(staffRoles.filter((role) => isLimitedToToday(staff(role), "read-bookings"))).toEqual(["phlebotomist"]);
});

test("reserves catalogue, lab, areas, retained records and erasure for the owner", () => {
  for (const action of ["edit-catalogue", "edit-lab", "edit-areas", "open-retained-records", "erase-patient"] as const)
    expect([action, rolesWith(action)]).toEqual([action, ["owner"]]);
});

test("lets technicians upload and pathologists release reports, and hides phone lists from phlebotomists", () => {
  expect(rolesWith("manage-reports")).toEqual(["owner", "technician", "pathologist"]);
  expect(rolesWith("release-report")).toEqual(["owner", "pathologist"]);
  for (const action of ["list-patients", "export-bookings", "read-analytics", "manage-waitlist"] as const)
    expect([action, can(staff("phlebotomist"), action)]).toEqual([action, false]);
});

test("parses no role for an account outside the staff", () => {
  expect(["owner", "patient", "", undefined].map(parseStaffRole)).toEqual(["owner", undefined, undefined, undefined]);
});
