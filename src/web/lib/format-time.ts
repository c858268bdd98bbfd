/* Times of day in the language of the page. */
import * as clockTime from "#core/calendar/clock-time.ts";
import { sentences } from "#sentences";

/** Minutes since midnight: 1260 → "9:00 PM". */
export const formatTime = (minutes: number) => clockTime.formatTime(minutes, sentences.clock);

/** A stored time: "09:00 PM" → "9:00 PM". */
export const formatShortTime = (time: string) => clockTime.formatShortTime(time, sentences.clock);

/** Minutes since midnight, in English as wide as any other time: 1260 → "09:00 PM". */
export const formatWideTime = (minutes: number) => clockTime.formatWideTime(minutes, sentences.clock);

/** A stored time of a slot: "09:00 PM". */
export const formatSlotTime = (time: string) => clockTime.formatSlotTime(time, sentences.clock);
