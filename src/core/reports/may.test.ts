import { expect, test } from "vitest";
import type { Actor } from "#core/actor.ts";
import { Refusal } from "#core/refusal.ts";
import { requireReadable } from "./may.ts";

const phone = "+919876543001";
const owner: Actor = { kind: "patient", phone };
const other: Actor = { kind: "patient", phone: "+919876543002" };
const desk: Actor = { kind: "admin", name: "owner" };
const visitor: Actor = { kind: "visitor" };

const moment = new Date("2026-11-23T04:00:00Z");
const attached = { releasedAt: null, replacedAt: null };
const released = { releasedAt: moment, replacedAt: null };
const replaced = { releasedAt: moment, replacedAt: moment };

function answerTo(actor: Actor, report: typeof attached | typeof released | typeof replaced | undefined): string {
  try {
    requireReadable(actor, phone, report);
    return "may read";
  } catch (refusal) {
    return refusal instanceof Refusal ? refusal.code : String(refusal);
  }
}

test.each([
  ["its patient", owner, ["not-found", "not-found", "may read", "not-found"]],
  ["another patient", other, ["not-allowed", "not-allowed", "not-allowed", "not-allowed"]],
  ["a visitor", visitor, ["sign-in-needed", "sign-in-needed", "sign-in-needed", "sign-in-needed"]],
  ["the desk", desk, ["not-found", "may read", "may read", "may read"]],
])("%s gets none, an attached, a released and a replaced report as the rule says", (_who, actor, answers) => {
  expect([undefined, attached, released, replaced].map((report) => answerTo(actor, report))).toEqual(answers);
});
