import type { WindowDay } from "./schema.ts";
import { closedSentence, type Holidays, whyClosed, windowDays } from "./window.ts";

/** The 15 days of the window, today first, each open or with the reason why not; seats are not known here. */
export function windowByRule(today: string, holidays: Holidays = new Map()): WindowDay[] {
  return windowDays(today).map((date) => {
    const reason = whyClosed(date, today, holidays);
    return { date, closed: reason && { reason, sentence: closedSentence(reason, date, holidays) }, hasFree: !reason };
  });
}
