export const MONTHS_A_YEAR = 12;
const DAYS_A_YEAR = 365.25;
/** Up to here one says "18 months" rather than "1 year 6 months". */
const MONTHS_OF_A_BABY = 24;

export const exactAgePattern = /^P(?:\d{1,4}M(?:\d{1,5}D)?|\d{1,5}D)$/;

type Unit = "years" | "months" | "days";

/** The age of an exact one, in whole years. */
export function yearsOf(exact: string): number {
  const { months, days } = partsOf(exact);
  return Math.floor(months / MONTHS_A_YEAR + days / DAYS_A_YEAR);
}

/** An age as `readAge` reads it again: "58", "18 months", "2 years 6 months", "10 days"; empty where none is known. */
export function ageText(age: number | null, exact: string | null): string {
  if (!exact) return age === null ? "" : String(age);
  return shownParts(exact)
    .map(([count, unit]) => `${count} ${count === 1 ? unit.slice(0, -1) : unit}`)
    .join(" ");
}

/** The same where there is little room: "58", "18m", "10d". */
export function shortAge(age: number | null, exact: string | null): string {
  if (!exact) return ageText(age, exact);
  return shownParts(exact)
    .map(([count, unit]) => `${count}${unit.slice(0, 1)}`)
    .join(" ");
}

function partsOf(exact: string): { months: number; days: number } {
  const [, months = 0] = /(\d+)M/.exec(exact) ?? [];
  const [, days = 0] = /(\d+)D/.exec(exact) ?? [];
  return { months: Number(months), days: Number(days) };
}

function shownParts(exact: string): [count: number, unit: Unit][] {
  const { months, days } = partsOf(exact);
  const years = months < MONTHS_OF_A_BABY ? 0 : Math.floor(months / MONTHS_A_YEAR);
  const parts: [number, Unit][] = [
    [years, "years"],
    [months - years * MONTHS_A_YEAR, "months"],
    [days, "days"],
  ];
  const shown = parts.filter(([count]) => count > 0);
  return shown.length > 0 ? shown : [[0, "days"]];
}
