import { between } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { addDays, formatWeekday } from "#core/calendar/day.ts";
import type { Context } from "#core/context.server.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { formatReceiptNumber } from "#core/money/receipt-number.ts";
import { getClosedReason } from "#core/slots/window.ts";
import type { Db } from "#db/client.server.ts";
import { holidays } from "#db/schema/lab.ts";
import {
  listOpenCash,
  listTakenByPerson,
  listUnsettledMethods,
  sumBooked,
  sumOwed,
  sumTaken,
  sumTakenByDay,
} from "./evening-queries.server.ts";
import { addTotal, type EveningSums, sumByAge, sumTakenByMethod } from "./evening-sums.ts";
import { listRefundsDue } from "./refunds-due.server.ts";

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
      ...addTotal(sumTakenByMethod(people)),
      ...{ forEarlier, returned, receipts },
      firstReceipt: first && formatReceiptNumber(first),
      lastReceipt: last && formatReceiptNumber(last),
    },
    people: people.map((person) => addTotal(person)),
    back: sumByAge(refunds, day),
  };
}

/**
 * The day and the six before it, oldest first, each with why the lab was closed: the holiday's name, or the weekday.
 */
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
    const reason = names.get(of) ?? formatWeekday(of, getSentences("en").calendar);
    return { day: of, total: taken.get(of) ?? 0, closed: isClosed ? reason : null };
  });
}
