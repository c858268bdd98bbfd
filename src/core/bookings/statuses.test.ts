import { expect, test } from "vitest";
import { bookingStatuses, isBeforeLab, paymentBadge, statusBadge, statusSetBy, timelineOf } from "./statuses.ts";

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
])("a booking that is %j has ticked %j", (status, ticked) => {
  expect(timelineOf(status).map(({ isDone }) => isDone)).toEqual(ticked);
});

test("placing a booking confirms it, and its report's release completes it", () => {
  expect([statusSetBy("placing"), statusSetBy("release")]).toEqual(["confirmed", "completed"]);
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
])("the badge of a booking that is %j looks %s", (status, look) => {
  expect(statusBadge(status).look).toBe(look);
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
])("the badge of a payment that is %j looks %s", (status, look) => {
  expect(paymentBadge(status).look).toBe(look);
});

test("tests are added and taken away until the sample is in the lab", () => {
  expect(bookingStatuses.filter(isBeforeLab)).toEqual(["pending", "confirmed", "sample_collected"]);
});
