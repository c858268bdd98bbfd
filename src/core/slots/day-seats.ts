import type { DaySlots } from "./schema.ts";

/** Returns the free seats of a day; without any, "over" if all its slots have begun, otherwise "full". */
export function summarizeDaySeats({ slots }: Pick<DaySlots, "slots">): number | "over" | "full" {
  const free = slots.reduce((sum, slot) => sum + slot.free, 0);
  if (free > 0) return free;
  return slots.every(({ state }) => state === "past") ? "over" : "full";
}
