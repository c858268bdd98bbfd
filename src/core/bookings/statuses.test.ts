import { expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { sampleStatuses } from "#db/schema/values.ts";
import {
  bookingStatuses,
  getPaymentBadge,
  getStatusBadge,
  getStatusSetBy,
  getTimelineStep,
  isBeforeLab,
  listTimelineSteps,
} from "./statuses.ts";

// Rows 4.8, 4.9, 4.10, 4.11
test.each([
  ["pending", [true, false, false, false]],
  ["confirmed", [true, false, false, false]],
  ["sample_collected", [true, true, false, false]],
  ["testing_in_progress", [true, true, true, false]],
  ["completed", [true, true, true, true]],
  ["declined", [true, false, false, false]],
  ["processing", [true, false, false, false]],
  ["cancelled", [true, false, false, false]],
  ["something else", [true, false, false, false]],
  ["toString", [true, false, false, false]],
  ["", [false, false, false, false]],
])("ticks for the status %j the steps %j", (status, ticked) => {
  expect(listTimelineSteps(status).map(({ isDone }) => isDone)).toEqual(ticked);
});

test("the sample is with the lab between its collection and the report", () => {
  const inLab = bookingStatuses.filter((status) => ["collected", "testing"].includes(getTimelineStep(status)));
  expect(sampleStatuses).toEqual(inLab);
});

test("confirms a new booking and completes it by the report's release", () => {
  expect([getStatusSetBy("placing"), getStatusSetBy("release")]).toEqual(["confirmed", "completed"]);
});

// Rows 4.2, 4.5
test.each([
  ["pending", "pending"],
  ["confirmed", "confirmed"],
  ["sample_collected", "processing"],
  ["testing_in_progress", "processing"],
  ["completed", "completed"],
  ["declined", "declined"],
  ["processing", "processing"],
  ["cancelled", "declined"],
  ["toString", "outline"],
])("shows the status %j with the badge %s", (status, look) => {
  expect(getStatusBadge(status, sentences.statusLabels).look).toBe(look);
});

// Row 4.7
test.each([
  ["pending", "unpaid"],
  ["unpaid", "unpaid"],
  ["paid", "paid"],
  ["completed", "paid"],
  ["failed", "failed"],
  ["refunded", "refunded"],
  ["other", "outline"],
])("shows the payment status %j with the badge %s", (status, look) => {
  expect(getPaymentBadge(status, sentences.paymentLabels).look).toBe(look);
});

test("allows changing tests until the sample is in the lab", () => {
  expect(bookingStatuses.filter(isBeforeLab)).toEqual(["pending", "confirmed", "sample_collected"]);
});
