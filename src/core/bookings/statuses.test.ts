import { expect, test } from "vitest";
import { statusSetBy, timelineOf } from "./statuses.ts";

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
