import type { DayOfSlots } from "./schema.ts";

/** How many seats of a day can still be taken; where none can, whether its hours are over or full. */
export function daySeats({ slots }: Pick<DayOfSlots, "slots">): number | "over" | "full" {
  const free = slots.reduce((sum, slot) => sum + slot.free, 0);
  if (free > 0) return free;
  return slots.every(({ state }) => state === "past") ? "over" : "full";
}
