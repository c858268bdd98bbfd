import { addDays } from "#core/calendar/day.ts";
import { REFUND_WORKING_DAYS } from "#core/money/refund-period.ts";
import { getClosedReason, type Holidays } from "#core/slots/window.ts";

/** Returns the day by which money that is owed since `since` is returned: Sundays and holidays do not count. */
export function getRefundDay(since: string, holidays: Holidays): string {
  let day = since;
  for (let counted = 0; counted < REFUND_WORKING_DAYS; ) {
    day = addDays(day, 1);
    if (getClosedReason(day, day, holidays) === null) counted += 1;
  }
  return day;
}
