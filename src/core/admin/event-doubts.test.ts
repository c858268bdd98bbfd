import { expect, test } from "vitest";
import { needsStaffCheck } from "./event-doubts.ts";

const now = new Date("2026-11-24T04:00:00Z");
const event = {
  receivedAt: new Date("2026-11-23T04:00:00Z"),
  byId: "ravi",
  phlebotomistId: "sunita",
  status: "confirmed",
} as const;
const old = new Date("2026-11-21T04:00:00Z");

test("a wrong clock is listed on its day and the next", () => {
  expect(needsStaffCheck({ ...event, doubt: "clock" }, now)).toBe(true);
  expect(needsStaffCheck({ ...event, doubt: "clock", receivedAt: old }, now)).toBe(false);
});

test("another's event is listed until the visit is given to that phlebotomist", () => {
  expect(needsStaffCheck({ ...event, doubt: "another-phlebotomist" }, now)).toBe(true);
  expect(needsStaffCheck({ ...event, doubt: "another-phlebotomist", phlebotomistId: "ravi" }, now)).toBe(false);
  expect(needsStaffCheck({ ...event, doubt: "another-phlebotomist", phlebotomistId: null, place: "centre" }, now)).toBe(
    false,
  );
  expect(needsStaffCheck({ ...event, doubt: "another-phlebotomist", receivedAt: old }, now)).toBe(false);
});

test("a sample of a cancelled booking is listed while the booking is declined", () => {
  expect(needsStaffCheck({ ...event, doubt: "cancelled", status: "declined", receivedAt: old }, now)).toBe(true);
  expect(needsStaffCheck({ ...event, doubt: "cancelled", status: "sample_collected" }, now)).toBe(false);
});

test("a sample of a moved visit is listed until the booking has it", () => {
  expect(needsStaffCheck({ ...event, doubt: "moved" }, now)).toBe(true);
  expect(needsStaffCheck({ ...event, doubt: "moved", status: "sample_collected" }, now)).toBe(false);
});
