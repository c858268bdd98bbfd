import { expect, test } from "vitest";
import { daySeats } from "./day-seats.ts";
import type { Slot } from "./schema.ts";

const slot = (state: Slot["state"], free = 0): Slot => ({ time: "09:00 AM", free, state });

test("a day tells its free seats, that it is full, or that its hours are over", () => {
  expect(daySeats({ slots: [slot("past"), slot("free", 3), slot("free", 4)] })).toBe(7);
  expect(daySeats({ slots: [slot("past"), slot("full")] })).toBe("full");
  expect(daySeats({ slots: [slot("past"), slot("past")] })).toBe("over");
});
