import { expect, test } from "vitest";
import type { Actor } from "#core/access/actor.ts";
import type { StaffRole } from "#core/access/policy.ts";
import { maySee } from "./may.ts";

const moment = new Date("2026-11-23T04:00:00Z");
const attached = { releasedAt: null, replacedAt: null };
const released = { releasedAt: moment, replacedAt: null };
const replaced = { releasedAt: moment, replacedAt: moment };

const patient: Actor = { kind: "patient", phone: "+919876543001" };
const desk: Actor = { kind: "admin", id: "1", name: "owner", role: "owner" };
const staff = (role: StaffRole): Actor => ({ kind: "admin", id: "2", name: "Somebody", role });

test.each([
  ["a patient", patient, [false, true, false]],
  ["the desk", desk, [true, true, true]],
  ["who uploads reports", staff("lab"), [true, true, true]],
  ["who writes to patients", staff("desk"), [false, true, false]],
  ["who takes samples", staff("collector"), [false, false, false]],
  ["a visitor", { kind: "visitor" } as const, [false, false, false]],
])("%s sees an attached, a released and a replaced report: %j", (_who, actor, seen) => {
  expect([attached, released, replaced].map((report) => maySee(actor, report))).toEqual(seen);
});
