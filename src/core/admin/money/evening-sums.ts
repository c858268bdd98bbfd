import { addDays } from "#core/calendar/day.ts";
import { type TenderMethod, tenderMethods } from "#core/money/tenders.ts";
import type { Paise } from "#core/pricing/money.ts";
import type { SettledMethod } from "#db/schema/values.ts";

/** A sum by age: of the day, up to 7 days before it, up to 30, and older. */
export type AgedSum = { bookings: number; total: Paise; today: Paise; week: Paise; month: Paise; older: Paise };

/** What the visits of a day cost, what was taken for them on any day, and what is open. */
export type BookedSums = { visits: number; amount: Paise; taken: Paise; due: Paise; back: Paise };

/** What was taken by each payment method, less what was returned. */
export type TakenByMethod = Record<TenderMethod, Paise>;

export type PersonTaken = TakenByMethod & { id: string | null; name: string };

/** Whose cash is open, since which day. */
export type OpenCash = { id: string; name: string; day: string };

/** The lab's money of a day; amounts in paise. */
export type EveningSums = {
  day: string;
  booked: BookedSums;
  taken: TakenByMethod & {
    total: Paise;
    forEarlier: Paise;
    returned: Paise;
    receipts: number;
    firstReceipt: string | null;
    lastReceipt: string | null;
  };
  people: (PersonTaken & { total: Paise })[];
  owed: AgedSum;
  back: AgedSum;
  notClosed: OpenCash[];
  notSettled: SettledMethod[];
  week: { day: string; total: Paise; closed: string | null }[];
};

/** Returns the first days of the ages "week" and "month" on a day. */
export function getAgeBoundaries(day: string): { week: string; month: string } {
  return { week: addDays(day, -7), month: addDays(day, -30) };
}

/** Adds up amounts by their age on the day: since when each is open. */
export function sumByAge(amounts: readonly { since: string; paise: Paise }[], day: string): AgedSum {
  const begins = getAgeBoundaries(day);
  const sums = { bookings: amounts.length, total: 0, today: 0, week: 0, month: 0, older: 0 };
  for (const { since, paise } of amounts) {
    sums.total += paise;
    if (since >= day) sums.today += paise;
    else if (since >= begins.week) sums.week += paise;
    else if (since >= begins.month) sums.month += paise;
    else sums.older += paise;
  }
  return sums;
}

/** Adds the sum of all payment methods. */
export function addTotal<Sums extends TakenByMethod>(sums: Sums): Sums & { total: Paise } {
  return { ...sums, total: tenderMethods.reduce((total, method) => total + sums[method], 0) };
}

/** Adds up what several people took. */
export function sumTakenByMethod(people: readonly TakenByMethod[]): TakenByMethod {
  const sum: TakenByMethod = { cash: 0, upi: 0, card: 0, other: 0 };
  for (const person of people) for (const method of tenderMethods) sum[method] += person[method];
  return sum;
}
