import { expect, test } from "vitest";
import { parseContact, toAccountEmail } from "./contact.ts";
import { getInvitationEnd, getStaffState } from "./invitation.ts";

const now = new Date("2026-11-23T04:00:00Z");
const before = new Date("2026-11-20T04:00:00Z");
const noDates = { joinedAt: null, inviteUntil: null, switchedOffAt: null };

test.each([
  ["has a password", { ...noDates, joinedAt: before }, "joined"],
  ["has an open invitation", { ...noDates, inviteUntil: getInvitationEnd(before) }, "invited"],
  ["has an expired invitation", { ...noDates, inviteUntil: before }, "expired"],
  ["was deactivated", { ...noDates, joinedAt: before, switchedOffAt: now }, "off"],
  [
    "was deactivated and invited again",
    { ...noDates, switchedOffAt: before, inviteUntil: getInvitationEnd(now) },
    "invited",
  ],
] as const)("returns the state of a member who %s: %j", (_label, dates, state) => {
  expect(getStaffState(dates, now)).toBe(state);
});

test("ends an invitation after seven days", () => {
  expect(getInvitationEnd(now)).toEqual(new Date("2026-11-30T04:00:00Z"));
});

test("parses a phone or an email address as a contact", () => {
  expect([" Meera@Nabz.in ", "098140 11223", "+1 416 555 0199", "Manpreet", ""].map(parseContact)).toEqual([
    "meera@nabz.in",
    "+919814011223",
    "+14165550199",
    null,
    null,
  ]);
  expect(["+919814011223", "meera@nabz.in"].map(toAccountEmail)).toEqual([
    "919814011223@staff.invalid",
    "meera@nabz.in",
  ]);
});
