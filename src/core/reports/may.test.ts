import { expect, test } from "vitest";
import type { Actor } from "#core/access/actor.ts";
import { maySee } from "./may.ts";

const moment = new Date("2026-11-23T04:00:00Z");
const attached = { releasedAt: null, replacedAt: null };
const released = { releasedAt: moment, replacedAt: null };
const replaced = { releasedAt: moment, replacedAt: moment };

const patient: Actor = { kind: "patient", phone: "+919876543001" };
const desk: Actor = { kind: "admin", name: "owner" };

test.each([
  ["a patient", patient, [false, true, false]],
  ["the desk", desk, [true, true, true]],
  ["a visitor", { kind: "visitor" } as const, [false, false, false]],
])("%s sees an attached, a released and a replaced report: %j", (_who, actor, seen) => {
  expect([attached, released, replaced].map((report) => maySee(actor, report))).toEqual(seen);
});
