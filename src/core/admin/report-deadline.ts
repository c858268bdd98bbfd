import { addDays } from "#core/calendar/day.ts";
import { fromLabTime, type LabTime, toLabTime } from "#core/calendar/lab-time.ts";

const HOUR_MS = 3_600_000;

/**
 * Latest deadline of tests whose catalogue entries say "Same Day", "24-48 hours" or "2-3 days", counted from the
 * collection: the later end of each span; for days, the end of the lab's day. Null if none names a time.
 */
export function getReportDeadline(reportTimes: readonly string[], collectedAt: Date): Date | null {
  const promised = reportTimes.flatMap((reportTime) => parseReportTime(reportTime, collectedAt) ?? []);
  return promised.length === 0 ? null : new Date(Math.max(...promised.map((deadline) => deadline.getTime())));
}

function parseReportTime(reportTime: string, collectedAt: Date): Date | null {
  if (/same day/i.test(reportTime)) return getEndOfDay(collectedAt, 0);
  const [, count, unit] = /(\d+)\s*(hour|hr|day|week)s?/i.exec(reportTime) ?? [];
  if (!count || !unit) return null;
  if (/^h/i.test(unit)) return new Date(collectedAt.getTime() + Number(count) * HOUR_MS);
  return getEndOfDay(collectedAt, Number(count) * (/^w/i.test(unit) ? 7 : 1));
}

/** The midnight that ends the lab's day, that many days later. */
function getEndOfDay(from: Date, days: number): Date {
  return fromLabTime({ day: addDays(toLabTime(from).day, days + 1), minutes: 0 });
}

type HasDeadline = { promisedAt: string | null };

/** Rows past their deadline, the latest first. */
export function listOverdue<Row extends HasDeadline>(rows: readonly Row[], now: Date): Row[] {
  const late = rows.filter((row) => row.promisedAt !== null && Date.parse(row.promisedAt) <= now.getTime());
  return late.sort((a, b) => Date.parse(a.promisedAt ?? "") - Date.parse(b.promisedAt ?? ""));
}

/** Minutes since the deadline; negative before it. */
export function getMinutesOverdue(promised: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(promised)) / 60_000);
}

/** A visit whose collection time was not recorded counts from the end of its slot. */
export function resolveCollectedAt(recorded: Date | null, slotEnd: LabTime): Date {
  return recorded ?? fromLabTime(slotEnd);
}
