import { between } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { addDays, formatWeekday } from "#core/calendar/day.ts";
import type { Context } from "#core/context.server.ts";
import { getSentences } from "#core/i18n/languages.ts";
import { formatReceiptNumber } from "#core/money/receipt-number.ts";
import { tenderMethods } from "#core/money/tenders.ts";
import type { Paise } from "#core/pricing/money.ts";
import { getClosedReason } from "#core/slots/window.ts";
import type { Db } from "#db/client.server.ts";
import { holidays } from "#db/schema/lab.ts";
import type { SettledMethod } from "#db/schema/values.ts";
import {
  type AgedSum,
  type BookedSums,
  listOpenCash,
  listTakenByPerson,
  listUnsettledMethods,
  type OpenCash,
  type PersonTaken,
  sumBooked,
  sumByAge,
  sumOwed,
  sumTaken,
  sumTakenByDay,
  type TakenByWay,
} from "./evening-queries.server.ts";
import { listRefundsDue } from "./refunds-due.server.ts";

type Ways = TakenByWay & { total: Paise };

/** The lab's money of a day; amounts in paise. */
export type EveningSums = {
  day: string;
  booked: BookedSums;
  taken: Ways & {
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

/** Days before the day that `week` shows. */
const DAYS_BEFORE = 6;

/**
 * Returns the lab's money of a day: what was taken counts by the day of the money, what was booked by the day of the
 * visit; what is owed and to be returned is as of now. Throws `sign-in-needed`, `not-allowed`.
 */
export async function getEveningFigures({ db, actor }: Pick<Context, "db" | "actor">, day: string) {
  authorize(actor, "read-money");
  return findEveningSums(db, day);
}

/** Returns the lab's money of a day, for the owner's message too. Needs no actor. */
export async function findEveningSums(db: Db, day: string): Promise<EveningSums> {
  const [booked, people, taken, owed, refunds, notClosed, notSettled, week] = await Promise.all([
    sumBooked(db, day),
    listTakenByPerson(db, day),
    sumTaken(db, day),
    sumOwed(db, day),
    listRefundsDue(db),
    listOpenCash(db, day),
    listUnsettledMethods(db, day),
    listWeek(db, day),
  ]);
  const { forEarlier, returned, receipts, first, last } = taken;
  return {
    ...{ day, booked, owed, notClosed, notSettled, week },
    taken: {
      ...addTotal(addWays(people)),
      ...{ forEarlier, returned, receipts },
      firstReceipt: first && formatReceiptNumber(first),
      lastReceipt: last && formatReceiptNumber(last),
    },
    people: people.map((person) => addTotal(person)),
    back: sumByAge(refunds, day),
  };
}

function addWays(people: readonly TakenByWay[]): TakenByWay {
  const sum: TakenByWay = { cash: 0, upi: 0, card: 0, other: 0 };
  for (const person of people) for (const method of tenderMethods) sum[method] += person[method];
  return sum;
}

function addTotal<Sums extends TakenByWay>(sums: Sums): Sums & { total: Paise } {
  return { ...sums, total: tenderMethods.reduce((total, method) => total + sums[method], 0) };
}

/** The day and the six before it, oldest first, each with why the lab was closed: the holiday's name, or the weekday. */
async function listWeek(db: Db, day: string): Promise<EveningSums["week"]> {
  const from = addDays(day, -DAYS_BEFORE);
  const [taken, closed] = await Promise.all([
    sumTakenByDay(db, from, day),
    db
      .select()
      .from(holidays)
      .where(between(holidays.day, from, day)),
  ]);
  const names = new Map(closed.map((holiday) => [holiday.day, holiday.name]));
  return Array.from({ length: DAYS_BEFORE + 1 }, (_, index) => addDays(from, index)).map((of) => {
    const isClosed = getClosedReason(of, of, names) !== null;
    const reason = names.get(of) ?? formatWeekday(of, getSentences().calendar);
    return { day: of, total: taken.get(of) ?? 0, closed: isClosed ? reason : null };
  });
}
