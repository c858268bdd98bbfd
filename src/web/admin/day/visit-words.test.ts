import { expect, test } from "vitest";
import type { DayVisit } from "#core/desk/day/schema.ts";
import { dueWords, exactSpanWords, hourWords, latenessWords, remindersOf } from "./visit-words.ts";

test.each([
  [0, "0 min late"],
  [52, "52 min late"],
  [60, "1 h late"],
  [2879, "47 h late"],
  [2880, "2 days late"],
  [4400, "3 days late"],
])("%i minutes are told as %s", (minutes, told) => {
  expect(latenessWords({ kind: "late", minutes })).toBe(told);
});

test.each([
  [52, "52 min"],
  [23 * 60 + 59, "23 h"],
  [24 * 60, "1 day"],
  [43 * 60 + 12, "1 day 19 h"],
  [48 * 60, "2 days"],
])("%i minutes of work are told as %s", (minutes, told) => {
  expect(exactSpanWords(minutes)).toBe(told);
});

test("what is about to be late says how long there still is", () => {
  expect(latenessWords({ kind: "soon", minutes: 9 })).toBe("9 min left");
});

test.each([
  ["pending", "₹499"],
  ["failed", "₹499"],
  ["paid", "Paid"],
  ["refunded", "Refunded"],
])("a payment that is %s is told as %s", (paymentStatus, told) => {
  expect(dueWords({ status: "confirmed", totalAmount: "499.00", paymentStatus })).toBe(told);
});

test("nothing is due of a declined visit", () => {
  expect(dueWords({ status: "declined", totalAmount: "499.00", paymentStatus: "pending" })).toBe("");
});

test("blood goes without saying, everything else is a reminder", () => {
  expect(remindersOf({ samples: ["Blood", "Urine"], fastingHours: 10 } as DayVisit)).toEqual(["Urine", "Fasting"]);
  expect(remindersOf({ samples: ["Blood"], fastingHours: null } as DayVisit)).toEqual([]);
});

test.each([
  ["09:00 AM", "9 AM"],
  ["12:00 PM", "12 PM"],
  ["06:30 AM", "6:30 AM"],
])("%s is %s on the board", (time, told) => {
  expect(hourWords(time)).toBe(told);
});
