import { expect, test } from "vitest";
import { accountEmail, contactOf } from "./contact.ts";
import { inviteEnd, stateOf } from "./invitation.ts";

const now = new Date("2026-11-23T04:00:00Z");
const before = new Date("2026-11-20T04:00:00Z");
const nothing = { joinedAt: null, inviteUntil: null, switchedOffAt: null };

test.each([
  ["has a password", { ...nothing, joinedAt: before }, "joined"],
  ["was asked and has not answered", { ...nothing, inviteUntil: inviteEnd(before) }, "invited"],
  ["was asked too long ago", { ...nothing, inviteUntil: before }, "expired"],
  ["was switched off", { ...nothing, joinedAt: before, switchedOffAt: now }, "off"],
  [
    "was switched off and is asked again",
    { ...nothing, switchedOffAt: before, inviteUntil: inviteEnd(now) },
    "invited",
  ],
] as const)("somebody who %s stands so with the desk: %j", (_who, standing, state) => {
  expect(stateOf(standing, now)).toBe(state);
});

test("an invitation can be answered for seven days", () => {
  expect(inviteEnd(now)).toEqual(new Date("2026-11-30T04:00:00Z"));
});

test("a contact is a phone or an email address, however it is written", () => {
  expect([" Meera@Nabz.in ", "098140 11223", "+1 416 555 0199", "Manpreet", ""].map(contactOf)).toEqual([
    "meera@nabz.in",
    "+919814011223",
    "+14165550199",
    null,
    null,
  ]);
  expect(["+919814011223", "meera@nabz.in"].map(accountEmail)).toEqual(["919814011223@staff.invalid", "meera@nabz.in"]);
});
