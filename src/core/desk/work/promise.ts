import { type LabMoment, labInstant, labMoment } from "#core/calendar/clock.ts";
import { addDays } from "#core/calendar/day.ts";

const HOUR_MILLISECONDS = 3_600_000;

/**
 * When the last report was promised of tests whose catalogue says "Same Day", "24-48 hours" or "2-3 days", after their
 * samples were collected: the later end of each span, for days the end of the lab's day. Null where none says a time.
 */
export function promisedAt(reportTimes: readonly string[], collectedAt: Date): Date | null {
  const promised = reportTimes.flatMap((told) => promiseOf(told, collectedAt) ?? []);
  return promised.length === 0 ? null : new Date(Math.max(...promised.map((at) => at.getTime())));
}

function promiseOf(told: string, collectedAt: Date): Date | null {
  if (/same day/i.test(told)) return endOfDay(collectedAt, 0);
  const [, count, unit] = /(\d+)\s*(hour|hr|day|week)s?/i.exec(told) ?? [];
  if (!count || !unit) return null;
  if (/^h/i.test(unit)) return new Date(collectedAt.getTime() + Number(count) * HOUR_MILLISECONDS);
  return endOfDay(collectedAt, Number(count) * (/^w/i.test(unit) ? 7 : 1));
}

/** The midnight at which the lab's day ends, so many days after. */
function endOfDay(from: Date, days: number): Date {
  return labInstant({ day: addDays(labMoment(from).day, days + 1), minutes: 0 });
}

type Promised = { promisedAt: string | null };

/** Those whose report is past the promised time, the latest first. */
export function overdueOf<Row extends Promised>(rows: readonly Row[], now: Date): Row[] {
  const late = rows.filter((row) => row.promisedAt !== null && Date.parse(row.promisedAt) <= now.getTime());
  return late.sort((one, other) => Date.parse(one.promisedAt ?? "") - Date.parse(other.promisedAt ?? ""));
}

/** Minutes since the promised time, below 0 while there still is some. */
export function minutesOver(promised: string, now: Date): number {
  return Math.floor((now.getTime() - Date.parse(promised)) / 60_000);
}

/** A visit of which no trail tells when its sample was taken counts from the end of its hour. */
export function collectedOr(told: Date | null, hourEnd: LabMoment): Date {
  return told ?? labInstant(hourEnd);
}
