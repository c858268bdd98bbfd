// Row 10.63
import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { labInstant, labMoment } from "#core/calendar/clock.ts";
import { slotStartMinutes, slotTimes } from "#core/slots/grid.ts";
import { type CalendarVisit, calendarFile } from "./calendar-file.ts";

const visit: CalendarVisit = {
  code: "BK-12345678",
  day: "2026-11-25",
  time: "10:00 AM",
  title: "Sample collection, nabz",
  place: "House 9, Civil Lines; Ludhiana\nnear the park",
  notes: "Reference BK-12345678. ਨਬਜ਼ ਲੈਬ",
  lastMeal: null,
  writtenAt: new Date("2026-11-21T07:00:00Z"),
};

function eventOf(file: string): ICAL.Event {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const event = calendar.getFirstSubcomponent("vevent");
  if (!event) throw new Error("No event.");
  return new ICAL.Event(event);
}

test("the visit stands at the lab's hour for one hour, with all that was written", () => {
  const event = eventOf(calendarFile(visit));
  expect(event.startDate.toJSDate().toISOString()).toBe("2026-11-25T04:30:00.000Z");
  expect(event.endDate.toJSDate().toISOString()).toBe("2026-11-25T05:30:00.000Z");
  expect(event.uid).toBe("BK-12345678@nabz");
  expect(event.summary).toBe(visit.title);
  expect(event.location).toBe(visit.place);
  expect(event.description).toBe(visit.notes);
});

test("it reminds at seven in the evening before", () => {
  const alarm = eventOf(calendarFile(visit)).component.getFirstSubcomponent("valarm");
  const trigger = alarm?.getFirstPropertyValue("trigger") as ICAL.Time;
  expect(labMoment(trigger.toJSDate())).toEqual({ day: "2026-11-24", minutes: 19 * 60 });
});

test("it reminds of the last meal an hour before it, too", () => {
  const at = { day: "2026-11-24", minutes: 22 * 60 };
  const file = calendarFile({ ...visit, lastMeal: { at, text: "Last meal: 10:00 PM" } });
  const [, meal] = eventOf(file).component.getAllSubcomponents("valarm");
  expect(meal?.getFirstPropertyValue("description")).toBe("Last meal: 10:00 PM");
  const trigger = meal?.getFirstPropertyValue("trigger") as ICAL.Time;
  expect(labMoment(trigger.toJSDate())).toEqual({ day: "2026-11-24", minutes: 21 * 60 });
  expect(eventOf(calendarFile(visit)).component.getAllSubcomponents("valarm")).toHaveLength(1);
});

test("whatever is written comes back, in lines of at most 75 octets", () => {
  // Control characters cannot be typed into an address, and a carriage return is a line break.
  const typed = fc.string({ unit: "grapheme", maxLength: 300 }).map((text) => text.replace(/\p{Cc}/gu, "\n"));
  fc.assert(
    fc.property(typed, typed, fc.constantFrom(...slotTimes), (place, notes, time) => {
      const file = calendarFile({ ...visit, place, notes, time });
      for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const event = eventOf(file);
      expect([event.location, event.description]).toEqual([place, notes]);
      expect(labMoment(event.startDate.toJSDate())).toEqual({ day: visit.day, minutes: slotStartMinutes(time) });
    }),
  );
});

test("no line ends between a backslash and its letter, nor within a letter", () => {
  const typed = fc.string({
    unit: fc.constantFrom("a", ",", ";", "\\", "\n", "ਸ", "😀"),
    minLength: 100,
    maxLength: 300,
  });
  fc.assert(
    fc.property(typed, typed, (place, notes) => {
      const file = calendarFile({ ...visit, place, notes });
      for (const line of file.split("\r\n")) {
        expect(line).not.toMatch(/(?<!\\)(?:\\\\)*\\$/);
        expect(line.isWellFormed()).toBe(true);
      }
      expect(eventOf(file).location).toBe(place);
    }),
  );
});

test("the instant of a moment of the lab is shown as that moment by the lab's clock", () => {
  for (const day of ["2026-01-01", "2026-06-30", "2027-12-31"]) {
    const moment = { day, minutes: 1439 };
    expect(labMoment(labInstant(moment))).toEqual(moment);
  }
});
