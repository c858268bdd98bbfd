import { spokenTime } from "#core/calendar/clock-time.ts";
import { addDays, dayInWords } from "#core/calendar/day.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { browserFetch, callApi } from "#web/api-client.ts";

/** Row 1.7: a report is online in 24-48 hours. */
const REPORT_DAYS = 2;
/** The slot nearest to it is the first of all: which day it is today, the server knows better than the device. */
const LONG_AGO = "2000-01-01";

/** The next hour that is free, and the day on which its report is online at the latest, in words; null where none of the window is free. */
export async function nextFreeVisit(api = browserFetch): Promise<{ visit: string; report: string } | null> {
  const [free] = await callApi(api, "GET /api/slots/nearest", { query: { date: LONG_AGO, time: slotTimes[0] } });
  if (!free) return null;
  return {
    visit: `${dayInWords(free.date)}, ${spokenTime(free.time)}`,
    report: dayInWords(addDays(free.date, REPORT_DAYS)),
  };
}
