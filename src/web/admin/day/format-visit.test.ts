import { expect, test } from "vitest";
import type { DayVisit } from "#core/admin/day-schema.ts";
import {
  formatAmountDue,
  formatExactDuration,
  formatLateness,
  formatSlotTime,
  listCollectionHints,
} from "./format-visit.ts";

test.each([
  [0, "0 min late"],
  [52, "52 min late"],
  [60, "1 h late"],
  [2879, "47 h late"],
  [2880, "2 days late"],
  [4400, "3 days late"],
])("formats a delay of %i minutes as %s", (minutes, expected) => {
  expect(formatLateness({ kind: "late", minutes })).toBe(expected);
});

test.each([
  [52, "52 min"],
  [23 * 60 + 59, "23 h"],
  [24 * 60, "1 day"],
  [43 * 60 + 12, "1 day 19 h"],
  [48 * 60, "2 days"],
])("formats a duration of %i minutes as %s", (minutes, expected) => {
  expect(formatExactDuration(minutes)).toBe(expected);
});

test("shows the minutes left before a visit is late", () => {
  expect(formatLateness({ kind: "soon", minutes: 9 })).toBe("9 min left");
});

test.each([
  ["pending", "499.00", "₹499"],
  ["failed", "199.00", "₹199"],
  ["paid", "0.00", "Paid"],
  ["refunded", "0.00", "Refunded"],
  ["pending", "0.00", ""],
])("formats what is due of a %s payment, %s, as %j", (paymentStatus, dueAmount, expected) => {
  expect(formatAmountDue({ dueAmount, paymentStatus })).toBe(expected);
});

test("lists samples other than blood, and fasting", () => {
  expect(listCollectionHints({ samples: ["Blood", "Urine"], fastingHours: 10 } as DayVisit)).toEqual([
    "Urine",
    "Fasting",
  ]);
  expect(listCollectionHints({ samples: ["Blood"], fastingHours: null } as DayVisit)).toEqual([]);
});

test.each([
  ["09:00 AM", "9 AM"],
  ["12:00 PM", "12 PM"],
  ["06:30 AM", "6:30 AM"],
])("shortens %s to %s", (time, expected) => {
  expect(formatSlotTime(time)).toBe(expected);
});
