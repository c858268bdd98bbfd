// Row 10.63
import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { fromLabTime, toLabTime } from "#core/calendar/lab-time.ts";
import { getSlotStartMinutes, slotTimes } from "#core/slots/grid.ts";
import { type CreateCalendarFileInput, createCalendarFile } from "./calendar-file.ts";

const visit: CreateCalendarFileInput = {
  code: "BK-12345678",
  day: "2026-11-25",
  time: "10:00 AM",
  title: "Sample collection, nabz",
  place: "House 9, Civil Lines; Ludhiana\nnear the park",
  notes: "Reference BK-12345678. ਨਬਜ਼ ਲੈਬ",
  lastMeal: null,
  writtenAt: new Date("2026-11-21T07:00:00Z"),
};

function parseEvent(file: string): ICAL.Event {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const event = calendar.getFirstSubcomponent("vevent");
  if (!event) throw new Error("No event.");
  return new ICAL.Event(event);
}

test("schedules the visit at the lab's slot for one hour, with all texts", () => {
  const event = parseEvent(createCalendarFile(visit));
  expect(event.startDate.toJSDate().toISOString()).toBe("2026-11-25T04:30:00.000Z");
  expect(event.endDate.toJSDate().toISOString()).toBe("2026-11-25T05:30:00.000Z");
  expect(event.uid).toBe("BK-12345678@nabz");
  expect(event.summary).toBe(visit.title);
  expect(event.location).toBe(visit.place);
  expect(event.description).toBe(visit.notes);
});

test("reminds at seven in the evening before", () => {
  const alarm = parseEvent(createCalendarFile(visit)).component.getFirstSubcomponent("valarm");
  const trigger = alarm?.getFirstPropertyValue("trigger") as ICAL.Time;
  expect(toLabTime(trigger.toJSDate())).toEqual({ day: "2026-11-24", minutes: 19 * 60 });
});

test("also reminds an hour before the last meal", () => {
  const at = { day: "2026-11-24", minutes: 22 * 60 };
  const file = createCalendarFile({ ...visit, lastMeal: { at, text: "Last meal: 10:00 PM" } });
  const [, meal] = parseEvent(file).component.getAllSubcomponents("valarm");
  expect(meal?.getFirstPropertyValue("description")).toBe("Last meal: 10:00 PM");
  const trigger = meal?.getFirstPropertyValue("trigger") as ICAL.Time;
  expect(toLabTime(trigger.toJSDate())).toEqual({ day: "2026-11-24", minutes: 21 * 60 });
  expect(parseEvent(createCalendarFile(visit)).component.getAllSubcomponents("valarm")).toHaveLength(1);
});

test("keeps any text, in lines of at most 75 octets", () => {
  // Control characters cannot be typed into an address, and a carriage return becomes a line break.
  const typed = fc.string({ unit: "grapheme", maxLength: 300 }).map((text) => text.replace(/\p{Cc}/gu, "\n"));
  fc.assert(
    fc.property(typed, typed, fc.constantFrom(...slotTimes), (place, notes, time) => {
      const file = createCalendarFile({ ...visit, place, notes, time });
      for (const line of file.split("\r\n")) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      const event = parseEvent(file);
      expect([event.location, event.description]).toEqual([place, notes]);
      expect(toLabTime(event.startDate.toJSDate())).toEqual({ day: visit.day, minutes: getSlotStartMinutes(time) });
    }),
  );
});

test("folds no line after an escaping backslash or within a character", () => {
  const typed = fc.string({
    unit: fc.constantFrom("a", ",", ";", "\\", "\n", "ਸ", "😀"),
    minLength: 100,
    maxLength: 300,
  });
  fc.assert(
    fc.property(typed, typed, (place, notes) => {
      const file = createCalendarFile({ ...visit, place, notes });
      for (const line of file.split("\r\n")) {
        expect(line).not.toMatch(/(?<!\\)(?:\\\\)*\\$/);
        expect(line.isWellFormed()).toBe(true);
      }
      expect(parseEvent(file).location).toBe(place);
    }),
  );
});

test("converts a lab time to an instant and back", () => {
  for (const day of ["2026-01-01", "2026-06-30", "2027-12-31"]) {
    const moment = { day, minutes: 1439 };
    expect(toLabTime(fromLabTime(moment))).toEqual(moment);
  }
});
