import { formatCsvLine } from "#core/analytics/csv.ts";
import { formatClockTime } from "#core/calendar/clock-time.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Sentences } from "#core/i18n/en.ts";
import { tenderMethods } from "#core/money/tenders.ts";
import { formatAmount, type Paise } from "#core/pricing/money.ts";
import { addTotal, sumTakenByMethod, type TakenByMethod } from "./evening-sums.ts";

/** A receipt, with the part of it that counts on one day. */
export type DayBookEntry = TakenByMethod & {
  /** The day of the money: in its closing or settlement it counts. */
  day: string;
  /** When the money changed hands. */
  at: Date;
  /** Null for corrections, and for payments recorded before receipts existed. */
  number: string | null;
  codes: readonly string[];
  /** Of the patients; null for erased ones and deleted bookings. */
  names: readonly (string | null)[];
  utr: string | null;
  /** Discounts that stand on the bookings whose first receipt this is. */
  discount: Paise;
  /** Whether money was returned, or a return taken back. */
  isReturn: boolean;
  /** Numbers of the receipts that it takes back; null for one without a number. */
  corrects: readonly (string | null)[];
  by: string;
};

/** What the lines of a day book add up to. */
export type DayBookSums = TakenByMethod & { discount: Paise; taken: Paise; returned: Paise };

type BookSentences = Sentences["dayBook"];

/** Formats the names of the columns. */
export function formatDayBookHeader({ columns }: BookSentences): string {
  const { number, day, date, time, code, name, utr, discount, taken, returned, corrects, by } = columns;
  const ways = tenderMethods.map((method) => columns[method]);
  return formatCsvLine([number, day, date, time, code, name, ...ways, utr, discount, taken, returned, corrects, by]);
}

/** Formats a receipt: days as yyyy-MM-dd, rupees with two decimals, negative if they went back. */
export function formatDayBookLine(entry: DayBookEntry, { erased, unnumbered }: BookSentences): string {
  const { day: date, minutes } = toLabTime(entry.at);
  const { taken, returned } = splitTotal(entry);
  return formatCsvLine([
    ...[entry.number, entry.day, date, formatClockTime(minutes), entry.codes.join("; ")],
    [...new Set(entry.names.map((name) => name ?? erased))].join("; "),
    ...tenderMethods.map((method) => toRupees(entry[method])),
    ...[entry.utr, toRupees(entry.discount), toRupees(taken), toRupees(returned)],
    ...[entry.corrects.map((number) => number ?? unnumbered).join("; "), entry.by],
  ]);
}

/** Formats the last line. */
export function formatDayBookSum(sums: DayBookSums, { sum }: BookSentences): string {
  const ways = tenderMethods.map((method) => toRupees(sums[method]));
  const { discount, taken, returned } = sums;
  return formatCsvLine([
    ...[sum, null, null, null, null, null, ...ways, null],
    ...[toRupees(discount), toRupees(taken), toRupees(returned), null, null],
  ]);
}

/** Adds up the lines. Taken less returned is what the evenings of these days show as taken. */
export function addEntries(sums: DayBookSums, entries: readonly DayBookEntry[]): DayBookSums {
  const split = entries.map(splitTotal);
  return {
    ...sumTakenByMethod([sums, ...entries]),
    discount: entries.reduce((sum, { discount }) => sum + discount, sums.discount),
    taken: split.reduce((sum, { taken }) => sum + taken, sums.taken),
    returned: split.reduce((sum, { returned }) => sum + returned, sums.returned),
  };
}

function splitTotal(entry: DayBookEntry): { taken: Paise; returned: Paise } {
  const { total } = addTotal(entry);
  return entry.isReturn ? { taken: 0, returned: total === 0 ? 0 : -total } : { taken: total, returned: 0 };
}

function toRupees(paise: Paise): number {
  return Number(formatAmount(paise));
}
