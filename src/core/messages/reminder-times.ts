import { addDays } from "#core/calendar/day.ts";
import { fromLabTime } from "#core/calendar/lab-time.ts";
import { getSlotStartMinutes } from "#core/slots/grid.ts";

export type Reminder = "tomorrow" | "soon";

/** The lab's settings, in minutes after midnight; the night lies between the quiet hours. */
export type ReminderTimes = { reminderMinutes: number; quietFromMinutes: number; quietToMinutes: number };

type Slot = { day: string; time: string };

const SOON_MINUTES = 120;
/** A patient who has just booked or moved a visit needs no reminder. */
const PAUSE_MINUTES = 180;

/**
 * Returns when the reminder of a visit may be sent: from `from`, and before `until` if it is late. The evening's ends
 * with the quiet hours, the other one with the start of the visit. Null if it would fall into the quiet hours.
 */
export function getReminderWindow(
  reminder: Reminder,
  { day, time }: Slot,
  { reminderMinutes, quietFromMinutes, quietToMinutes }: ReminderTimes,
): { from: Date; until: Date } | null {
  const start = getSlotStartMinutes(time);
  const isEvening = reminder === "tomorrow";
  const from = isEvening ? reminderMinutes : start - SOON_MINUTES;
  if (from < quietToMinutes || from >= quietFromMinutes) return null;
  const until = isEvening ? quietFromMinutes : Math.min(start, quietFromMinutes);
  const sendingDay = isEvening ? addDays(day, -1) : day;
  return {
    from: fromLabTime({ day: sendingDay, minutes: from }),
    until: fromLabTime({ day: sendingDay, minutes: until }),
  };
}

/** Whether it is time for a reminder, and not too late. */
export function isReminderTime(reminder: Reminder, slot: Slot, times: ReminderTimes, now: Date): boolean {
  const window = getReminderWindow(reminder, slot, times);
  return window !== null && window.from <= now && now < window.until;
}

type ReminderState = {
  now: Date;
  times: ReminderTimes;
  /** When the visit was last confirmed or moved. */
  changedAt: Date;
};

/** Whether a visit's reminder is to be sent now: none whose time comes within three hours of a confirmation or move. */
export function isReminderDue(reminder: Reminder, slot: Slot, { now, times, changedAt }: ReminderState): boolean {
  const window = getReminderWindow(reminder, slot, times);
  if (window === null || !isReminderTime(reminder, slot, times, now)) return false;
  return window.from.getTime() - changedAt.getTime() >= PAUSE_MINUTES * 60_000;
}

/** Outbox cause of a reminder, by the first booking of its phone in the visit: each slot is reminded of once. */
export function getReminderCause(reminder: Reminder, bookingId: number, { day, time }: Slot): string {
  return `booking ${bookingId} ${reminder}, ${day} ${time}`;
}
