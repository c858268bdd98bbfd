import { addDays } from "#core/calendar/day.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { formatWeekdayDate } from "#web/lib/format-date.ts";
import { formatShortTime } from "#web/lib/format-time.ts";

/** A report is online in 24-48 hours. */
const REPORT_DAYS = 2;
/** The slot nearest to a past day is the first of all: the server knows today's date better than the device. */
const PAST_DAY = "2000-01-01";

/**
 * Returns the next free slot, and the day on which its report is online at the latest, as text; null where the window
 * has none.
 */
export async function findNextFreeSlot(api = browserFetch): Promise<{ visit: string; report: string } | null> {
  const [free] = await callApi(api, "GET /api/slots/nearest", { query: { date: PAST_DAY, time: slotTimes[0] } });
  if (!free) return null;
  return {
    visit: `${formatWeekdayDate(free.date)}, ${formatShortTime(free.time)}`,
    report: formatWeekdayDate(addDays(free.date, REPORT_DAYS)),
  };
}
