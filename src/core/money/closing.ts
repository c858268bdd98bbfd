import { addDays } from "#core/calendar/day.ts";
import type { Paise } from "#core/pricing/money.ts";

/** What a person's cash of one day is made of. */
export type CashSums = {
  /** Kept from the last accepted closing. */
  carriedPaise: Paise;
  /** Cash taken, less cash returned. */
  takenPaise: Paise;
  /** Accepted from colleagues and from the drawer. */
  receivedPaise: Paise;
  /** Given to colleagues, the drawer, the bank, and for bills. */
  givenPaise: Paise;
};

/** Returns what a person should have at the end of a day. */
export function getExpectedPaise({ carriedPaise, takenPaise, receivedPaise, givenPaise }: CashSums): Paise {
  return carriedPaise + takenPaise + receivedPaise - givenPaise;
}

/** Values of banknotes in rupees, largest first. */
export const noteValues = [500, 200, 100, 50, 20, 10] as const;

/** Counted notes: their number by value in rupees, and "coins", an amount in rupees. */
export type CountedNotes = Record<string, number>;

/** Returns the sum of counted notes and coins. */
export function sumNotes(notes: CountedNotes): Paise {
  const rupees = noteValues.reduce((sum, value) => sum + value * (notes[value] ?? 0), notes.coins ?? 0);
  return rupees * 100;
}

/**
 * Returns the day on which money counts: its own while that is open, otherwise the first open day from today on. A day is
 * closed if it, or one after it, is.
 */
export function resolveCountedDay(ownDay: string, lastClosedDay: string | null, today: string): string {
  if (lastClosedDay === null || ownDay > lastClosedDay) return ownDay;
  const next = addDays(lastClosedDay, 1);
  return next > today ? next : today;
}

/** Like `resolveCountedDay`, for a payment method whose days are settled one by one. */
export function resolveSettledDay(ownDay: string, settledDays: readonly string[], today: string): string {
  if (!settledDays.includes(ownDay)) return ownDay;
  return settledDays.includes(today) ? addDays(today, 1) : today;
}

/** Why a person cannot count the cash of a day yet. */
export type ClosingObstacle = { kind: "earlier-day"; day: string } | { kind: "move"; moveId: number };
