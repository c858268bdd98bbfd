import { expect, test } from "vitest";
import { summarizeDaySeats } from "./day-seats.ts";
import type { Slot } from "./schema.ts";

const slot = (state: Slot["state"], free = 0): Slot => ({ time: "09:00 AM", free, state });

test("summarizes a day as its free seats, full or over", () => {
  expect(summarizeDaySeats({ slots: [slot("past"), slot("free", 3), slot("free", 4)] })).toBe(7);
  expect(summarizeDaySeats({ slots: [slot("past"), slot("full")] })).toBe("full");
  expect(summarizeDaySeats({ slots: [slot("past"), slot("past")] })).toBe("over");
});
