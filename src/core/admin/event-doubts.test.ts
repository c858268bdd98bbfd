import { expect, test } from "vitest";
import { needsCheck } from "./event-doubts.ts";

const now = new Date("2026-11-24T04:00:00Z");
const event = {
  receivedAt: new Date("2026-11-23T04:00:00Z"),
  byId: "ravi",
  phlebotomistId: "sunita",
  status: "confirmed",
} as const;
const old = new Date("2026-11-21T04:00:00Z");

test("a wrong clock is listed on its day and the next", () => {
  expect(needsCheck({ ...event, doubt: "clock" }, now)).toBe(true);
  expect(needsCheck({ ...event, doubt: "clock", receivedAt: old }, now)).toBe(false);
});

test("another's event is listed until the visit is given to that phlebotomist", () => {
  expect(needsCheck({ ...event, doubt: "another-phlebotomist" }, now)).toBe(true);
  expect(needsCheck({ ...event, doubt: "another-phlebotomist", phlebotomistId: "ravi" }, now)).toBe(false);
  expect(needsCheck({ ...event, doubt: "another-phlebotomist", phlebotomistId: null, place: "centre" }, now)).toBe(
    false,
  );
  expect(needsCheck({ ...event, doubt: "another-phlebotomist", receivedAt: old }, now)).toBe(false);
});

test("a sample of a cancelled booking is listed while the booking is declined", () => {
  expect(needsCheck({ ...event, doubt: "cancelled", status: "declined", receivedAt: old }, now)).toBe(true);
  expect(needsCheck({ ...event, doubt: "cancelled", status: "sample_collected" }, now)).toBe(false);
});

test("a sample of a moved visit is listed until the booking has it", () => {
  expect(needsCheck({ ...event, doubt: "moved" }, now)).toBe(true);
  expect(needsCheck({ ...event, doubt: "moved", status: "sample_collected" }, now)).toBe(false);
});
