/* Dates in the language of the page. */
import * as days from "#core/calendar/day.ts";
import { sentences } from "#sentences";

const { calendar } = sentences;

/** "21 Nov 2026" */
export const formatShortDate = (day: string) => days.formatShortDate(day, calendar);

/** "Mon 23 Nov" */
export const formatWeekdayDate = (day: string) => days.formatWeekdayDate(day, calendar);

/** "Saturday, 21 November 2026" */
export const formatLongDate = (day: string) => days.formatLongDate(day, calendar);

/** "Saturday" */
export const formatWeekday = (day: string) => days.formatWeekday(day, calendar);

/** "Sat" */
export const formatShortWeekday = (day: string) => days.formatShortWeekday(day, calendar);

/** "21 Nov" */
export const formatDayMonth = (day: string) => days.formatDayMonth(day, calendar);
