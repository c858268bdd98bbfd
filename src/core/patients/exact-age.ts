import type { Sentences } from "#core/i18n/en.ts";

export const MONTHS_PER_YEAR = 12;
const DAYS_PER_YEAR = 365.25;
/** Below this, months are shown alone: "18 months", not "1 year 6 months". */
const MAX_SHOWN_MONTHS = 24;

export const EXACT_AGE_PATTERN = /^P(?:\d{1,4}M(?:\d{1,5}D)?|\d{1,5}D)$/;

type Unit = "years" | "months" | "days";

/** Returns the whole years of an exact age. */
export function getWholeYears(exact: string): number {
  const { months, days } = parseExactAge(exact);
  return Math.floor(months / MONTHS_PER_YEAR + days / DAYS_PER_YEAR);
}

/**
 * Formats an age so that `parseAge` can read it: "58", "18 months", "2 years 6 months", "10 days"; empty if unknown.
 */
export function formatAge(age: number | null, exact: string | null, ages: Sentences["ages"]): string {
  if (!exact) return age === null ? "" : String(age);
  return listShownUnits(exact)
    .map(([count, unit]) => ages[unit](count))
    .join(" ");
}

/** Formats an age for narrow places: "58", "18m", "10d". */
export function formatShortAge(age: number | null, exact: string | null, ages: Sentences["ages"]): string {
  if (!exact) return formatAge(age, exact, ages);
  return listShownUnits(exact)
    .map(([count, unit]) => `${count}${ages.shortUnits[unit]}`)
    .join(" ");
}

function parseExactAge(exact: string): { months: number; days: number } {
  const [, months = 0] = /(\d+)M/.exec(exact) ?? [];
  const [, days = 0] = /(\d+)D/.exec(exact) ?? [];
  return { months: Number(months), days: Number(days) };
}

function listShownUnits(exact: string): [count: number, unit: Unit][] {
  const { months, days } = parseExactAge(exact);
  const years = months < MAX_SHOWN_MONTHS ? 0 : Math.floor(months / MONTHS_PER_YEAR);
  const amounts: [number, Unit][] = [
    [years, "years"],
    [months - years * MONTHS_PER_YEAR, "months"],
    [days, "days"],
  ];
  const shown = amounts.filter(([count]) => count > 0);
  return shown.length > 0 ? shown : [[0, "days"]];
}
