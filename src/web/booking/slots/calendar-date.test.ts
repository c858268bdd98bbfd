import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, getWeekday } from "#core/calendar/day.ts";
import { fromCalendarDate, toCalendarDate } from "./calendar-date.ts";

test("a day survives the calendar, with its weekday, over years and daylight-saving changes", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (count) => {
      const day = addDays("2000-01-01", count);
      expect(fromCalendarDate(toCalendarDate(day))).toBe(day);
      expect(toCalendarDate(day).getDay()).toBe(getWeekday(day));
    }),
  );
});
