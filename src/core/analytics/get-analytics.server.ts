import { authorize } from "#core/access/authorize.ts";
import { type MoneyFilter, moneyFilterNames } from "#core/bookings/booking-filters.ts";
import type { Context } from "#core/context.server.ts";
import { formatAmount } from "#core/pricing/money.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { countOpenDays, isOpenDay, OPEN_WEEKDAYS } from "./open-days.ts";
import { listDays, type Period } from "./period.ts";
import {
  countBookingsByPayment,
  countBookingsByStatus,
  countSeatsTaken,
  countVisitsByDay,
  getSeatsAndHolidays,
  listTopItems,
  sumMoney,
} from "./queries.server.ts";
import type { Analytics, ItemTotal } from "./schema.ts";

/** Returns all figures of a period from one snapshot, so that they agree. Throws `sign-in-needed`, `not-allowed`. */
export async function getAnalytics({ db, actor }: Context, period: Period): Promise<Analytics> {
  authorize(actor, "read-analytics");
  return db.transaction(
    async (transaction) => {
      const statuses = await countBookingsByStatus(transaction, period);
      const money = await sumMoney(transaction, period);
      const open = await getSeatsAndHolidays(transaction, period);
      return {
        ...period,
        bookings: statuses.reduce((sum, { bookings }) => sum + bookings, 0),
        days: fillDays(period, await countVisitsByDay(transaction, period), open.holidays),
        money: presentMoney(money),
        moneyKinds: moneyFilterNames.map((kind) => presentMoneyFilter(kind, money)),
        statuses,
        payments: await countBookingsByPayment(transaction, period),
        occupancy: fillSlots(period, await countSeatsTaken(transaction, period), open),
        topPackages: (await listTopItems(transaction, period, "package")).map(presentItem),
        topTests: (await listTopItems(transaction, period, "test")).map(presentItem),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

function fillDays(
  period: Period,
  visits: Awaited<ReturnType<typeof countVisitsByDay>>,
  holidays: ReadonlySet<string>,
): Analytics["days"] {
  const byDay = new Map(visits.map((figure) => [figure.day, figure]));
  return listDays(period).map((day) => {
    const { bookings, bookedPaise } = byDay.get(day) ?? { bookings: 0, bookedPaise: 0 };
    return { day, bookings, booked: formatAmount(bookedPaise), isOpen: isOpenDay(day, holidays) };
  });
}

function fillSlots(
  period: Period,
  taken: Awaited<ReturnType<typeof countSeatsTaken>>,
  { seatsPerSlot, holidays }: Awaited<ReturnType<typeof getSeatsAndHolidays>>,
): Analytics["occupancy"] {
  const takenAt = new Map(taken.map((slot) => [`${slot.weekday} ${slot.time}`, slot.taken]));
  const open = countOpenDays(period, holidays);
  return OPEN_WEEKDAYS.flatMap((weekday) =>
    slotTimes.map((time) => ({
      weekday,
      time,
      taken: takenAt.get(`${weekday} ${time}`) ?? 0,
      seats: open[weekday] * seatsPerSlot,
    })),
  );
}

type MoneyTotals = Awaited<ReturnType<typeof sumMoney>>;

function presentMoney({ bookedPaise, kinds: { paid, owed, refunded, toGiveBack } }: MoneyTotals): Analytics["money"] {
  return {
    booked: formatAmount(bookedPaise),
    paid: formatAmount(paid.paise),
    owed: formatAmount(owed.paise),
    refunded: formatAmount(refunded.paise),
    toGiveBack: formatAmount(toGiveBack.paise),
  };
}

function presentMoneyFilter(kind: MoneyFilter, { kinds }: MoneyTotals): Analytics["moneyKinds"][number] {
  return { kind, bookings: kinds[kind].bookings, amount: formatAmount(kinds[kind].paise) };
}

function presentItem({ amountPaise, ...item }: Awaited<ReturnType<typeof listTopItems>>[number]): ItemTotal {
  return { ...item, amount: formatAmount(amountPaise) };
}
