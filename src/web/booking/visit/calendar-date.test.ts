import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, weekdayOf } from "#core/calendar/day.ts";
import { calendarDate, dayOfCalendar } from "./calendar-date.ts";

test("a day survives the calendar, on its own weekday, over years and changes of clocks", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (count) => {
      const day = addDays("2000-01-01", count);
      expect(dayOfCalendar(calendarDate(day))).toBe(day);
      expect(calendarDate(day).getDay()).toBe(weekdayOf(day));
    }),
  );
});
