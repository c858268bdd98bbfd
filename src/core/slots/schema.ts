import { z } from "zod";
import { type ValidationKey, validationKey } from "#core/i18n/validation.ts";
import { slotTimes } from "./grid.ts";

/** A day, yyyy-MM-dd; PostgreSQL's calendar has no year 0. */
export const createDayRule = (key: ValidationKey) => z.iso.date(key).refine((day) => day > "0001", key);

export const Day = createDayRule(validationKey("slot-day")).meta({
  description: "A day in the lab's time zone",
  example: "2026-11-23",
});

export const closedReasons = ["sunday", "holiday", "past", "too-far"] as const;

export const SlotState = z.enum(["free", "full", "past"]);

export const Slot = z.object({
  time: z.enum(slotTimes),
  /** Free seats; 0 if the slot is full or has begun. */
  free: z.number().int().min(0),
  state: SlotState,
});

export const DaySlots = z.object({
  date: Day,
  /** Why the day is closed, or null if it is open. */
  closed: z.object({ reason: z.enum(closedReasons), sentence: z.string() }).nullable(),
  slots: z.array(Slot),
  /** Lab time of the response, on open days: a device's clock may be wrong. */
  asOf: z.object({ day: z.string(), minutes: z.number().int() }).optional(),
});

/** One of the 15 days of the window, for the calendar. */
export const BookableDay = DaySlots.omit({ slots: true, asOf: true }).extend({
  hasFree: z.boolean().meta({ description: "Whether a seat of the day is free" }),
});

/** A free slot suggested in place of a lost one. */
export const SuggestedSlot = z.object({ date: Day, time: z.enum(slotTimes), free: z.number().int().positive() });

export const HoldId = z.uuid(validationKey("slot-hold")).meta({ description: "Secret: allows booking the held seat" });

export const HoldSeatRequest = z.object({
  date: Day,
  time: z.enum(slotTimes, validationKey("slot-time")),
  /** The latest slot suitable for the booked items; no suggestion is after it. */
  latest: z.enum(slotTimes, validationKey("slot-time")).optional(),
  /** The hold to renew or move, or the id that the page created for a new one. */
  hold: HoldId.optional(),
});

export const Hold = z.object({
  hold: HoldId,
  until: z.iso.datetime(),
  seconds: z.number().int().min(0).meta({ description: "Seconds until then, for devices whose clock is wrong" }),
});

export type ClosedReason = (typeof closedReasons)[number];
export type SlotState = z.infer<typeof SlotState>;
export type Slot = z.infer<typeof Slot>;
export type DaySlots = z.infer<typeof DaySlots>;
export type SuggestedSlot = z.infer<typeof SuggestedSlot>;
export type HoldSeatRequest = z.infer<typeof HoldSeatRequest>;
export type Hold = z.infer<typeof Hold>;
export type BookableDay = z.infer<typeof BookableDay>;

declare module "#core/errors.ts" {
  interface ErrorDetails {
    /** The day's slots as they are now, and the nearest free ones. */
    "slot-full": { day: DaySlots; nearest: SuggestedSlot[] };
  }
}
