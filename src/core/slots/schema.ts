import { z } from "zod";
import { slotTimes } from "./slot.ts";

export const Day = z.iso
  .date("Please choose a day, written like 2026-11-23.")
  .meta({ description: "A day of the lab's calendar", example: "2026-11-23" });

export const closedReasons = ["sunday", "holiday", "past", "too-far"] as const;

export const SlotState = z.enum(["free", "full", "past"]);

export const Slot = z.object({
  time: z.enum(slotTimes),
  /** Seats that can still be taken; 0 where the slot is full or has begun. */
  free: z.number().int().min(0),
  state: SlotState,
});

export const DayOfSlots = z.object({
  date: Day,
  /** Why nothing can be booked on this day, or null where it is open. */
  closed: z.object({ reason: z.enum(closedReasons), sentence: z.string() }).nullable(),
  slots: z.array(Slot),
});

/** One of the 15 days of the window, as the calendar draws it. */
export const WindowDay = DayOfSlots.omit({ slots: true });

export type ClosedReason = (typeof closedReasons)[number];
export type SlotState = z.infer<typeof SlotState>;
export type Slot = z.infer<typeof Slot>;
export type DayOfSlots = z.infer<typeof DayOfSlots>;
export type WindowDay = z.infer<typeof WindowDay>;
