import { noteValues, sumNotes } from "#core/money/closing.ts";
import type { CashCount } from "#core/money/closings/schema.ts";
import { parseRupees } from "#core/money/typed-rupees.ts";
import { formatAmount, type Paise, parseAmount } from "#core/pricing/money.ts";
import { toLatinDigits } from "#core/text-normalization.ts";

export type NoteName = `${(typeof noteValues)[number]}`;

/** Names of the banknotes, the largest first. */
export const noteNames = noteValues.map((value) => `${value}` as const);

/** What is typed while counting: numbers of notes, coins in rupees, or only the sum. */
export type TypedCount = { notes: Record<NoteName, string>; coins: string; sum: string };

/** How one counts. */
export const countWays = ["notes", "sum"] as const;
export type CountWay = (typeof countWays)[number];

/** Returns a number of notes as it was typed, empty for 0; null if it is none: "1.5", "5OO". */
export function parseNotes(typed: string): number | null {
  const text = toLatinDigits(typed).trim();
  if (text === "") return 0;
  return /^\d{1,5}$/.test(text) ? Number(text) : null;
}

/** Returns a typed number of notes, changed by one; what is none begins at 0. */
export function stepNotes(typed: string, step: 1 | -1): string {
  const notes = Math.max(0, (parseNotes(typed) ?? 0) + step);
  return notes === 0 ? "" : String(notes);
}

/** Returns the numbers of notes and the coins; null while one of them is no whole number. */
export function readNotes({ notes, coins }: TypedCount): Record<string, number> | null {
  const numbers: Record<string, number> = {};
  for (const [name, typed] of [...noteNames.map((name) => [name, notes[name]] as const), ["coins", coins] as const]) {
    const number = parseNotes(typed);
    if (number === null) return null;
    if (number > 0) numbers[name] = number;
  }
  return numbers;
}

/** Returns the sum of what is typed; null while it is no amount. */
export function sumTyped(typed: TypedCount, way: CountWay): Paise | null {
  if (way === "sum") return parseRupees(typed.sum);
  const notes = readNotes(typed);
  return notes && sumNotes(notes);
}

/** Returns an earlier count to type over; without one nothing is typed. */
export function toTypedCount(count: CashCount | null): TypedCount {
  const notes = Object.fromEntries(noteNames.map((name) => [name, String(count?.notes?.[name] ?? "")]));
  return {
    notes: notes as Record<NoteName, string>,
    coins: String(count?.notes?.coins ?? ""),
    sum: count && !count.notes ? formatAmount(parseAmount(count.counted)).replace(/\.00$/, "") : "",
  };
}
