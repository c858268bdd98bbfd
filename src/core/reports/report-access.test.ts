import { expect, test } from "vitest";
import type { Actor } from "#core/access/actor.ts";
import type { StaffRole } from "#core/access/policy.ts";
import { canSeeReport } from "./report-access.ts";

const time = new Date("2026-11-23T04:00:00Z");
const attached = { releasedAt: null, replacedAt: null };
const released = { releasedAt: time, replacedAt: null };
const replaced = { releasedAt: time, replacedAt: time };

const patient: Actor = { kind: "patient", phone: "+919876543001" };
const owner: Actor = { kind: "admin", id: "1", name: "owner", role: "owner" };
const staff = (role: StaffRole): Actor => ({ kind: "admin", id: "2", name: "Asha", role });

test.each([
  ["a patient", patient, [false, true, false]],
  ["the owner", owner, [true, true, true]],
  ["a technician", staff("technician"), [true, true, true]],
  ["a receptionist", staff("receptionist"), [false, true, false]],
  ["a phlebotomist", staff("phlebotomist"), [false, false, false]],
  ["a visitor", { kind: "visitor" } as const, [false, false, false]],
])("shows %s an attached, a released and a replaced report: %j", (_role, actor, visible) => {
  expect([attached, released, replaced].map((report) => canSeeReport(actor, report))).toEqual(visible);
});
