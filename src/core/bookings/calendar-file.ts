import { addDays } from "#core/calendar/day.ts";
import { fromLabTime, type LabTime } from "#core/calendar/lab-time.ts";
import { getSlotEndMinutes, getSlotStartMinutes } from "#core/slots/grid.ts";

export type CreateCalendarFileInput = {
  code: string;
  /** yyyy-MM-dd in lab time. */
  day: string;
  time: string;
  /** Title of the entry. */
  title: string;
  /** Where the sample is collected. */
  place: string;
  notes: string;
  /** Time of the last meal and the reminder's text; null without fasting. */
  lastMeal: { at: LabTime; text: string } | null;
  /** Creation time of the file. */
  writtenAt: Date;
};

/** RFC 5545 §3.1: a line holds at most 75 octets; a longer one continues on the next line after a space. */
const MAX_OCTETS = 75;
const encoder = new TextEncoder();

/** 7 PM of the day before, when there is still time to fast. */
const REMINDER_MINUTES = 19 * 60;
/** The meal reminder comes this long before the last meal. */
const MEAL_REMINDER_MINUTES = 60;

/**
 * Returns the visit as an iCalendar file (RFC 5545) with a reminder at 7 PM of the evening before and, for fasting, one
 * an hour before the last meal. All times are UTC, so that a phone in any zone shows the lab's slot.
 */
export function createCalendarFile({
  code,
  day,
  time,
  title,
  place,
  notes,
  lastMeal,
  writtenAt,
}: CreateCalendarFileInput): string {
  const lines = [
    formatValueLine("BEGIN", "VCALENDAR"),
    formatValueLine("VERSION", "2.0"),
    formatValueLine("PRODID", "-//nabz//booking//EN"),
    formatValueLine("CALSCALE", "GREGORIAN"),
    formatValueLine("METHOD", "PUBLISH"),
    formatValueLine("BEGIN", "VEVENT"),
    formatTextLine("UID", `${code}@nabz`),
    formatValueLine("DTSTAMP", formatUtc(writtenAt)),
    formatValueLine("DTSTART", formatUtc(fromLabTime({ day, minutes: getSlotStartMinutes(time) }))),
    formatValueLine("DTEND", formatUtc(fromLabTime({ day, minutes: getSlotEndMinutes(time) }))),
    formatTextLine("SUMMARY", title),
    formatTextLine("LOCATION", place),
    formatTextLine("DESCRIPTION", notes),
    formatValueLine("STATUS", "CONFIRMED"),
    ...formatAlarm(fromLabTime({ day: addDays(day, -1), minutes: REMINDER_MINUTES }), title),
    ...(lastMeal ? formatAlarm(getMealReminder(lastMeal.at), lastMeal.text) : []),
    formatValueLine("END", "VEVENT"),
    formatValueLine("END", "VCALENDAR"),
  ];
  return `${lines.join("\r\n")}\r\n`;
}

function formatAlarm(at: Date, text: string): string[] {
  return [
    formatValueLine("BEGIN", "VALARM"),
    formatValueLine("ACTION", "DISPLAY"),
    formatValueLine("TRIGGER;VALUE=DATE-TIME", formatUtc(at)),
    formatTextLine("DESCRIPTION", text),
    formatValueLine("END", "VALARM"),
  ];
}

function getMealReminder({ day, minutes }: LabTime): Date {
  return fromLabTime({ day, minutes: minutes - MEAL_REMINDER_MINUTES });
}

/** "20261125T043000Z" */
function formatUtc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** Formats and folds a text property; `text` is escaped by §3.3.11. */
function formatTextLine(name: string, text: string): string {
  return foldLine(`${name}:${escapeText(text)}`);
}

/** Formats and folds a property with a date, number or keyword. */
function formatValueLine(name: string, value: string): string {
  return foldLine(`${name}:${value}`);
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);
}

/** Folds between characters, never within one or after an escaping backslash, where Google would drop the line. */
function foldLine(line: string): string {
  const lines: string[] = [];
  let current = "";
  let size = 0;
  for (const character of line.match(/\\?./gsu) ?? []) {
    const length = encoder.encode(character).length;
    if (size + length > MAX_OCTETS) {
      lines.push(current);
      current = " ";
      size = 1;
    }
    current += character;
    size += length;
  }
  return [...lines, current].join("\r\n");
}
