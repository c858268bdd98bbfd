import { expect, test } from "vitest";
import { bookingStatuses, paymentBadge, paymentStatuses, statusBadge, statusSetBy, timelineOf } from "./statuses.ts";

// Rows 4.8, 4.9, 4.10, 4.11
test.each([
  ["pending", [true, false, false, false]],
  ["confirmed", [true, false, false, false]],
  ["sample_collected", [true, true, false, false]],
  ["testing_in_progress", [true, true, true, false]],
  ["completed", [true, true, true, true]],
  ["declined", [true, false, false, false]],
  ["something else", [true, false, false, false]],
  ["toString", [true, false, false, false]],
  ["", [false, false, false, false]],
])("a booking that is %j has ticked %j", (status, ticked) => {
  expect(timelineOf(status).map(({ isDone }) => isDone)).toEqual(ticked);
});

test("placing a booking confirms it, and its report's release completes it", () => {
  expect([statusSetBy("placing"), statusSetBy("release")]).toEqual(["confirmed", "completed"]);
});

// Rows 4.1, 4.2, 4.5
test("a status has its own badge; what is under way looks alike, what is cancelled is declined, and the rest is an outline", () => {
  const looks = [...bookingStatuses, "processing", "cancelled", "toString"].map((status) => [
    status,
    statusBadge(status).look,
  ]);
  expect(looks).toEqual([
    ["pending", "pending"],
    ["confirmed", "confirmed"],
    ["sample_collected", "processing"],
    ["testing_in_progress", "processing"],
    ["completed", "completed"],
    ["declined", "declined"],
    ["processing", "processing"],
    ["cancelled", "declined"],
    ["toString", "outline"],
  ]);
});

// Rows 4.6, 4.7
test("completed is paid, and pending is unpaid", () => {
  const looks = [...paymentStatuses, "unpaid", "completed", "other"].map((status) => paymentBadge(status).look);
  expect(looks).toEqual(["unpaid", "paid", "failed", "refunded", "unpaid", "paid", "outline"]);
});
