import { labMoment } from "#core/calendar/clock.ts";
import { spokenTime } from "#core/calendar/clock-time.ts";
import { addDays, dayInWords } from "#core/calendar/day.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { browserFetch, callApi } from "#web/api-client.ts";

/** Row 1.7: a report is online in 24-48 hours. */
const REPORT_DAYS = 2;

/** The next hour that is free, and the day on which its report is online at the latest, in words; null where none of the window is free. */
export async function nextFreeVisit(now: Date, api = browserFetch): Promise<{ visit: string; report: string } | null> {
  const { day } = labMoment(now);
  // Of those nearest to the first hour of today none lies before it.
  const [free] = await callApi(api, "GET /api/slots/nearest", { query: { date: day, time: slotTimes[0] } });
  if (!free) return null;
  return {
    visit: `${dayInWords(free.date)}, ${spokenTime(free.time)}`,
    report: dayInWords(addDays(free.date, REPORT_DAYS)),
  };
}
