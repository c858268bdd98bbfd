import { z } from "zod";
import { slotCountWord, slotTimes } from "./grid.ts";

/** A day as it is sent; the database's calendar has no year 0. */
export const dayText = (sentence: string) => z.iso.date(sentence).refine((day) => day > "0001", sentence);

export const Day = dayText("Please choose a day, written like 2026-11-23.").meta({
  description: "A day of the lab's calendar",
  example: "2026-11-23",
});

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
  /** Of an open day, what the lab's clock showed when it was asked: a device's may be wrong. */
  asOf: z.object({ day: z.string(), minutes: z.number().int() }).optional(),
});

/** One of the 15 days of the window, as the calendar draws it. */
export const WindowDay = DayOfSlots.omit({ slots: true, asOf: true }).extend({
  hasFree: z.boolean().meta({ description: "Whether any seat of the day can still be taken" }),
});

/** A free slot that is offered in place of one that was lost. */
export const OfferedSlot = z.object({ date: Day, time: z.enum(slotTimes), free: z.number().int().positive() });

export const HoldId = z.uuid("The hold is not valid.").meta({ description: "Whoever knows it may use the held seat" });

const chooseTime = `Please choose one of the ${slotCountWord} times.`;

export const NewHold = z.object({
  date: Day,
  time: z.enum(slotTimes, chooseTime),
  /** The last hour that makes sense for what is booked: what is offered in place of a lost time is not after it. */
  latest: z.enum(slotTimes, chooseTime).optional(),
  /** The hold to be renewed or moved, or the id that the page has made for a new one. */
  hold: HoldId.optional(),
});

export const Hold = z.object({
  hold: HoldId,
  until: z.iso.datetime(),
  seconds: z.number().int().min(0).meta({ description: "The same, for clocks that are wrong" }),
});

export type ClosedReason = (typeof closedReasons)[number];
export type SlotState = z.infer<typeof SlotState>;
export type Slot = z.infer<typeof Slot>;
export type DayOfSlots = z.infer<typeof DayOfSlots>;
export type OfferedSlot = z.infer<typeof OfferedSlot>;
export type NewHold = z.infer<typeof NewHold>;
export type Hold = z.infer<typeof Hold>;
export type WindowDay = z.infer<typeof WindowDay>;
