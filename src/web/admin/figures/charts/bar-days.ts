import { shortDate } from "#core/calendar/day.ts";
import type { Bar } from "#core/figures/bars.ts";
import { en } from "#web/texts/en.ts";

/** The days that a bar stands for: "21 Nov 2026", or "16 Nov 2026 to 21 Nov 2026". */
export function barDays({ from, to }: Pick<Bar, "from" | "to">): string {
  return from === to ? shortDate(from) : en.desk.figures.days(shortDate(from), shortDate(to));
}
