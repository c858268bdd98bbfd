import { expect, test } from "vitest";
import {
  listVisitMembers,
  MAX_VISIT_MEMBERS,
  resolveRestoredVisit,
  splitMovedMembers,
  type VisitMember,
} from "./visit-members.ts";

const createMember = (more: Partial<VisitMember> = {}): VisitMember => ({
  visitId: 1,
  day: "2026-11-26",
  time: "07:00 AM",
  status: "confirmed",
  place: "home",
  ...more,
});

test("lists the members of a visit, except declined ones and other slots", () => {
  const [mother, tested] = [createMember(), createMember({ status: "testing_in_progress" })];
  const others = [
    mother,
    tested,
    createMember({ status: "declined" }),
    createMember({ time: "08:00 AM" }),
    createMember({ visitId: 2 }),
  ];
  expect(listVisitMembers(createMember(), others)).toEqual([mother, tested]);
});

test("rejoins a restored booking with members expected in its slot", () => {
  expect(
    resolveRestoredVisit(createMember({ status: "declined" }), [createMember(), createMember({ status: "declined" })]),
  ).toBe("joins");
});

test("leaves a restored booking alone in its visit if no one else is expected", () => {
  expect(resolveRestoredVisit(createMember({ status: "declined" }), [])).toBe("alone");
  expect(resolveRestoredVisit(createMember({ status: "declined" }), [createMember({ status: "declined" })])).toBe(
    "alone",
  );
});

test("gives a restored booking its own visit if the others moved or the visit is full", () => {
  expect(resolveRestoredVisit(createMember({ status: "declined" }), [createMember({ time: "08:00 AM" })])).toBe(
    "another",
  );
  const full = Array.from({ length: MAX_VISIT_MEMBERS }, () => createMember());
  expect(resolveRestoredVisit(createMember({ status: "declined" }), full)).toBe("another");
});

test("moves upcoming members and leaves those already sampled", () => {
  const [upcoming, sampled] = [createMember(), createMember({ status: "sample_collected" })];
  expect(splitMovedMembers(createMember(), [upcoming])).toEqual({ along: [upcoming], staysBehind: false });
  expect(splitMovedMembers(createMember(), [upcoming, sampled])).toEqual({ along: [upcoming], staysBehind: true });
  expect(splitMovedMembers(createMember(), [createMember({ status: "declined" })])).toEqual({
    along: [],
    staysBehind: false,
  });
});
