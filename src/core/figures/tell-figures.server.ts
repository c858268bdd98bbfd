import { requireMay } from "#core/access/may.ts";
import { type MoneyKind, moneyKindNames } from "#core/bookings/kinds.ts";
import type { Context } from "#core/context.server.ts";
import { toWire } from "#core/pricing/money.ts";
import { slotTimes } from "#core/slots/grid.ts";
import { isOpenDay, openDays, weekdays } from "./open-days.ts";
import { daysOf, type Period } from "./period.ts";
import {
  bookingsByPayment,
  bookingsByStatus,
  moneyOf,
  seatsAndHolidays,
  seatsTaken,
  topItems,
  visitsByDay,
} from "./queries.server.ts";
import type { Figures, ItemFigure } from "./schema.ts";

/**
 * All figures of a period, in one look at the book: no booking falls between two of them.
 * Refuses: sign-in-needed, not-allowed.
 */
export async function tellFigures({ db, actor }: Context, period: Period): Promise<Figures> {
  requireMay(actor, "read-figures");
  return db.transaction(
    async (book) => {
      const statuses = await bookingsByStatus(book, period);
      const money = await moneyOf(book, period);
      const open = await seatsAndHolidays(book, period);
      return {
        ...period,
        bookings: statuses.reduce((sum, { bookings }) => sum + bookings, 0),
        days: everyDay(period, await visitsByDay(book, period), open.holidays),
        money: wireMoney(money),
        moneyKinds: moneyKindNames.map((kind) => wireKind(kind, money)),
        statuses,
        payments: await bookingsByPayment(book, period),
        occupancy: everySlot(period, await seatsTaken(book, period), open),
        topPackages: (await topItems(book, period, "package")).map(presentItem),
        topTests: (await topItems(book, period, "test")).map(presentItem),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

function everyDay(
  period: Period,
  visits: Awaited<ReturnType<typeof visitsByDay>>,
  holidays: ReadonlySet<string>,
): Figures["days"] {
  const byDay = new Map(visits.map((figure) => [figure.day, figure]));
  return daysOf(period).map((day) => {
    const { bookings, bookedPaise } = byDay.get(day) ?? { bookings: 0, bookedPaise: 0 };
    return { day, bookings, booked: toWire(bookedPaise), isOpen: isOpenDay(day, holidays) };
  });
}

function everySlot(
  period: Period,
  taken: Awaited<ReturnType<typeof seatsTaken>>,
  { seatsPerSlot, holidays }: Awaited<ReturnType<typeof seatsAndHolidays>>,
): Figures["occupancy"] {
  const takenAt = new Map(taken.map((slot) => [`${slot.weekday} ${slot.time}`, slot.taken]));
  const open = openDays(period, holidays);
  return weekdays.flatMap((weekday) =>
    slotTimes.map((time) => ({
      weekday,
      time,
      taken: takenAt.get(`${weekday} ${time}`) ?? 0,
      seats: open[weekday] * seatsPerSlot,
    })),
  );
}

type Money = Awaited<ReturnType<typeof moneyOf>>;

function wireMoney({ bookedPaise, kinds: { paid, owed, refunded, toGiveBack } }: Money): Figures["money"] {
  return {
    booked: toWire(bookedPaise),
    paid: toWire(paid.paise),
    owed: toWire(owed.paise),
    refunded: toWire(refunded.paise),
    toGiveBack: toWire(toGiveBack.paise),
  };
}

function wireKind(kind: MoneyKind, { kinds }: Money): Figures["moneyKinds"][number] {
  return { kind, bookings: kinds[kind].bookings, amount: toWire(kinds[kind].paise) };
}

function presentItem({ amountPaise, ...item }: Awaited<ReturnType<typeof topItems>>[number]): ItemFigure {
  return { ...item, amount: toWire(amountPaise) };
}
