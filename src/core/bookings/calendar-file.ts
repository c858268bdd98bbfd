import { type LabMoment, labInstant } from "#core/calendar/clock.ts";
import { addDays } from "#core/calendar/day.ts";
import { slotEndMinutes, slotStartMinutes } from "#core/slots/grid.ts";

export type CalendarVisit = {
  code: string;
  /** yyyy-MM-dd of the lab. */
  day: string;
  time: string;
  /** What the entry is called. */
  title: string;
  /** Where the sample is collected. */
  place: string;
  notes: string;
  /** The hour of the last meal, and how it is announced; null where nobody fasts. */
  lastMeal: { at: LabMoment; text: string } | null;
  /** When the file is written. */
  writtenAt: Date;
};

/** RFC 5545 §3.1: a line holds at most 75 octets; a longer one goes on in the next line after a space. */
const MOST_OCTETS = 75;
const octets = new TextEncoder();

/** The evening before, when there is still time to fast. */
const REMINDER_MINUTES = 19 * 60;
/** So long before the last meal its own reminder comes. */
const MEAL_REMINDER_MINUTES = 60;

/**
 * The visit as an iCalendar file (RFC 5545) with a reminder at 7 PM of the evening before, and one an hour before the last
 * meal of somebody who must fast. All times are UTC, so that a phone in any zone shows the lab's hour.
 */
export function calendarFile({ code, day, time, title, place, notes, lastMeal, writtenAt }: CalendarVisit): string {
  const lines = [
    valueLine("BEGIN", "VCALENDAR"),
    valueLine("VERSION", "2.0"),
    valueLine("PRODID", "-//nabz//booking//EN"),
    valueLine("CALSCALE", "GREGORIAN"),
    valueLine("METHOD", "PUBLISH"),
    valueLine("BEGIN", "VEVENT"),
    textLine("UID", `${code}@nabz`),
    valueLine("DTSTAMP", utc(writtenAt)),
    valueLine("DTSTART", utc(labInstant({ day, minutes: slotStartMinutes(time) }))),
    valueLine("DTEND", utc(labInstant({ day, minutes: slotEndMinutes(time) }))),
    textLine("SUMMARY", title),
    textLine("LOCATION", place),
    textLine("DESCRIPTION", notes),
    valueLine("STATUS", "CONFIRMED"),
    ...alarm(labInstant({ day: addDays(day, -1), minutes: REMINDER_MINUTES }), title),
    ...(lastMeal ? alarm(beforeMeal(lastMeal.at), lastMeal.text) : []),
    valueLine("END", "VEVENT"),
    valueLine("END", "VCALENDAR"),
  ];
  return `${lines.join("\r\n")}\r\n`;
}

function alarm(at: Date, text: string): string[] {
  return [
    valueLine("BEGIN", "VALARM"),
    valueLine("ACTION", "DISPLAY"),
    valueLine("TRIGGER;VALUE=DATE-TIME", utc(at)),
    textLine("DESCRIPTION", text),
    valueLine("END", "VALARM"),
  ];
}

function beforeMeal({ day, minutes }: LabMoment): Date {
  return labInstant({ day, minutes: minutes - MEAL_REMINDER_MINUTES });
}

/** "20261125T043000Z" */
function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
}

/** One property of a calendar file, folded; `text` is escaped as §3.3.11 asks. */
function textLine(name: string, text: string): string {
  return fold(`${name}:${escaped(text)}`);
}

/** A line whose value is no text (a date, a number, a keyword). */
function valueLine(name: string, value: string): string {
  return fold(`${name}:${value}`);
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);
}

/** Between letters, never within one, nor between a backslash and its letter: Google drops the line there. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = "";
  let size = 0;
  for (const piece of line.match(/\\?./gsu) ?? []) {
    const length = octets.encode(piece).length;
    if (size + length > MOST_OCTETS) {
      lines.push(current);
      current = " ";
      size = 1;
    }
    current += piece;
    size += length;
  }
  return [...lines, current].join("\r\n");
}
