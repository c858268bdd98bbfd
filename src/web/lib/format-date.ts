/* Dates in the language of the page. */
import * as days from "#core/calendar/day.ts";
import { sentences } from "#sentences";

/** "21 Nov 2026" */
export const formatShortDate = (day: string) => days.formatShortDate(day, sentences.calendar);

/** "Mon 23 Nov" */
export const formatWeekdayDate = (day: string) => days.formatWeekdayDate(day, sentences.calendar);

/** "Saturday, 21 November 2026" */
export const formatLongDate = (day: string) => days.formatLongDate(day, sentences.calendar);

/** "Saturday" */
export const formatWeekday = (day: string) => days.formatWeekday(day, sentences.calendar);

/** "Sat" */
export const formatShortWeekday = (day: string) => days.formatShortWeekday(day, sentences.calendar);

/** "21 Nov" */
export const formatDayMonth = (day: string) => days.formatDayMonth(day, sentences.calendar);
